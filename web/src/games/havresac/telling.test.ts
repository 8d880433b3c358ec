import { describe, expect, it } from 'vitest';

import { LANGUAGES, wordsOf } from '../../words/words';
import { sampleBoard, sampleView } from './sample';
import { telling } from './telling';

const words = await wordsOf('en', 'havresac');

describe('telling', () => {
  it('begins with the round and the Guardian drawn, Boots counted', () => {
    const [first] = telling(sampleView(), 0, words);
    expect(first?.title).toBe('Round 2 of 5 · Adventure');
    expect(first?.lines[0]).toBe('Drawn: Warrior by day, 4 steps.');
    expect(first?.lines).toContain('In use for this move: the Boots.');
    expect(first?.lines).toContain('Fox 2: 2 Glory');
  });

  it('tells what stands where, by name', () => {
    const lines = telling(sampleView(), 0, words)[1]?.lines.join('\n');
    expect(lines).toContain('Fox (Hut K)');
    expect(lines).toContain('Thief at Hut D');
    expect(lines).toContain('Tents: square f4.');
    expect(lines).not.toMatch(/in ruins:[^\n]*a8/u);
  });

  it('has a section for every other player', () => {
    const titles = telling(sampleView(), 0, words).map(({ title }) => title);
    expect(titles).toContain('Board of Player 2');
    expect(titles.filter((title) => title === 'Board of Player 1')).toHaveLength(1);
  });

  it('can be told in every language and phase', async () => {
    for (const language of LANGUAGES) {
      const spoken = await wordsOf(language, 'havresac');
      for (const phase of ['adventure', 'recruitment', 'over'] as const) {
        const boards = [sampleBoard({ now: null, round: null, aside: { guide: 1 } })];
        for (const { title, lines } of telling(sampleView({ phase, boards }), null, spoken)) {
          expect(title).toBeTruthy();
          for (const line of lines) expect(line).not.toMatch(/\{|\}|undefined|NaN/u);
        }
      }
    }
  });
});
