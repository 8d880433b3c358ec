// The choreographer: what happened is shown in order, each event by the motions its game gives it,
// and the new position is drawn when all has been shown, or as soon as a motion needs it.

import type { GameEvent, Motion } from '../games/face';

const MOST_EVENTS = 40; // a longer story is read in the log, not watched
const BRISK = 8; // events after which everything goes faster
const FASTEST = 0.35;

/** What the choreographer needs of a board. */
export interface Theatre {
  motions(event: GameEvent): Motion[];
  /** Whether every piece of a motion is on the board as it is drawn now. */
  canShow(motion: Motion): boolean;
  /**
   * Show the motions of one event together; `pace` is 1, or less where things go faster. `drawn`:
   * the newest position is drawn already.
   */
  perform(motions: Motion[], pace: number, drawn: boolean): Performance;
  /**
   * Draw the newest position, and clear away what has travelled. What `coming` motions bring is
   * not to be seen there before they do.
   */
  draw(coming: readonly Motion[]): void;
  /** Let what has been written come on the screen before more is: no frame shall take long. */
  pause(): Promise<void>;
  /** Whether nothing shall move: by choice, or because nobody looks. */
  isCalm(): boolean;
  /** Whether something is being shown now. */
  busy(playing: boolean): void;
}

export interface Performance {
  readonly done: Promise<void>;
  stop(): void;
}

export class Choreographer {
  private queue: GameEvent[] = [];
  private playing = false;
  private drawn = false; // the newest position, while some of the way to it is still to be shown
  private current: Performance | null = null;
  private turns = 0; // how often it was begun: who was skipped does not go on

  constructor(private readonly theatre: Theatre) {}

  get isPlaying(): boolean {
    return this.playing;
  }

  /** Something happened. `whole`: there is no way to show, only how it stands now. */
  show(events: readonly GameEvent[], whole = false): void {
    this.queue.push(...events);
    this.drawn = false;
    if (whole || this.theatre.isCalm() || this.queue.length > MOST_EVENTS) this.skip();
    else if (!this.playing) void this.play();
  }

  /** Enough: draw how it stands. */
  skip(): void {
    this.queue = [];
    this.current?.stop();
    this.finish();
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.theatre.busy(true);
    const turn = ++this.turns;
    const isMine = (): boolean => this.playing && turn === this.turns;
    while (isMine()) {
      const event = this.queue.shift();
      if (!event) return this.finish();
      await this.showEvent(event, isMine);
    }
  }

  /** What was written before is drawn first, then the new position, then what moves over it. */
  private async showEvent(event: GameEvent, isMine: () => boolean): Promise<void> {
    const motions = this.theatre.motions(event);
    if (motions.length === 0) return;
    await this.theatre.pause();
    if (!isMine()) return;
    if (!this.drawn && motions.some((motion) => this.needsNew(motion))) {
      this.theatre.draw(motions);
      this.drawn = true;
      await this.theatre.pause();
      if (!isMine()) return;
    }
    const shown = motions.filter((motion) => this.theatre.canShow(motion));
    if (shown.length === 0) return;
    const pace = Math.max(FASTEST, Math.min(1, BRISK / (this.queue.length + 1)));
    this.current = this.theatre.perform(shown, pace, this.drawn);
    await this.current.done;
    this.current = null;
  }

  /** Dice and cards settle as they are now; what is not there yet can only be shown then. */
  private needsNew(motion: Motion): boolean {
    return motion.do === 'roll' || motion.do === 'flip' || !this.theatre.canShow(motion);
  }

  private finish(): void {
    this.current = null;
    const played = this.playing;
    this.playing = false;
    this.theatre.draw([]);
    if (played) this.theatre.busy(false);
  }
}
