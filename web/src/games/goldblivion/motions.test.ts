// Everything that can happen is shown, or known to be only told.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import type { GameEvent } from '../face';
import { example } from './example';
import { motions, ONLY_TOLD, SHOWN } from './motions';

const event = (kind: string, facts: GameEvent['facts'], own?: boolean): GameEvent => ({
  kind, facts, barrier: 0, ...(own ? { own } : {}),
});

test('no kind of event is forgotten', () => {
  const texts = readFileSync('../src/ludotheque/locale/en/goldblivion.ftl', 'utf8');
  const found = texts.matchAll(/^goldblivion-event-([\w-]+?)(?:-own)? =/gmu);
  const kinds = [...found].map((one) => one[1]!);
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.filter((kind) => !(kind in SHOWN) && !ONLY_TOLD.has(kind))).toEqual([]);
});

describe('a card', () => {
  test('that is bought flies from its space of the market', () => {
    expect(motions(event('buy', { seat: 'seat:1', card: 'card:mine', cost: 3 }), example()))
      .toEqual([{ do: 'fly', what: 'market:3', from: 'market:3', to: 'seat:1' }]);
  });

  test('that comes to the market is turned there', () => {
    expect(motions(event('refill', { market: 'market:2', card: 'card:tom' }), example()))
      .toEqual([{ do: 'flip', what: 'market:2' }]);
  });

  test('that I play leaves my hand; of another I only see who played', () => {
    expect(motions(event('play', { seat: 'seat:1', card: 'card:tom' }), example()))
      .toMatchObject([{ do: 'fly', from: 'hand:tom', to: 'web:play' }]);
    expect(motions(event('play', { seat: 'seat:2', card: 'card:tom' }), example()))
      .toEqual([{ do: 'glow', what: 'seat:2' }]);
  });

  test('that another draws is nobody’s business', () => {
    expect(motions(event('draw', { seat: 'seat:2' }), example())).toEqual([]);
    expect(motions(event('draw', { seat: 'seat:1', card: 'card:tom' }, true), example()))
      .toEqual([{ do: 'fly', what: 'hand:tom', from: 'web:pile', to: 'hand:tom' }]);
  });

  test('that is destroyed shakes where it lies', () => {
    expect(motions(event('destroy', { card: 'fighter:archer' }), example()))
      .toEqual([{ do: 'shake', what: 'combat:1' }]);
  });
});

test('each gain travels by itself', () => {
  const gain = event('nuggets', { seat: 'seat:1', n: 2 });
  const [one] = motions(gain, example());
  const [other] = motions(gain, example());
  expect(one).toMatchObject({ do: 'fly', from: 'web:nuggets', to: 'seat:1' });
  expect(one?.what).not.toBe(other?.what);
});
