// Hints are asked for one at a time, and only as long as somebody wants them.

import { afterEach, expect, test, vi } from 'vitest';

import { askForHint } from './errands';

const asked: { path: string; answer(status: number): void }[] = [];
vi.stubGlobal('fetch', (path: string) => new Promise<Response>((resolve) => {
  asked.push({
    path, answer: (status) => resolve(Response.json({ moves: [{ path: ['a'] }] }, { status })),
  });
}));
const yes = (): boolean => true;
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve)); // what was promised

afterEach(() => void asked.splice(0));

test('the second question waits for the answer to the first', async () => {
  const first = askForHint('t', 4, yes);
  const second = askForHint('t', 5, yes);
  await heard();
  expect(asked).toHaveLength(1);
  asked[0]!.answer(200);
  expect(await first).toHaveLength(1);
  await heard();
  asked[1]!.answer(200);
  await second;
  expect(asked.map(({ path }) => path.split('?')[1])).toEqual(['seq=4', 'seq=5']);
});

test('what nobody wants any more is not asked', async () => {
  const first = askForHint('t', 4, yes);
  const second = askForHint('t', 4, () => false);
  await heard();
  asked[0]!.answer(200);
  await first;
  expect(await second).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('a refusal is told, and keeps nobody else waiting', async () => {
  const first = askForHint('t', null, yes);
  const second = askForHint('t', null, yes);
  await heard();
  asked[0]!.answer(403);
  await expect(first).rejects.toThrow();
  await heard();
  asked[1]!.answer(404);
  expect(await second).toBeNull(); // a server that gives none
  expect(asked[0]!.path).toBe('/api/tables/t/hint');
});
