// What a board is given to be played on: which references may be touched now, and whom to tell.
// A board draws pieces at places and attaches `piece(ref)` to each; it never asks why.

import { getContext, setContext } from 'svelte';

import type { Ref } from '../wire/messages';

export interface Desk {
  /** References that may be the next step of a move. */
  readonly targets: ReadonlySet<Ref>;
  /** The steps taken so far. */
  readonly chosen: readonly Ref[];
  /** What a preview, a hint or a line of the log points at. */
  readonly pointed: ReadonlySet<Ref>;
  /** References that may be touched instead of an earlier step: they are not lit. */
  readonly instead?: ReadonlySet<Ref>;
  /** References that may be dragged onto a target, though touching them means nothing. */
  readonly carried?: ReadonlySet<Ref>;
  pick(ref: Ref): void;
  /** The eye or the focus is on a piece, or (null) on none. */
  look(ref: Ref | null, element?: Element): void;
  /** Somebody wants to know what a piece is. */
  explain(ref: Ref, element: Element): void;
  /** The piece's name and, if it may be touched, what that would do. */
  label(ref: Ref): string;
  /** A piece is taken up to be dragged; false where that leads nowhere. */
  lift?(ref: Ref): boolean;
  /** It is let go over another piece, or (null) over none. */
  drop?(ref: Ref | null): void;
}

const KEY = Symbol('desk');

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
