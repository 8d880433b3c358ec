// A finished game as the server tells it, through somebody's eyes (tables/review.py).

import type { View } from '../games/face';
import type { Change, Happened, Json, Message, Ref, Result } from '../wire/messages';

/** A seat from 0, `spectator`, or `all`: what everybody together knew. */
export type Eyes = string;

export interface StepTold {
  seat: number;
  path: Ref[];
  says: Message;
  seconds: number | null; // since the beginning
  events: Happened[];
  changes: Change[];
}

export interface ReviewTold {
  eyes: Eyes;
  game: string;
  names: Record<string, string>;
  seats: string[];
  table: { left?: number[]; [key: string]: Json | undefined }; // `left`: seats from 1
  started: string;
  result: Result | null; // null: somebody left before the end
  opening: Happened[];
  view: View;
  steps: StepTold[];
}
