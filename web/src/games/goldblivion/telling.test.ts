// The board in words: nothing missing, nothing of others that is hidden.

import { beforeAll, expect, test } from 'vitest';

import { type Words, wordsOf } from '../../words/words';
import { example } from './example';
import { telling } from './telling';

let words: Words;
beforeAll(async () => {
  const names = { tom: 'Tom', archer: 'Archer', bruno: 'Bruno', mine: 'Mine' };
  words = await wordsOf('en', 'goldblivion', names);
});

const section = (title: string, view = example()): string[] | undefined =>
  telling(view, 0, words).find((one) => one.title === title)?.lines;

test('after the round comes the own seat, with hand and development', () => {
  const [round, first] = telling(example(), 0, words);
  expect(round?.title).toBe('Round 2 · Player 1, 2 actions left');
  expect(first?.title).toBe('Player 1');
  expect(first?.lines).toContain('In hand: Tom ×2.');
  expect(first?.lines).toContain('Developed, which you alone may look at: Tom to the left.');
});

test('others are told by what is public', () => {
  const lines = section('Player 2');
  expect(lines).toContain('Player 2 has passed.');
  expect(lines?.some((line) => line.startsWith('In hand'))).toBe(false);
});

test('the markets tell gaps too', () => {
  const lines = section('Markets');
  expect(lines?.[0]).toContain('Bruno (Human, 2 nuggets)');
  expect(lines?.[1]).toBe('Market space 2: nothing.');
});

test('the land tells enemies and bare hexes', () => {
  const lines = section('Land and Villages');
  expect(lines?.[0]).toContain('Force 3, reward: gain 5 nuggets');
  expect(lines?.[1]).toBe('Hex 2, Mountain: empty.');
});

test('a fight is told while it goes on', () => {
  expect(section('Fight')).toBeUndefined();
  const view = example({
    asking: [{ frame: 'fight', a: 0, b: 0, c: 0 }],
    fight: { hex: 'hex:1', force: 1, fresh: { archer: 1 }, used: {} },
  });
  expect(section('Fight', view)).toEqual([
    'Fight on hex 1: Force 1 against 3.', 'Still to resolve: Archer.',
  ]);
});
