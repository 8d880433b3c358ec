import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Json } from '../../wire/messages';
import { example } from './example';
import { motions } from './motions';

const show = (kind: string, facts: Record<string, Json>) =>
  motions({ kind, facts, barrier: 0 }, example);

test('pieces walk the shorter way round the ring', () => {
  expect(show('move', { ally: 'ally:flora', place: 'place:0' })).toEqual([
    { do: 'walk', what: 'ally:flora', way: ['place:2', 'place:1', 'place:0'] },
  ]);
  expect(show('repel', { ally: 'ally:water', piece: 'goomz:red', place: 'place:7' })).toEqual([
    { do: 'glow', what: 'ally:water' },
    { do: 'walk', what: 'goomz:red', way: ['place:5', 'place:6', 'place:7'] },
  ]);
});

test('Goomz go one place clockwise, also when they are drawn there already', () => {
  expect(show('wander', { goomz: 'goomz:yellow', place: 'place:0' })).toEqual([
    { do: 'walk', what: 'goomz:yellow', way: ['place:7', 'place:0'] },
  ]);
});

test('what happens to the land, all feel who stand there', () => {
  expect(show('destroy', { goomz: 'goomz:red', place: 'place:5' })).toEqual([
    { do: 'shake', what: 'place:5' }, { do: 'shake', what: 'goomz:red' },
    { do: 'shake', what: 'ally:water' },
  ]);
});

test('dice are rolled, placed and turned', () => {
  expect(show('roll', { round: 2, dice: ['die:1', 'die:4', 'die:4'] })).toEqual([
    { do: 'roll', what: 'die:1' }, { do: 'roll', what: 'die:4' },
  ]);
  expect(show('place-die', { die: 'die:2', card: 'card:II' })).toEqual([
    { do: 'fly', what: 'die:2', from: 'die:2', to: 'card:II' },
  ]);
  expect(show('reroll', { die: 'die:2', face: 'face:6' })).toEqual([{ do: 'roll', what: 'die:6' }]);
});

test('two who change places fly past each other', () => {
  expect(show('swap', { first: 'ally:water', second: 'ally:flora' })).toEqual([
    { do: 'fly', what: 'ally:water', from: 'place:5', to: 'place:2' },
    { do: 'fly', what: 'ally:flora', from: 'place:2', to: 'place:5' },
  ]);
});

test('every event that has words has a motion', () => {
  const words = readFileSync('../src/ludotheque/locale/en/eden.ftl', 'utf-8');
  const kinds = [...words.matchAll(/^eden-event-([\w-]+) =/gmu)].map(([, kind]) => kind!);
  const facts = {
    ally: 'ally:flora', goomz: 'goomz:red', piece: 'goomz:red', first: 'goomz:yellow',
    second: 'goomz:red', place: 'place:4', terrain: 'terrain:mountain', die: 'die:2',
    face: 'face:3', card: 'card:II', dice: ['die:2'], round: 3, reroll: 0,
  };
  expect(kinds.length).toBeGreaterThan(25);
  expect(kinds.filter((kind) => show(kind, facts).length === 0)).toEqual([]);
});
