import { describe, expect, it } from 'vitest';

import { blocksOf, found, spansOf } from './rulebook';

const BOOK = [
  { title: 'Eden', blocks: ['Un anneau de forêts.', { id: 'E1', marks: 'R', text: 'Huit.' }] },
  { title: 'Fin', blocks: [{ id: 'E50', marks: 'PS', text: 'La forêt brûle (E1).' }] },
];

describe('searching', () => {
  it('finds words without their accents', () => {
    expect(found(BOOK, 'foret').map((one) => one.blocks.length)).toEqual([1, 1]);
    expect(found(BOOK, 'forêt BRULE').map((one) => one.title)).toEqual(['Fin']);
  });
  it('finds a rule by its id', () => {
    expect(found(BOOK, 'e50').map((one) => one.title)).toEqual(['Fin']);
  });
  it('shows everything for no words', () => expect(found(BOOK, '  ')).toBe(BOOK));
  it('may find nothing', () => expect(found(BOOK, 'dragon')).toEqual([]));
});

describe('a text', () => {
  it('has words that stand out, and links to rules', () => {
    expect(spansOf('A **bold** *word* in `code`, see E41.')).toEqual([
      { kind: 'plain', text: 'A ' }, { kind: 'strong', text: 'bold' },
      { kind: 'plain', text: ' ' }, { kind: 'em', text: 'word' },
      { kind: 'plain', text: ' in ' }, { kind: 'code', text: 'code' },
      { kind: 'plain', text: ', see ' }, { kind: 'rule', text: 'E41' },
      { kind: 'plain', text: '.' },
    ]);
  });
  it('has tables and lists', () => {
    expect(blocksOf('Rows:\n| die | card |\n|---|---|\n| 1 | Move |\n- one\n- two')).toEqual([
      { kind: 'text', text: 'Rows:' },
      { kind: 'table', head: ['die', 'card'], rows: [['1', 'Move']] },
      { kind: 'list', ordered: false, items: ['one', 'two'] },
    ]);
  });
});
