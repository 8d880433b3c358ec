// A finished game as a row of still pictures: number 0 before the first step, n after step n.

import type { View } from '../games/face';
import { changed } from '../table/news';
import type { Happened } from '../wire/messages';
import type { ReviewTold, StepTold } from './told';

export type Direction = 1 | -1;

export class Reel {
  /** Each as the server would tell it; parts that did not change are shared. */
  readonly views: readonly View[];
  /** Pictures at which somebody else is to act, or a new round begins. */
  readonly turns: readonly number[];
  /** Pictures at which a new round begins. */
  readonly rounds: readonly number[];

  constructor(readonly told: ReviewTold) {
    const views = [told.view];
    for (const step of told.steps) views.push(changed(views.at(-1)!, step.changes));
    this.views = views;
    const inside = views.map((_, n) => n).slice(1, -1);
    this.rounds = inside.filter((n) => this.roundAt(n) !== this.roundAt(n - 1));
    this.turns = inside.filter((n) =>
      this.step(n)!.seat !== this.step(n + 1)!.seat || this.rounds.includes(n));
  }

  get last(): number {
    return this.told.steps.length;
  }

  /** The step that led to a picture; none led to the first. */
  step(n: number): StepTold | null {
    return this.told.steps[n - 1] ?? null;
  }

  events(n: number): readonly Happened[] {
    return n === 0 ? this.told.opening : (this.step(n)?.events ?? []);
  }

  /** The round of a picture; null where a game has none. */
  roundAt(n: number): number | null {
    const round = this.views[n]?.['round'];
    return typeof round === 'number' ? round : null;
  }

  /** The round in which a step was made. */
  roundOf(n: number): number | null {
    return this.roundAt(Math.max(0, n - 1));
  }

  /** Who sees all together sees the table from the place of who acts. */
  placeAt(n: number): number {
    return (this.step(n) ?? this.step(1))?.seat ?? 0;
  }

  /** A picture; where all is seen, from somebody's place. */
  view(n: number, place = this.placeAt(n)): View {
    const view = this.views[n]!;
    return this.told.eyes === 'all' ? { ...view, seat: place } : view;
  }

  /** Seconds from the step before to this one. */
  secondsFor(n: number): number | null {
    const now = this.step(n)?.seconds ?? null;
    const before = n > 1 ? (this.step(n - 1)?.seconds ?? null) : 0;
    return now === null || before === null ? null : Math.max(0, now - before);
  }

  clamped(n: number): number {
    return Math.max(0, Math.min(this.last, Number.isFinite(n) ? Math.round(n) : 0));
  }

  /** The nearest of some pictures before or after one; the first or last of all if none is. */
  next(among: readonly number[], n: number, by: Direction): number {
    if (by > 0) return among.find((other) => other > n) ?? this.last;
    return among.findLast((other) => other < n) ?? 0;
  }
}
