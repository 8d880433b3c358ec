import { describe, expect, it } from 'vitest';

import { isName } from '../me.svelte';
import type { TableLine } from '../wire/api';
import { wordsOf } from '../words/words';
import { botName } from './bots';
import { anyOf, luckOf } from './luck';
import { chosenLabels, standInLabels } from './options';
import { ofOthers, unfinished } from './tables';
import { ago, lengthOf } from './times';

describe('names and luck', () => {
  it('are drawn from a list, and differ from the last', () => {
    for (let n = 0; n < 20; n++) expect(anyOf('one, two', 'one')).toBe('two');
    expect(luckOf('acorn, drum, kite')).toMatch(/^(\w+ ){3}\d{1,4}$/u);
  });
  it.each(['Ann', 'Ç', ' Bo '])('%j is a name', (name) => expect(isName(name)).toBe(true));
  it.each(['', '  ', 'a\nb', 'x'.repeat(41)])('%j is none', (name) =>
    expect(isName(name)).toBe(false));
});

describe('tables', () => {
  const line = (id: string, phase: TableLine['phase'], to_move: number[], touched: number) =>
    ({ id, phase, to_move, touched, you: 0 }) as TableLine;
  it('of mine come with my turn first, then the latest', () => {
    const lines = [line('a', 'playing', [1], 9), line('b', 'playing', [0], 1),
      line('c', 'ended', [], 99), line('d', 'gathering', [], 50)];
    expect(unfinished(lines).map((one) => one.id)).toEqual(['b', 'd', 'a']);
  });
  it('of others are all but mine', () => {
    const [mine, theirs] = [line('a', 'playing', [0], 1), line('b', 'gathering', [], 2)];
    expect(ofOthers([mine, theirs], [{ ...mine }])).toEqual([theirs]);
  });
});

describe('words', () => {
  it('tell lengths and times in the language', async () => {
    const words = await wordsOf('fr');
    expect([30, 120, 7200, 86_400 * 3].map((seconds) => lengthOf(seconds, words))).toEqual(
      ['30 s', '2 min', '2 h', '3 jours']);
    expect(ago(1000, words, 1000 + 7200)).toMatch(/2\s?h/u);
  });
  it('name bots, and options by what was chosen', async () => {
    const words = await wordsOf('en', 'eden');
    expect(botName('hard', words)).toBe('Bot (hard)');
    expect(botName('greedy:16', words)).toBe('Bot (greedy:16)');
    expect(botName('expert', await wordsOf('es'))).toBe('Robot (experto)');
    expect(chosenLabels({ modes: ['ravage'], shield_lasts: false }, words)).toEqual(['Ravage']);
    expect(standInLabels(['actions.I', 'actions.II', 'score', 'new'], words)).toEqual(
      ['the 2 Actions cards', 'the score', 'new']);
  });
});
