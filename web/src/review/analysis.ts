// What a player that searches thinks of a finished game: what `lab/analysis.py` makes, and the job
// `analyse` gives. It fills the places that the timeline (`curves`), the list (`remark`) and the
// step (`beside`) keep.
//
// All figures are in people's terms, as `measure` tells: a chance of winning, 0 to 1, or points.
// What stands under `judged` is the same on the scale of the game's judgement, 0 to 1.

import type { Message, Ref } from '../wire/messages';

export interface Analysis {
  game: string;
  edition: string; // its label
  options: Record<string, unknown>;
  seats: string[]; // who sat there, as the record tells
  measure: 'chance' | 'points';
  simulations: number; // for each decision
  seed: number;
  hindsight: boolean; // whether it knew what was hidden
  complete: boolean; // false: broken off, and `steps` ends early
  steps: AnalysedStep[];
  turning: number[]; // `n` of the steps that cost most, the worst first
  fortunes: Fortune[]; // the greatest strokes of luck, the greatest first
  splits: SeatSplit[]; // of each seat
}

export interface AnalysedStep {
  n: number; // of the step, from 1
  seat: number;
  round: number | null;
  path: Ref[];
  says: Message;
  before: number | null; // what the decision was worth to its seat; null where there was none
  chosen: number | null; // what the move was that it made
  loss: number; // what that cost
  best: Better | null; // where another choice was better
  chance: boolean; // whether luck had a part in it
  luck: number[]; // of each seat: what chance brought, against what was to be expected
  judged: { before: number | null; chosen: number | null; loss: number; luck: number[] };
  outlooks: number[]; // of each seat: how it stood after the step
}

export interface Better {
  path: Ref[];
  says: Message;
  value: number;
  why: Message[];
}

export interface Fortune {
  n: number;
  seat: number;
  luck: number;
}

/** start + skill + luck + rest = end. */
export interface Split {
  start: number;
  end: number;
  skill: number; // the seat's own mistakes, never above 0
  luck: number;
  rest: number; // what others did, and what nobody saw coming
}

export interface SeatSplit extends Split {
  judged: Split;
}
