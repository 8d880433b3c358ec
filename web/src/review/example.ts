// A small finished game for tests: two seats, three rounds, made up.

import type { View } from '../games/face';
import type { Change, Happened } from '../wire/messages';
import type { ReviewTold, StepTold } from './told';

const VIEW: View = { round: 0, seat: null, gold: [0, 0], market: ['card:tom', 'card:naya'] };

function step(seat: number, seconds: number | null, changes: Change[], kind = 'play'): StepTold {
  const facts = { seat: `seat:${seat + 1}`, card: 'card:tom' };
  const events: Happened[] = [{ kind, facts, barrier: 0 }];
  return {
    seat, seconds, changes, path: ['hand:tom'], events,
    says: { id: 'goldblivion-says-play', facts: { thing: 'hand:tom' } },
  };
}

export function example(eyes: string): ReviewTold {
  return {
    eyes, game: 'goldblivion', names: {}, seats: ['person', 'greedy'], table: {}, started: '',
    result: null, view: VIEW, opening: [{ kind: 'over', facts: {}, barrier: 2 }],
    steps: [
      step(0, 4, [['gold', [1, 0]]]),
      step(1, 4.5, [['round', 1], ['market', ['card:tom']]]),
      step(1, 20, [['gold', [1, 2]], ['fight', { force: 3 }]], 'pass'),
      step(0, 81, [['fight']]),
      step(0, null, [['round', 2], ['gold', [4, 2]]]),
      step(1, 100, []),
      step(1, 90, [['market', ['card:tom', 'card:bro']], ['round', 3]]),
    ],
  };
}
