import { beforeEach, expect, test, vi } from 'vitest';

import { wordsOf, type Words } from '../words/words';
import { Analysing } from './analysing.svelte';
import type { AnalysedStep, Analysis } from './analysis';
import { apart, barsOf, lineOf, pictureAt, xOf, yOf, type Plot } from './curve';
import { example } from './example';
import { Insight } from './insight';
import { Reel } from './reel';
import { readReport, seatedAt } from './report';
import { Show } from './show.svelte';

const MESSAGE = { id: 'goldblivion-says-play', facts: { thing: 'hand:tom' } };

function step(n: number, seat: number, loss: number, luck: number[], outlooks: number[]
): AnalysedStep {
  return {
    n, seat, round: n < 4 ? 1 : 2, path: ['hand:tom'], says: MESSAGE, before: 0.5,
    chosen: 0.5 - loss, loss, chance: luck.some(Boolean), luck, outlooks,
    best: loss > 0 ? { path: ['act:pass'], says: MESSAGE, value: 0.5, why: [] } : null,
    judged: { before: 0.5, chosen: 0.5 - loss, loss, luck },
  };
}

function analysis(measure: 'chance' | 'points' = 'chance'): Analysis {
  const factor = measure === 'chance' ? 1 : 100;
  const split = { start: 0.4 * factor, end: factor, skill: 0, luck: 0, rest: 0 };
  return {
    game: 'goldblivion', edition: 'base', options: {}, seats: ['person', 'hard'], measure,
    simulations: 10, seed: 1, hindsight: false, complete: true,
    steps: [
      step(1, 0, 0.01 * factor, [0, 0], [0.4 * factor, 0.6 * factor]),
      step(2, 1, 0.2 * factor, [0.001, -0.001], [0.7 * factor, 0.3 * factor]),
      step(3, 1, 0, [0.3, -0.3], [0.7 * factor, 0.3 * factor]),
      step(4, 0, 0.07 * factor, [0, 0], [0.7 * factor, 0.3 * factor]),
    ],
    turning: [2, 4, 1], fortunes: [{ n: 3, seat: 1, luck: -0.3 * factor }],
    splits: [split, split].map((one) => ({ ...one, judged: one })),
  };
}

const PLOT: Plot = { width: 220, height: 40, inset: 10, last: 4, top: 1, bottom: 0 };
let words: Words;
beforeEach(async () => {
  words = await wordsOf('en', 'goldblivion', { tom: 'Tom' }, ['review', 'analysis']);
});

// --- geometry ---

test('a curve is on the scale of the timeline', () => {
  expect([0, 2, 4].map((n) => xOf(PLOT, n))).toEqual([10, 110, 210]);
  expect([0, 0.25, 1, 7, -1].map((value) => yOf(PLOT, value))).toEqual([40, 30, 0, 0, 40]);
  expect([-50, 10, 84, 86, 999].map((x) => pictureAt(PLOT, x))).toEqual([0, 0, 1, 2, 4]);
  expect(yOf({ ...PLOT, bottom: 50, top: 90 }, 70)).toBe(20);
});

test('a line has points only where it bends', () => {
  expect(lineOf(PLOT, [0, 0, 0, 1, 1])).toBe('M10 40L110 40L160 0L210 0');
  expect(lineOf(PLOT, [0.5])).toBe('M10 20');
  expect(lineOf({ ...PLOT, last: 0 }, [0.5])).toBe('M10 20');
});

test('luck goes up and down from the middle', () => {
  expect(barsOf(PLOT, [0, 0.2, -0.1, 0.0001])).toEqual([
    { n: 1, x: 60, y: 0, height: 20 }, { n: 2, x: 110, y: 20, height: 10 },
  ]);
  expect(barsOf(PLOT, [0, 0])).toEqual([]);
});

test('labels keep their order and stay apart', () => {
  expect(apart([10, 50, 100], 20, 10, 200)).toEqual([10, 50, 100]);
  expect(apart([50, 52, 54], 20, 10, 200)).toEqual([50, 70, 90]);
  expect(apart([195, 198, 200], 20, 10, 200)).toEqual([160, 180, 200]);
});

// --- what is marked ---

