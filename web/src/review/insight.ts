// An analysis made ready to be shown: curves by picture, marks on them, and figures in words.

import { Plain, type Words } from '../words/words';
import type { AnalysedStep, Analysis, Fortune } from './analysis';
import type { Direction } from './reel';

/** How bad a choice was. */
export type Verdict = 'slip' | 'mistake' | 'blunder';

/** Something on the curve: a choice that cost much, or a stroke of luck. */
export type Mark =
  | { kind: 'turning'; n: number; seat: number; verdict: Verdict }
  | { kind: 'luck'; n: number; seat: number; luck: number };

/** From which loss on: chances of winning, or points. */
const VERDICTS: Record<Analysis['measure'], [from: number, verdict: Verdict][]> = {
  chance: [[0.15, 'blunder'], [0.06, 'mistake'], [0.02, 'slip']],
  points: [[8, 'blunder'], [3, 'mistake'], [1, 'slip']],
};
const WORTH_TELLING = { chance: 0.005, points: 0.25 }; // luck
const NICE = 10; // points: a scale begins and ends at a multiple of it
export const SIGNS: Record<Verdict, string> = { slip: '?!', mistake: '?', blunder: '??' };

export class Insight {
  /** Turning points and strokes of luck, in the order of the game. */
  readonly marks: readonly Mark[];
  /** Pictures after the choices that cost most, in the order of the game. */
  readonly turning: readonly number[];
  /** Where the scale of the curves begins and ends. */
  readonly scale: readonly [bottom: number, top: number];

  constructor(readonly analysis: Analysis) {
    this.turning = analysis.turning.toSorted((one, other) => one - other);
    this.marks = [...analysis.turning.flatMap((n) => this.turningMark(n)),
      ...analysis.fortunes.map((fortune): Mark => ({ kind: 'luck', ...fortune }))]
      .sort((one, other) => one.n - other.n || one.kind.localeCompare(other.kind));
    this.scale = analysis.measure === 'chance' ? [0, 1]
      : niceScale(this.seats.flatMap((seat) => this.curve(seat)));
  }

  get seats(): number[] {
    return this.analysis.splits.map((_, seat) => seat);
  }

  step(n: number): AnalysedStep | null {
    return this.analysis.steps[n - 1] ?? null;
  }

  /** How a seat stands on each picture. */
  curve(seat: number): number[] {
    const { splits, steps } = this.analysis;
    return [splits[seat]!.start, ...steps.map((step) => step.outlooks[seat]!)];
  }

  /** What chance brought a seat on the way to each picture. */
  lucks(seat: number): number[] {
    return [0, ...this.analysis.steps.map((step) => step.luck[seat] ?? 0)];
  }

  /** How bad a choice was; null where it was good, or nearly. */
  verdict(n: number): Verdict | null {
    const step = this.step(n);
    if (!step?.best) return null;
    const found = VERDICTS[this.analysis.measure].find(([from]) => step.loss >= from);
    return found?.[1] ?? (this.turning.includes(n) ? 'slip' : null);
  }

  /** The great stroke of luck at a step. */
  fortune(n: number): Fortune | null {
    return this.analysis.fortunes.find((one) => one.n === n) ?? null;
  }

  /** The seats to which a step brought luck worth telling. */
  lucky(n: number): { seat: number; luck: number }[] {
    const least = WORTH_TELLING[this.analysis.measure];
    return (this.step(n)?.luck ?? []).map((luck, seat) => ({ seat, luck }))
      .filter(({ luck }) => Math.abs(luck) >= least);
  }

  /** The turning point before or after a picture; null if there is none. */
  next(n: number, by: Direction): number | null {
    const found = by > 0 ? this.turning.find((other) => other > n)
      : this.turning.findLast((other) => other < n);
    return found ?? null;
  }

  /** The last picture of each round, for a table. */
  get rounds(): { round: number; n: number }[] {
    const last = new Map<number, number>();
    for (const { round, n } of this.analysis.steps) if (round !== null) last.set(round, n);
    return [...last].map(([round, n]) => ({ round, n }));
  }

  // --- words ---

  /** `62 %` or `74 points`. */
  worth(value: number, words: Words, digits = 0): string {
    const { measure } = this.analysis;
    const factor = measure === 'chance' ? 100 : 1;
    return words.label(`analysis-${measure}`, { n: rounded(factor * value, digits) });
  }

  /** A difference: `+4.5 %`. */
  change(value: number, words: Words): string {
    const amount = this.worth(Math.abs(value), words, 1);
    const sign = amount === this.worth(0, words, 1) ? '±' : value > 0 ? '+' : '−';
    return sign + amount;
  }

  /** Somebody's luck; whose it is goes without saying where there is one only. */
  luckOf(
    { seat, luck }: { seat: number; luck: number }, names: readonly string[], words: Words,
  ): string {
    const told = this.change(luck, words);
    return names.length === 1 ? told : words.label('review-luck-of', {
      who: new Plain(names[seat]!), luck: new Plain(told),
    });
  }

  /** What a choice cost, in words. */
  cost(n: number, words: Words): string {
    const loss = new Plain(this.worth(this.step(n)?.loss ?? 0, words, 1));
    return words.label(`review-cost-${this.verdict(n) ?? 'slip'}`, { loss });
  }

  private turningMark(n: number): Mark[] {
    const step = this.step(n);
    const verdict = this.verdict(n);
    return step && verdict ? [{ kind: 'turning', n, seat: step.seat, verdict }] : [];
  }
}

function niceScale(points: readonly number[]): [bottom: number, top: number] {
  const bottom = NICE * Math.floor(Math.min(...points) / NICE);
  return [bottom, Math.max(bottom + NICE, NICE * Math.ceil(Math.max(...points) / NICE))];
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
