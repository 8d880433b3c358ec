import { expect, test } from 'vitest';

import { example } from './example';
import { cornerOf, stands, TILE, wayOf } from './layout';
import { edenOf } from './view';

const eden = edenOf(example);

test('an Ally that traps stands right under its Goomz', () => {
  const where = stands(eden);
  const [goomz, ally] = [where.get('goomz:red')!, where.get('ally:water')!];
  expect(ally.x).toBe(goomz.x);
  expect(ally.y).toBeGreaterThan(goomz.y);
});

test('however many share a place, each stands on it and no two at the same spot', () => {
  const { x, y } = cornerOf(4);
  for (const traps of [null, 'goomz:red']) {
    const where = stands({
      ...eden,
      goomz: eden.goomz.map((one) => ({ ...one, place: 'place:4' })),
      allies: eden.allies.map((one, n) => ({ ...one, place: 'place:4', traps: n ? null : traps })),
    });
    expect(where.size).toBe(6);
    expect(new Set([...where.values()].map((at) => `${at.x} ${at.y}`)).size).toBe(6);
    for (const at of where.values()) {
      expect(at.x).toBeGreaterThan(x);
      expect(at.x).toBeLessThan(x + TILE);
      expect(at.y).toBeGreaterThan(y);
      expect(at.y).toBeLessThan(y + TILE);
    }
  }
});

test('a forecast that leads somewhere is drawn as a way', () => {
  const ways = eden.forecast.map((entry) => wayOf(entry, stands(eden)));
  expect(ways).toEqual([expect.stringMatching(/^M/u), expect.stringMatching(/^M/u)]);
  expect(wayOf({ ...eden.forecast[0]!, letter: 'A' }, stands(eden))).toBeNull();
});
