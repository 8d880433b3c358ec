import { expect, test } from 'vitest';

import { LANGUAGES, wordsOf } from '../../words/words';
import { ask, label } from './asking';
import { example } from './example';
import { explain } from './explain';

const REFS = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `place:${n}`),
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => [`die:${n}`, `face:${n}`]),
  ...['yellow', 'red', 'black'].flatMap((name) => [`goomz:${name}`, `objective:${name}`]),
  'ally:water', 'ally:fauna', 'ally:flora', 'card:I', 'card:II', 'card:III', 'card:IV',
  'terrain:waterfall', 'terrain:swamp', 'terrain:forest', 'terrain:mountain',
  'noa:power', 'act:backup', 'act:reroll', 'act:end', 'mode:celestial',
];

test('every piece explains itself and names a rule, in every language', async () => {
  for (const language of LANGUAGES) {
    const words = await wordsOf(language, 'eden');
    for (const ref of REFS) {
      const said = explain(ref, example, words);
      expect(said?.rule, ref).toMatch(/^E\d+$/u);
      expect([said?.title, ...(said?.lines ?? [])].join(' '), ref).not.toMatch(/[{}$]|undefined/u);
      expect(label(example, [], ref, words), ref).toBeTruthy();
    }
  }
});

test('what is our invention is called so', async () => {
  const words = await wordsOf('en', 'eden');
  expect(explain('card:I', example, words)?.standIn).toBe(true);
  expect(explain('card:II', example, words)?.standIn).toBe(false);
  expect(explain('objective:red', example, words)?.standIn).toBe(true);
  expect(explain('objective:yellow', example, words)?.standIn).toBe(false);
  expect(explain('nothing:here', example, words)).toBeNull();
});

test('a place tells who is there and how the other one of its kind is', async () => {
  expect(explain('place:2', example, await wordsOf('en', 'eden'))).toEqual({
    title: 'Forest (top right), healthy',
    lines: ['A Goomz that finds no Ally here ravages it.', 'Flora (shield).',
      'The other one: Forest (right), ravaged.'],
    rule: 'E41',
  });
});

test('a die tells what it does on each free card', async () => {
  expect(explain('die:5', example, await wordsOf('en', 'eden'))?.lines)
    .toEqual(['Card II: Heal', 'Card III: Heal']);
});

test('one thing is asked at a time', async () => {
  const words = await wordsOf('en', 'eden');
  const asked = (chosen: string[], offered: string[]) => ask(example, chosen, offered, words);
  expect(asked([], ['die:1'])).toBe('Which die do you use, and how?');
  expect(asked(['die:1'], ['card:I', 'card:II'])).toBe('Which card takes the 1?');
  expect(asked(['die:1', 'card:I'], ['ally:water'])).toBe('Which Ally?');
  expect(asked(['die:2', 'card:II', 'ally:water'], ['ally:flora'])).toBe('And which other one?');
  expect(asked(['die:2', 'card:II', 'ally:water'], ['ally:flora', 'goomz:red']))
    .toBe('Which piece?');
  expect(asked(['act:backup'], ['die:1'])).toBe('Which die do you give up?');
  expect(asked(['act:backup', 'die:1'], ['die:2'])).toBe('Which die do you roll again?');
  expect(asked(['noa:power'], ['die:1'])).toBe('Which die does Noa turn?');
  expect(asked(['goomz:red'], ['ally:water'])).toBe('Which Ally does it meet?');
  expect(label(example, ['die:2'], 'card:II', words)).toBe('Card II: Attract');
});
