import { expect, test } from 'vitest';

import type { Choice } from '../wire/messages';
import type { HintMove } from './errands';
import { Hint } from './hint.svelte';

const offer = (...paths: string[][]): Choice[] => paths.map((path) => ({ path }) as Choice);

test('a hint stays while others act, and goes when there is something else to do', () => {
  const hint = new Hint('a table');
  hint.renew(offer(['square:a1'], ['square:b2']));
  hint.moves = [{ path: ['square:b2'] } as HintMove];
  hint.state = 'here';
  hint.renew(offer(['square:a1'], ['square:b2'])); // told again: somebody else has moved
  expect(hint.among(offer(['square:b2']))).toHaveLength(1);
  hint.renew(offer(['square:c3']));
  expect(hint.state).toBe('quiet');
  expect(hint.moves).toEqual([]);
});
