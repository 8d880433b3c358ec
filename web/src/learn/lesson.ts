// What a guided first game is made of. A lesson knows when it is due from what the page has been
// told; the game underneath is an ordinary one, so nothing is ever scripted.

import type { Component } from 'svelte';

import type { GameEvent, View } from '../games/face';
import type { NewTable } from '../wire/api';
import type { Ref } from '../wire/messages';
import type { Facts } from '../words/words';

/** What lies before the learner, at rest. */
export interface Moment {
  view: View;
  you: number;
  paths: readonly (readonly Ref[])[]; // what the learner may do now
  story: readonly GameEvent[]; // all that has happened, the oldest first
  over: boolean;
}

/** One idea, told once; its words are `learn-GAME-ID` and `learn-GAME-ID-title`. */
export interface Lesson {
  id: string;
  rule: string; // where to read more, such as `E41`
  atOnce?: true; // after «Got it» to the one before; the others wait for another move
  due(now: Moment): boolean;
  /** What it speaks of. */
  at?(now: Moment): readonly Ref[];
  /** What the learner might try: one of these ways is shown step by step. */
  tries?(path: readonly Ref[], now: Moment): boolean;
  facts?(now: Moment): Facts;
}

/** A game's first game. */
export interface Course {
  table: Pick<NewTable, 'seats' | 'options'>;
  minutes: number;
  lessons: readonly Lesson[];
  /** Small pictures: 0 is who tells the lessons, 1 to 3 say what the game is about. */
  Picture: Component<{ n: number }>;
}

/** What may be touched first, of one kind or of all: `offered(now, 'die:')`. */
export function offered(now: Moment, beginning = ''): Ref[] {
  const first = now.paths.flatMap(([ref]) => (ref?.startsWith(beginning) ? [ref] : []));
  return [...new Set(first)];
}

/** The last thing of a kind that happened; to one's own seat, where events name one. */
export function last(now: Moment, ...kinds: string[]): GameEvent | undefined {
  return now.story.findLast(({ kind, facts }) =>
    kinds.includes(kind) && (facts['seat'] ?? seatOf(now)) === seatOf(now));
}

export function happened(now: Moment, ...kinds: string[]): boolean {
  return last(now, ...kinds) !== undefined;
}

/** The references among an event's facts. */
export function named(event: GameEvent | undefined, ...facts: string[]): Ref[] {
  return facts.flatMap((fact) => {
    const value = event?.facts[fact];
    return typeof value === 'string' ? [value] : [];
  });
}

function seatOf(now: Moment): Ref {
  return `seat:${now.you + 1}`;
}
