import { expect, test } from 'vitest';

import { LANGUAGES, wordsOf } from '../../words/words';
import { example } from './example';
import { telling } from './telling';

test('everything on the board is told', async () => {
  const sections = telling(example, 0, await wordsOf('en', 'eden'));
  expect(sections.map(({ title }) => title)).toEqual([
    'Round 3 of 60: Your actions', 'The ring of Eden', 'Objectives', 'Dice', 'Actions cards',
    'If the Goomz acted now, in the order yellow, red, black:',
  ]);
  const lines = sections.flatMap((section) => section.lines);
  expect(lines).toContain('Celestial: Trap on healthy land only.');
  expect(lines).toContain('Bottom: Swamp, healthy. The red Goomz (trapped), '
    + 'Water (traps the red Goomz, cannot leave this round).');
  expect(lines).toContain('Top right: Forest, healthy. Flora (shield).');
  expect(lines).toContain('Left: Waterfall, healthy. Nobody is there.');
  expect(lines).toContain('With Noa: Fauna, back in round 4.');
  expect(lines).toContain('The red Goomz: Water on swamp, with a free re-roll. 1 of 3 reached.');
  expect(lines).toContain('The black Goomz: all 3 reached.');
  expect(lines).toContain('Free dice: 1, 2, 2. Given up: 0.');
  expect(lines).toContain('Card I: 1 Move 1, 2 Attract, 3 Move 2, 4 Shortcut, 5 Heal, 6 Trap. '
    + 'A 6 lies on it: Trap.');
  expect(lines).toContain('Card IV is turned: out of use this round.');
  expect(lines).toContain('The red Goomz flees from the trap');
});

test('it is told in every language', async () => {
  for (const language of LANGUAGES) {
    const sections = telling(example, null, await wordsOf(language, 'eden'));
    expect(sections).toHaveLength(6);
    expect(JSON.stringify(sections)).not.toMatch(/[{}]\w|\$|undefined|null/u);
  }
});
