// Pieces explain themselves in every language, and name their rule.

import { beforeAll, describe, expect, test } from 'vitest';

import { LANGUAGES, type Words, wordsOf } from '../../words/words';
import { ask, label } from './asking';
import { example } from './example';
import { explain } from './explain';

const NAMES = { tom: 'Tom', bruno: 'Bruno', archer: 'Archer', mine: 'Mine' };
let words: Words;
beforeAll(async () => {
  words = await wordsOf('en', 'goldblivion', NAMES);
});

describe('a card', () => {
  test('tells type, cost and each side', () => {
    expect(explain('market:1', example(), words)).toEqual({
      title: 'Bruno',
      lines: ['Human, 2 nuggets', 'Left side: gain 3 nuggets.', 'Right side: draw 1 card.'],
      rule: 'G21',
      standIn: true,
    });
  });

  test('in the hand has the rule of playing it, and is no stand-in', () => {
    const told = explain('hand:tom', example(), words);
    expect(told).toEqual({ title: 'Tom', lines: ['Human', 'Gain 1 nugget.'], rule: 'G20' });
  });

  test('of the army tells its Force', () => {
    expect(explain('combat:1', example(), words)?.lines).toEqual([
      'Combat card, 3 nuggets', 'Force 1, draw 1 Combat card more.',
    ]);
  });
});

test('every kind of piece has something to say, in every language', async () => {
  const refs = [
    'hex:1', 'hex:2', 'tile:f3n', 'tile:m9', 'village:left', 'magic:2', 'seat:2', 'face:1',
    'act:pass', 'act:ingot', 'act:end', 'act:fight', 'act:decline', 'develop:left',
    'develop:right', 'pay:yes', 'pay:no', 'noble:nuggets', 'web:track', 'web:deck', 'web:pile',
    'web:play', 'web:army', 'web:nuggets', 'web:materials', 'web:ingots', 'web:magic',
  ];
  for (const language of LANGUAGES) {
    const spoken = await wordsOf(language, 'goldblivion', NAMES);
    for (const ref of refs) {
      const told = explain(ref, example(), spoken);
      expect(told?.lines.length, `${ref} in ${language}`).toBeGreaterThan(0);
      expect(told?.rule, ref).toMatch(/^G\d+$/u);
    }
  }
});

test('a gap in the market says so', () => {
  expect(explain('market:2', example(), words)).toMatchObject({
    lines: ['No card lies here now.'], rule: 'G21',
  });
});

describe('what is asked', () => {
  test('begins with the actions left', () => {
    expect(ask(example(), [], ['act:pass'], words)).toContain('2 main actions');
  });

  test('goes on with the thing that was chosen', () => {
    expect(ask(example(), ['hand:bruno'], ['side:left'], words)).toBe('Bruno: which side?');
    expect(label(example(), ['hand:bruno'], 'side:right', words)).toBe('draw 1 card');
  });

  test('a development says what it will bring', () => {
    expect(label(example(), ['hand:tom'], 'develop:left', words)).toContain('2 nuggets');
  });
});
