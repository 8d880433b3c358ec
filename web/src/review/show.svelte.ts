// The replay: which picture is on the board, and going on by itself.

import type { View } from '../games/face';
import { isCalm } from '../settings.svelte';
import { Scene, type Played } from '../table/scene.svelte';
import type { Direction, Reel } from './reel';

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const PAUSE = 1500; // milliseconds to look at a step at the usual speed
const TOO_FAST = 4; // for pieces to travel

export class Show implements Played {
  reel: Reel | null = $state.raw(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Nothing moved on the way to this picture: what is new must be pointed at. */
  jumped = $state(false);
  /** The board is as it was before the step: what else could be done there? */
  before = $state(false);
  view: View | null = $state.raw(null);
  readonly choices = [];
  readonly told = null;
  readonly scene = new Scene(this);

  get last(): number {
    return this.reel?.last ?? 0;
  }

  /** Look at a game, at the same step as before if there is one. */
  open(reel: Reel): void {
    this.reel = reel;
    this.goTo(this.at);
  }

  goTo(n: number): void {
    const { reel } = this;
    if (!reel) return;
    const to = reel.clamped(n);
    const moves = to === this.at + 1 && this.speed < TOO_FAST && !isCalm();
    if (moves) this.turnTo(reel, to);
    this.at = to;
    this.before = false;
    this.view = reel.view(to);
    this.jumped = !moves;
    this.scene.hear({ events: moves ? [...reel.events(to)] : [], whole: !moves });
    if (to === reel.last) this.playing = false;
  }

  /** Look at the position in which the step was chosen, or again at what came of it. */
  lookBefore(before: boolean): void {
    const { reel, at } = this;
    if (!reel || at === 0) return;
    this.stop();
    this.before = before;
    this.view = before ? reel.view(at - 1, reel.placeAt(at)) : reel.view(at);
    this.scene.hear({ events: [], whole: true });
  }

  by(steps: number): void {
    this.stop();
    this.goTo(this.at + steps);
  }

  byTurn(by: Direction): void {
    this.stop();
    if (this.reel) this.goTo(this.reel.next(this.reel.turns, this.at, by));
  }

  byRound(by: Direction): void {
    this.stop();
    if (this.reel) this.goTo(this.reel.next(this.reel.rounds, this.at, by));
  }

  /** Go on by itself, from the beginning if this is the end; or stop. */
  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    this.goTo(this.at === this.last ? 0 : this.at + 1);
  }

  stop(): void {
    this.playing = false;
  }

  faster(by: Direction): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }

  /** The next speed, the slowest after the fastest. */
  cycleSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** To be called in an effect: when all has been shown and looked at, the next step. */
  goOn(): (() => void) | undefined {
    if (!this.playing || this.scene.busy) return undefined;
    const next = this.at + 1;
    const waiting = setTimeout(() => this.goTo(next), PAUSE / this.speed);
    return () => clearTimeout(waiting);
  }

  /** Where all is seen, sit down where the next step is made before it is shown. */
  private turnTo(reel: Reel, to: number): void {
    const place = reel.placeAt(to);
    if (reel.told.eyes !== 'all' || place === reel.placeAt(this.at)) return;
    this.view = reel.view(this.at, place);
    this.scene.hear({ events: [], whole: true });
  }
}
