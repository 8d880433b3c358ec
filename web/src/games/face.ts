// What a game gives the browser besides its rules, which stay on the server: pictures and words.
// Nothing outside games/<game>/ knows a particular game.

import type { Component } from 'svelte';

import type { Json, Ref } from '../wire/messages';
import type { Words } from '../words/words';

/** A view as the server sends it: only what this viewer may know. */
export type View = Record<string, Json>;

/** One thing that happened, as this viewer may know it. */
export interface GameEvent {
  kind: string;
  facts: Record<string, Json>;
  barrier: number;
  own?: boolean;
}

/** How an event is shown on the board. References name elements that `piece` registered. */
export type Motion =
  | { do: 'fly'; what: Ref; from: Ref; to: Ref } // a copy of `what` (or of `from`) travels
  | { do: 'walk'; what: Ref; way: Ref[] } // step by step over places
  | { do: 'roll'; what: Ref } // dice tumble and settle
  | { do: 'flip'; what: Ref } // a card turns
  | { do: 'shake'; what: Ref } // damage, or the bag before a draw
  | { do: 'glow'; what: Ref }; // look here

/** A part of the board in words, for who listens instead of looking. */
export interface Section {
  title: string;
  lines: string[];
}

/** What a piece says of itself on hover, long press or focus. */
export interface Explanation {
  title: string;
  lines: string[];
  rule?: string; // the id of the rule that tells more, such as "E41"
  standIn?: boolean; // a stand-in is called one
}

export interface BoardProps {
  view: View;
  you: number | null; // the viewer's seat; null for who watches
  words: Words;
}

export interface Face {
  Board: Component<BoardProps>;
  motions(event: GameEvent, view: View): Motion[];
  telling(view: View, you: number | null, words: Words): Section[];
  explain(ref: Ref, view: View, words: Words): Explanation | null;
  /** What is asked now, in one short sentence; `chosen` was pointed at, `offered` may be next. */
  ask?(view: View, chosen: readonly Ref[], offered: readonly Ref[], words: Words): string;
  /** An offered component in a few words, for a button, after what was pointed at already. */
  label?(view: View, chosen: readonly Ref[], ref: Ref, words: Words): string;
  /** Pieces that go where is pointed though no move names them: they can be dragged there. */
  carried?: readonly Ref[];
  /** Kinds of events that turn a game: looking back, they are marked. */
  big?: readonly string[];
}