test('what cost much is marked, and the great strokes of luck', () => {
  const insight = new Insight(analysis());
  expect([1, 2, 3, 4].map((n) => insight.verdict(n))).toEqual(['slip', 'blunder', null, 'mistake']);
  expect(insight.marks.map(({ kind, n }) => `${kind} ${n}`))
    .toEqual(['turning 1', 'turning 2', 'luck 3', 'turning 4']);
  expect(insight.turning).toEqual([1, 2, 4]);
  expect([insight.next(0, 1), insight.next(2, 1), insight.next(2, -1), insight.next(4, 1)])
    .toEqual([1, 4, 1, null]);
  expect(insight.lucky(2)).toEqual([]);
  expect(insight.lucky(3)).toHaveLength(2);
});

test('curves begin before the first step, and scales are round', () => {
  expect(new Insight(analysis()).curve(0)).toEqual([0.4, 0.4, 0.7, 0.7, 0.7]);
  expect(new Insight(analysis()).scale).toEqual([0, 1]);
  expect(new Insight(analysis('points')).scale).toEqual([30, 70]);
  expect(new Insight(analysis()).rounds).toEqual([{ round: 1, n: 3 }, { round: 2, n: 4 }]);
});

test('figures are told as chances or as points', () => {
  const [chance, points] = [new Insight(analysis()), new Insight(analysis('points'))];
  expect(chance.worth(0.618, words).replace(/\s/u, ' ')).toBe('62 %');
  expect(chance.change(-0.0449, words).replace(/\s/u, ' ')).toBe('−4.5 %');
  expect(chance.change(0.00001, words)).toMatch(/^±0/u);
  expect(points.worth(74.2, words)).toBe('74 points');
  expect(points.luckOf({ seat: 1, luck: 2 }, ['Ann', 'Ben'], words)).toBe('Ben +2 points');
  expect(points.luckOf({ seat: 0, luck: 2 }, ['Ann'], words)).toBe('+2 points');
});

test('the position of a choice can be looked at again', () => {
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const show = new Show();
  show.open(new Reel(example('all')));
  show.goTo(3);
  const after = show.view;
  show.lookBefore(true);
  expect(show).toMatchObject({ at: 3, before: true, view: { seat: 1, gold: [1, 0] } });
  show.lookBefore(false);
  expect(show.view).toEqual(after);
  show.lookBefore(true);
  show.goTo(4);
  expect(show.before).toBe(false);
});

// --- where it comes from ---

test('a report is read, and what is none is not', () => {
  const told = { language: 'fr', review: example('all'), analysis: analysis() };
  expect(readReport(JSON.stringify(told))).toEqual(told);
  expect(readReport(JSON.stringify({ ...told, language: 'xx' }))?.language).toBe('en');
  const none = ['', 'null', '{}', '{"review":{"steps":[]}}'];
  expect(none.map(readReport)).toEqual(none.map(() => null));
  expect(seatedAt(told.review, words).seats.map(({ name }) => name)).toEqual(['Player', 'Player']);
  const named = { ...told.review, table: { names: ['Ann', 'greedy'] } };
  expect(seatedAt(named, words).seats[0]).toEqual({ spec: 'person', name: 'Ann' });
});

test('a job is begun, followed, and found again by who comes back', async () => {
  const asked: string[] = [];
  const job = { id: 'j', state: 'running', done: 1, total: 4, result: null as unknown, error: '' };
  const storage = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('fetch', (path: string, init: { method: string }) => {
    asked.push(`${init.method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify(job)));
  });
  const first = new Analysing('t', 0);
  void first.begin();
  await vi.advanceTimersByTimeAsync(800);
  expect(first.stage).toEqual({ is: 'working', done: 1, total: 4 });
  first.leave();
  const again = new Analysing('t', 0);
  void again.find();
  await vi.advanceTimersByTimeAsync(100);
  expect(again.stage).toMatchObject({ is: 'working', done: 1 });
  Object.assign(job, { state: 'done', done: 4, result: analysis() });
  await vi.advanceTimersByTimeAsync(800);
  expect(again.analysis).toEqual(analysis());
  const later = new Analysing('t', 0); // nothing can be kept here, but the server still knows
  await later.find();
  expect(later.analysis).toEqual(analysis());
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/jobs']);
  vi.useRealTimers();
});

test('who is unknown, or asks too often, is told so', async () => {
  for (const [status, why] of [[401, 'nobody'], [429, 'often'], [500, 'unsure']] as const) {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
    const analysing = new Analysing('t', 0);
    await analysing.begin();
    expect(analysing.stage).toEqual({ is: 'failed', why });
  }
});
