import { describe, expect, it } from 'vitest';

import { LANGUAGES, wordsOf } from '../../words/words';
import { ask, label } from './ask';
import { explain } from './explain';
import { sampleBoard, sampleView } from './sample';
import { ITEMS, typed } from './view';

const words = await wordsOf('en', 'havresac');
const view = sampleView();

describe('explain', () => {
  it('has something to say of every piece, in every language', async () => {
    const places = ['bag', 'drawn', 'walker', 'aside', 'gains', 'glory', 'table', 'villages',
      'chests', 'fairies', 'hunt', 'gold', 'points', 'scouts', 'rounds'];
    const refs = [
      ...typed(view).printed.flatMap(({ ref, spot }) => [ref, spot]),
      ...typed(view).tiles.flatMap(({ ref, face }) => [ref, ref.replace('guardian', 'kind'),
        `${ref.replace('guardian', 'face')}-${face}`]),
      ...ITEMS.map((item) => `item:${item}`), 'kind:cup', 'figure:c7', 'seat:1', 'seat:2',
      ...['fox', 'crocodile', 'pig', 'fairy'].map((name) => `creature:${name}`),
      ...places.map((place) => `web:${place}`), 'act:done', 'act:aside',
    ];
    for (const language of LANGUAGES) {
      const spoken = await wordsOf(language, 'havresac');
      for (const ref of refs) {
        const told = explain(ref, view, spoken);
        expect(told?.title, ref).toBeTruthy();
        expect(told?.rule, ref).toMatch(/^H\d+$/u);
        for (const line of told?.lines ?? []) expect(line).not.toMatch(/\{|\}|undefined/u);
      }
    }
  });

  it('tells who stands on a square, and calls stand-ins so', () => {
    const told = explain('square:c7', view, words);
    expect(told).toMatchObject({ title: 'Hut K', rule: 'H32', standIn: true });
    expect(told?.lines[0]).toBe('A Fox stands here: 1 Glory.');
    expect(explain('web:villages', view, words)?.standIn).toBe(false);
  });

  it('tells a Chest that was seen on another board', () => {
    expect(explain('square:a4', view, words)?.lines.join(' ')).toContain('the Bow');
  });

  it('knows who may still appear', () => {
    expect(explain('hut:C', view, words)?.lines).toEqual(['A Pig may still appear here.']);
    expect(explain('hut:A', view, words)?.lines)
      .toEqual(['Nobody will appear here any more.']);
  });
});

describe('ask', () => {
  it('asks one thing at a time', () => {
    expect(ask(view, [], ['square:e5', 'square:e6'], words)).toBe('Where does the Warrior go?');
    expect(ask(view, ['item:net'], ['square:e5'], words)).toBe('The Net: where?');
    const buying = sampleView({ boards: [sampleBoard({ stage: 'buying', now: null })] });
    expect(ask(buying, [], ['act:done'], words)).toContain('4 Gold');
  });

  it('calls squares by what they are', () => {
    expect(label(view, [], 'square:c7', words)).toBe('Hut K');
    expect(label(view, [], 'item:boots', words)).toBe('Use the Boots');
  });
});
