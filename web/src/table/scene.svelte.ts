// What the board shows: the position before what just happened, until that has been played to the
// end or skipped, and then the newest one. Focus is kept through every drawing.

import { flushSync, tick } from 'svelte';

import { swallowClick } from '../board/click';
import { Choreographer } from '../board/motion';
import { Stage } from '../board/perform';
import { elementsOf } from '../board/piece.svelte';
import { letTouch } from '../board/touch';
import type { Face, GameEvent, Motion, View } from '../games/face';
import { isCalm } from '../settings.svelte';
import type { Choice, Ref } from '../wire/messages';
import type { News } from './news';
import { stillOffered } from './paths';

const NONE: readonly Choice[] = [];
const NOTHING: Offered = { choices: NONE, seq: null };

/** What is shown: a table, or a game that is looked back at and offers nothing. */
export interface Played {
  readonly view: View | null;
  readonly choices: readonly Choice[];
  readonly told: { choices?: readonly Choice[] | null; seq: number | null } | null;
}

/** What a position offered when it was drawn, and how often its person had acted before. */
interface Offered {
  choices: readonly Choice[];
  seq: number | null;
}

export class Scene {
  view: View | null = $state.raw(null);
  busy = $state.raw(false);
  private drawn: Offered = $state.raw(NOTHING);
  face: Face | null = $state.raw(null);
  private board: HTMLElement | null = null;
  private stage: Stage | null = null;
  private focused: Ref | null = null;
  private frame = 0; // in which the newest position is drawn
  private readonly choreographer: Choreographer;

  constructor(private readonly model: Played) {
    this.choreographer = new Choreographer({
      motions: (event) => this.motions(event),
      canShow: (motion) => this.stage?.canShow(motion) ?? false,
      perform: (motions, pace, drawn) => this.stage!.perform(motions, pace, drawn),
      draw: (coming) => (this.mayWait(coming) ? this.drawSoon() : this.draw(coming)),
      // Only after the frame: its layout is known then, and costs nothing to ask for.
      pause: () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
      isCalm: () => isCalm() || document.hidden || this.view === null || this.stage === null,
      busy: (playing) => (this.busy = playing),
    });
  }

  /**
   * What may be done: nothing that belongs to a position which is still to be drawn. Where only
   * others have acted since, as they do when all play at once, what is as it was stays offered:
   * nothing goes out under the finger, and a choice half made is not lost.
   */
  get choices(): readonly Choice[] {
    if (this.isDrawn) return this.model.choices;
    return this.drawn.seq === this.told.seq
      ? stillOffered(this.drawn.choices, this.model.choices) : NONE;
  }

  /** Whether something new is still to be drawn before one can go on. */
  get isBehind(): boolean {
    return !this.isDrawn && this.choices.length === 0;
  }

  private get isDrawn(): boolean {
    return this.drawn.choices === this.told.choices;
  }

  private get told(): Offered {
    const { choices, seq = null } = this.model.told ?? NOTHING;
    return { choices: choices ?? NONE, seq };
  }

  /** An attachment: the element in which the board is drawn. */
  readonly mount = (board: HTMLElement): (() => void) => {
    this.board = board;
    this.stage = new Stage(board);
    const ears = new AbortController();
    const leave = letTouch(board);
    const on = (kind: string, heard: (event: Event) => void): void => {
      window.addEventListener(kind, heard, { capture: true, signal: ears.signal });
    };
    on('pointerdown', (event) => this.hurry(event));
    on('keydown', (event) => this.hurry(event));
    on('wheel', () => this.skip());
    board.addEventListener('focusin', (event) => this.noteFocus(event), { signal: ears.signal });
    board.addEventListener('focusout', (event) => {
      if (event.relatedTarget !== null) this.focused = null; // it went elsewhere by itself
    }, { signal: ears.signal });
    return () => {
      ears.abort();
      leave();
      this.board = this.stage = null; // nothing is drawn at once any more
      this.skip();
      if (this.frame) this.draw([]);
    };
  };

  hear(news: News): void {
    if (this.model.view !== null) this.choreographer.show(news.events, news.whole);
  }

  skip(): void {
    if (this.choreographer.isPlaying) this.choreographer.skip();
  }

  /**
   * Any press or key ends what is being shown. It counts besides only if the piece under it is
   * still the same: nobody shall buy the card that has just taken the place of another.
   */
  private hurry(event: Event): void {
    if (!this.choreographer.isPlaying) return;
    const piece = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    const before = piece?.innerHTML;
    this.choreographer.skip();
    flushSync();
    if (piece === null || (piece.isConnected && piece.innerHTML === before)) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick();
  }

  private motions(event: GameEvent): Motion[] {
    return this.view && this.face ? this.face.motions(event, this.view) : [];
  }

  /** Where nothing moves, positions that come faster than frames need not all be drawn. */
  private mayWait(coming: readonly Motion[]): boolean {
    return coming.length === 0 && isCalm() && this.board !== null && !document.hidden;
  }

  private drawSoon(): void {
    this.frame ||= requestAnimationFrame(() => this.draw([]));
  }

  /** Several positions may come at once: only what is looked at next is drawn one by one. */
  private draw(coming: readonly Motion[]): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.drawn = this.told;
    this.view = this.model.view;
    if (coming.length > 0 && this.board) flushSync();
    this.stage?.clear();
    this.stage?.expect(coming);
    void tick().then(() => this.keepFocus());
  }

  private noteFocus(event: FocusEvent): void {
    const piece = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
    this.focused = piece?.getAttribute('data-ref') ?? null;
  }

  /** Who was on a piece that is drawn anew stays on it, or comes to one that may be touched. */
  private keepFocus(): void {
    if (this.focused === null || this.board === null) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const again = elementsOf(this.focused)[0] ?? this.board.querySelector('.target') ?? this.board;
    if (again instanceof HTMLElement || again instanceof SVGElement) {
      again.focus({ preventScroll: true });
    }
  }
}
