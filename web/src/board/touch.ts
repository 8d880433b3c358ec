// What is done to the pieces of a board: click, keys, hover, focus and long press. The board hears
// it for all of them.

import type { Ref } from '../wire/messages';
import type { Desk } from './desk';
import { pieceAt, refsAt, type Touched } from './piece.svelte';

const LONG_PRESS = 450; // milliseconds
const STILL = 8; // pixels that a finger may move while it presses

/** Let the pieces of a board be touched; returns how to stop. */
export function letTouch(board: HTMLElement): () => void {
  const ears = new AbortController();
  const press = new Press();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K], piece: Touched) => void,
  ): void => {
    board.addEventListener(kind, (event) => {
      const piece = pieceAt(event.target);
      if (piece) heard(event, piece);
    }, { signal: ears.signal });
  };
  on('click', (event, piece) => {
    event.stopPropagation();
    if (!press.wasLong(event)) touch(piece, () => refsAt(event.clientX, event.clientY));
  });
  on('keydown', (event, piece) => {
    if (event.target !== piece.element) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      touch(piece, () => []);
    } else if (event.key === '?') {
      event.stopPropagation();
      explain(piece);
    }
  });
  on('pointerover', (event, piece) => {
    if (event.pointerType === 'mouse' && isOther(event, piece)) look(piece);
  });
  on('pointerout', (event, piece) => {
    if (!isOther(event, piece)) return;
    press.end();
    piece.desk.look(null);
  });
  on('focusin', (event, piece) => {
    if (event.target === piece.element && piece.element.matches(':focus-visible')) look(piece);
  });
  on('focusout', (event, piece) => {
    if (event.target === piece.element) piece.desk.look(null);
  });
  on('pointerdown', (event, piece) => press.begin(event, piece));
  on('pointermove', (event) => press.move(event));
  on('pointerup', (event) => press.lift(event));
  on('pointercancel', () => press.end());
  on('contextmenu', (event, piece) => {
    event.preventDefault();
    if (!press.isTouch) explain(piece);
  });
  return () => {
    press.end();
    ears.abort();
  };
}

function touch({ element, ref, desk }: Touched, beside: () => Ref[]): void {
  const meant = isTouchable(ref, desk) ? ref : beside().find((one) => isTouchable(one, desk));
  if (meant) desk.pick(meant);
  else desk.explain(ref, element);
}

function isTouchable(ref: Ref, desk: Desk): boolean {
  return desk.targets.has(ref) || desk.chosen.includes(ref) || (desk.instead?.has(ref) ?? false);
}

function look({ element, ref, desk }: Touched): void {
  desk.look(ref, element);
}

function explain({ element, ref, desk }: Touched): void {
  if (element.isConnected) desk.explain(ref, element);
}

/** Whether a pointer comes to a piece, or leaves it, and does not only move about in it. */
function isOther(event: PointerEvent, piece: Touched): boolean {
  return pieceAt(event.relatedTarget)?.element !== piece.element;
}

/** A finger that rests on a piece asks what it is; the click that follows means nothing.
 *
 * How long it rested is told by the times of the finger: the page may have been busy meanwhile, and
 * hear of the end before its own timer. */
class Press {
  isTouch = false;
  private timer = 0;
  private piece: Touched | null = null; // what is pressed, until it is explained or the press ends
  private long = false;
  private began = 0;
  private at = { x: 0, y: 0 };

  begin(event: PointerEvent, piece: Touched): void {
    this.end();
    this.long = false;
    this.began = event.timeStamp;
    this.isTouch = event.pointerType !== 'mouse';
    this.at = { x: event.clientX, y: event.clientY };
    if (!this.isTouch) return;
    this.piece = piece;
    this.timer = window.setTimeout(() => this.ask(), LONG_PRESS);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.at.x, event.clientY - this.at.y) > STILL) this.end();
  }

  lift(event: PointerEvent): void {
    if (event.timeStamp - this.began >= LONG_PRESS) this.ask();
    this.end();
  }

  end(): void {
    clearTimeout(this.timer);
    this.piece = null;
  }

  wasLong(click: Event): boolean {
    const long = this.long && click.timeStamp - this.began >= LONG_PRESS;
    this.long = false;
    return long;
  }

  private ask(): void {
    if (!this.piece) return;
    this.long = true;
    explain(this.piece);
    this.piece = null;
  }
}
