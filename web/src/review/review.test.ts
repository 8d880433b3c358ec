import { beforeEach, expect, test, vi } from 'vitest';

import { wordsOf, type Words } from '../words/words';
import { example } from './example';
import { actionOf } from './keys';
import { headOf } from './record';
import { Reel } from './reel';
import { Show } from './show.svelte';
import { linesOf, placeLabel, spokenStep, tellStep, timeLabel } from './telling';

let words: Words;
beforeEach(async () => {
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  words = (await wordsOf('en', 'goldblivion', { tom: 'Tom' }, ['review']))
    .naming({ 'seat:1': 'Ann', 'seat:2': 'Ben' });
});

// --- the reel ---

test('every picture is the one before with what a step changed', () => {
  const { views } = new Reel(example('0'));
  expect(views).toHaveLength(8);
  expect(views[0]).toEqual({
    round: 0, seat: null, gold: [0, 0], market: ['card:tom', 'card:naya'],
  });
  expect(views[3]).toEqual({
    round: 1, seat: null, gold: [1, 2], market: ['card:tom'], fight: { force: 3 },
  });
  expect(views[4]).not.toHaveProperty('fight');
  expect(views[6]).toEqual(views[5]);
});

test('jumping back and forth gives the same pictures as going step by step', () => {
  const straight = new Reel(example('all'));
  const expected = straight.views.map((_, n) => structuredClone(straight.view(n)));
  const show = new Show();
  show.open(new Reel(example('all')));
  for (const n of [3, 0, 7, 1, 6, 2, 2, 5, 7, 4, 0, 1, 2, 3, 4, 3]) {
    show.goTo(n);
    expect(show.at).toBe(n);
    expect(show.view).toEqual(expected[n]);
  }
});

test('turns and rounds are found in both directions', () => {
  const reel = new Reel(example('0'));
  expect(reel.rounds).toEqual([2, 5]); // the last step ends the game, not a round
  expect(reel.turns).toEqual([1, 2, 3, 5]);
  expect([0, 1, 2, 5, 7].map((n) => reel.next(reel.turns, n, 1))).toEqual([1, 2, 3, 7, 7]);
  expect([0, 1, 2, 6, 7].map((n) => reel.next(reel.turns, n, -1))).toEqual([0, 0, 1, 5, 5]);
  expect(reel.roundOf(2)).toBe(0); // it was made before the round that it began
});

test('who sees everything sits where the step is made', () => {
  const all = new Reel(example('all'));
  expect([0, 1, 2, 4, 6].map((n) => all.view(n)['seat'])).toEqual([0, 0, 1, 0, 1]);
  expect(all.view(1, 1)['seat']).toBe(1);
  expect(new Reel(example('spectator')).view(2)['seat']).toBeNull();
});

test('the time of a step is told where it is known', () => {
  const reel = new Reel(example('0'));
  expect([1, 2, 3, 4, 5, 6, 7].map((n) => reel.secondsFor(n)))
    .toEqual([4, 0.5, 15.5, 61, null, null, 0]);
  expect([2, 3, 4, 5].map((n) => timeLabel(reel, n, words))).toEqual(['', '16 s', '1 min', '']);
});

// --- the replay ---

test('it steps, stops at the ends, and begins again', () => {
  const show = new Show();
  show.open(new Reel(example('0')));
  show.by(-1);
  expect(show.at).toBe(0);
  show.byRound(1);
  expect(show.at).toBe(2);
  show.byTurn(-1);
  expect(show.at).toBe(1);
  show.by(100);
  expect(show.at).toBe(7);
  show.toggle();
  expect([show.at, show.playing]).toEqual([0, true]);
  show.by(1);
  expect(show.playing).toBe(false);
});

test('other eyes see the same step', () => {
  const show = new Show();
  show.open(new Reel(example('0')));
  show.goTo(4);
  show.open(new Reel(example('all')));
  expect(show.at).toBe(4);
  expect(show.view).toMatchObject({ seat: 0, round: 1 });
});

test('speeds go up and down, and round', () => {
  const show = new Show();
  show.faster(-1);
  show.faster(-1);
  expect(show.speed).toBe(0.5);
  for (const _ of [1, 2, 3]) show.faster(1);
  show.faster(1);
  expect(show.speed).toBe(4);
  show.cycleSpeed();
  expect(show.speed).toBe(0.5);
});

// --- the words ---

test('a choice is told to who may know it, to others what they saw', () => {
  expect(tellStep(new Reel(example('all')), 1, words)).toMatchObject({ line: 'Play Tom', by: 0 });
  expect(tellStep(new Reel(example('0')), 1, words)).toMatchObject({ line: 'Play Tom', by: 0 });
  expect(tellStep(new Reel(example('1')), 1, words))
    .toEqual({ line: 'Ann plays Tom.', by: null, more: [] });
  const unseen = example('spectator');
  unseen.steps[0]!.events = [];
  expect(tellStep(new Reel(unseen), 1, words).by).toBe(0);
});

test('what happens several times in a row is said once', () => {
  const draw = { kind: 'draw', facts: { seat: 'seat:1' }, barrier: 1 };
  expect(linesOf([draw, draw, { ...draw, facts: { seat: 'seat:2' } }], words)).toEqual([
    { text: 'Ann draws a card.', times: 2 }, { text: 'Ben draws a card.', times: 1 },
  ]);
});

test('a step is spoken whole', () => {
  const reel = new Reel(example('all'));
  expect(placeLabel(reel, 3, words)).toBe('Step 3 of 7 · Round 1');
  expect(placeLabel(reel, 0, words)).toBe('Step 0 of 7 · Before the first round');
  expect(spokenStep(reel, 3, words)).toBe('Step 3 of 7. Ben: Play Tom. Ben passes.');
  expect(spokenStep(reel, 0, words)).toBe('Step 0 of 7. The game is set up. The game is over.');
});

// --- the record, the keys ---

test('the head of a record tells what was promised', () => {
  const head = headOf('ludotheque record 1\ngame: eden\ncommitment: ab12\nsecret: 34cd\n'
    + 'salts: ["a: b",""]\nresult: null\n\n  = roll dice=die:1\n1 @0.4 act:end\n');
  expect(head).toEqual({ commitment: 'ab12', secret: '34cd', salts: ['a: b', ''], result: null });
  expect(headOf('ludotheque record 1\nsecret: 34cd\n').salts).toEqual([]);
});

test('keys mean something, but not where they are meant for something else', () => {
  const key = (name: string, more: Partial<KeyboardEvent> = {}): string | null =>
    actionOf({ key: name, target: null, ...more } as KeyboardEvent);
  expect(['ArrowLeft', 'End', ' ', 'T', '?', 'x'].map((name) => key(name)))
    .toEqual(['back', 'last', 'play', 'text', 'keys', null]);
  expect(key('ArrowRight', { shiftKey: true })).toBe('turn-forward');
  expect(key('ArrowRight', { ctrlKey: true })).toBeNull();
  const inside = (what: string): Partial<KeyboardEvent> =>
    ({ target: { closest: (wanted: string) => wanted.includes(what) } as unknown as Element });
  expect(key(' ', inside('button'))).toBeNull();
  expect(key('ArrowLeft', inside('button'))).toBe('back');
  expect(key('ArrowLeft', inside('dialog'))).toBeNull();
});
