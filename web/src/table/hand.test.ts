import { beforeEach, describe, expect, it } from 'vitest';

import type { Face } from '../games/face';
import { settings } from '../settings.svelte';
import type { Choice, Happened } from '../wire/messages';
import type { Words } from '../words/words';
import { Hand, pointsAt } from './hand.svelte';

function choice(path: string, part: Partial<Choice> = {}): Choice {
  return {
    move: 0, path: path.split(' '), says: { id: 'says', facts: {} }, warnings: [], barrier: false,
    preview: [], ...part,
  };
}

const words = {
  name: (ref: string) => `«${ref}»`,
  message: () => 'does it',
  label: (_id: string, facts: Record<string, string>) => `${facts['name']}: ${facts['does']}`,
} as unknown as Words;

let played: string[];
let hand: Hand;

beforeEach(() => {
  settings.confirm = 'barrier';
  played = [];
  hand = new Hand({
    face: null, view: {}, words, play: (one) => played.push(one.path.join(' ')),
  });
  hand.renew([
    choice('die:5 card:I'), choice('die:5 card:II'), choice('die:2 card:I'),
    choice('act:roll', { barrier: true }),
    choice('act:end', { warnings: [{ id: 'warn', facts: {} }] }),
  ]);
});

describe('the hand', () => {
  it('lights what may be next', () => {
    expect([...hand.targets]).toEqual(['die:5', 'die:2', 'act:roll', 'act:end']);
    hand.pick('die:5');
    expect([...hand.targets]).toEqual(['card:I', 'card:II']);
    expect(hand.chosen).toEqual(['die:5']);
  });

  it('carries what no choice names onto what is lit, and nowhere else', () => {
    const face = { carried: ['web:walker'] } as unknown as Face;
    const walker = new Hand({
      face, view: {}, words, play: (one) => played.push(one.path.join(' ')),
    });
    expect(walker.lift('web:walker')).toBe(false);
    walker.renew([choice('square:a1'), choice('square:b2')]);
    expect(walker.lift('web:walker')).toBe(true);
    walker.drop(null);
    expect(played).toEqual([]);
    walker.lift('web:walker');
    walker.drop('square:b2');
    expect(played).toEqual(['square:b2']);
  });

  it('plays when a path is complete', () => {
    hand.pick('die:5');
    hand.pick('card:II');
    expect(played).toEqual(['die:5 card:II']);
  });

  it('asks first where there is no way back, or a warning', () => {
    for (const ref of ['act:roll', 'act:end']) {
      hand.pick(ref);
      expect(hand.pending?.path).toEqual([ref]);
      expect(played).toEqual([]);
      hand.back();
    }
    hand.pick('act:roll');
    hand.confirm();
    expect(played).toEqual(['act:roll']);
  });

  it('asks as the person wishes', () => {
    settings.confirm = 'never';
    hand.pick('act:roll');
    expect(played).toEqual(['act:roll']);
    settings.confirm = 'always';
    hand.back();
    hand.pick('die:5');
    hand.pick('card:I');
    expect(hand.pending?.path).toEqual(['die:5', 'card:I']);
  });

  it('does not ask about the only thing there is to do', () => {
    hand.renew([choice('act:done', { barrier: true })]);
    hand.pick('act:done');
    expect(played).toEqual(['act:done']);
  });

  it('takes another piece instead of an earlier one', () => {
    hand.pick('die:5');
    expect(hand.instead.has('die:2')).toBe(true);
    hand.pick('die:2');
    expect(hand.chosen).toEqual(['die:2']);
    expect(played).toEqual([]);
  });

  it('lets go of what is touched again', () => {
    hand.pick('die:5');
    hand.pick('die:5');
    expect(hand.chosen).toEqual([]);
  });

  it('drags one piece onto another', () => {
    expect(hand.lift('die:5')).toBe(true);
    hand.drop('card:I');
    expect(played).toEqual(['die:5 card:I']);
  });

  it('forgets a piece that is dropped elsewhere, and lifts none that needs no other', () => {
    hand.lift('die:5');
    hand.drop('place:1');
    expect(hand.chosen).toEqual([]);
    expect(hand.lift('act:roll')).toBe(false);
  });

  it('follows a hint, and lets the person say so', () => {
    hand.follow(['die:5', 'card:II']);
    expect(hand.pending?.path).toEqual(['die:5', 'card:II']);
    expect(played).toEqual([]);
  });

  it('says what a piece is and would do', () => {
    expect(hand.label('goomz:red')).toBe('«goomz:red»');
    expect(hand.label('die:5')).toBe('«die:5»');
    expect(hand.label('act:roll')).toBe('«act:roll»: does it');
  });

  it('keeps its place while others act', () => {
    hand.pick('die:5');
    hand.renew([choice('die:5 card:II'), choice('die:5 card:III')]);
    expect([...hand.targets]).toEqual(['card:II', 'card:III']);
    hand.renew([]);
    expect(hand.chosen).toEqual([]);
  });
});

it('points at what events are about, but at no seat', () => {
  const event: Happened = {
    kind: 'walk', barrier: 0,
    facts: { seat: 'seat:1', way: ['place:1', 'place:2'], n: 3, text: 'not one' },
  };
  expect([...pointsAt([event])]).toEqual(['place:1', 'place:2']);
});
