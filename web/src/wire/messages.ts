// What goes over the wire, as docs/protocol.md tells it.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A component's name for programs, such as `goomz:red` or `square:h11`. */
export type Ref = string;

export interface Message {
  id: string;
  facts: Record<string, Json>;
}

/** One thing that happened, as this viewer may know it. */
export interface Happened {
  kind: string;
  facts: Record<string, Json>;
  barrier: number;
  own?: boolean;
}

export interface Choice {
  move: number;
  path: Ref[];
  says: Message;
  warnings: Message[];
  barrier: boolean;
  preview: Happened[];
}

// --- a table ---

export type Phase = 'gathering' | 'playing' | 'ended' | 'closed';

/** `spec` is `person`, `open` or a bot's. */
export interface Seat {
  spec: string;
  name: string;
  ready: boolean;
  owner: boolean;
  stand_in?: boolean;
  out?: boolean;
}

export interface ChatLine {
  n: number;
  at: number;
  seat: number; // −1: somebody who watches
  name: string;
  text: string;
}

export interface Terms {
  undo: 'free' | 'ask' | 'never';
  pause: number;
  absent: 'wait' | 'bot' | 'end';
  grace: number;
  bot: string;
  clock: { kind: 'none' | 'live' | 'turn'; seconds: number; increment: number };
}

/** What does not change at a table. */
export interface About {
  name: string;
  game: string;
  edition: string;
  names: Record<string, string>;
  stand_ins: string[];
  options: Record<string, Json>;
  terms: Terms;
  duel: boolean;
  private: boolean;
  opened: number;
  commitment: string;
}

export interface Story {
  from: number;
  steps: Happened[][];
}

export interface SeatResult {
  score: number;
  rank: number;
  utility: number;
}

export interface Result {
  seats: SeatResult[];
  opponent: SeatResult | null;
  reason: Message;
}

export type Change =
  | [key: string]
  | [key: string, value: Json]
  | [key: string, item: number, value: Json];

/** How a table stands. What is null or missing is not so (yet). */
export interface TableState {
  version: number;
  phase: Phase;
  you: number | null;
  seq: number | null;
  owner: boolean;
  seats: Seat[];
  wanting: number[];
  next: string;
  // Once the game has begun:
  to_move?: number[] | null;
  clocks?: (number | null)[] | null;
  can_undo?: boolean | null;
  asking?: number | null;
  agreed?: number[] | null;
  choices?: Choice[] | null;
  // At the end:
  standing?: number[] | null;
  results?: (Result | null)[] | null;
}

/** A message: what is not as it was at the version we have, and what is new each time. */
export interface TableTold extends Partial<TableState> {
  is: 'table';
  table: string;
  version: number;
  chat: ChatLine[];
  about?: About;
  kept?: Record<string, number>;
  view?: Record<string, Json>;
  changes?: Change[];
  story?: Story;
}

export interface Presence {
  is: 'presence';
  table: string;
  seats: boolean[];
  watching: number;
}

// --- the socket ---

export type ActKind =
  | 'sit' | 'stand' | 'ready' | 'seat' | 'close'
  | 'move' | 'undo' | 'ask' | 'agree' | 'refuse' | 'resign' | 'return'
  | 'chat' | 'again';

export type Said =
  | { do: 'follow'; table: string; since: number; brief: true }
  | { do: 'leave'; table: string }
  | { do: 'act'; table: string; client: string; seq: number | null; kind: ActKind; data: string }
  | { do: 'ping' };

export type OfTable =
  | TableTold
  | Presence
  | { is: 'kept'; table: string; client: string; n: number }
  | { is: 'refused'; table: string; client: string; reason: string; text: string }
  | { is: 'gone'; table: string };

export type FromServer =
  | OfTable
  | { is: 'hello'; protocol: number; name: string; heartbeat: number }
  | { is: 'error'; reason: string; text: string }
  | { is: 'pong' };

/** Why there is no connection for now: a word for `table-lost-`. */
export type Lost = 'away' | 'slow' | 'often' | 'restart' | 'fault';
/** Why there will be none any more: a word for `table-end-`. */
export type Ended = 'unknown' | 'version' | 'gone';

/** How the socket is. */
export type Link =
  | { is: 'connecting' }
  | { is: 'connected' }
  | { is: 'lost'; why: Lost; pause: number }
  | { is: 'ended'; why: Ended };
