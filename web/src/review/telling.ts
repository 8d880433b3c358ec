// What a step says: who, what they chose, and what came of it.

import { lengthOf } from '../parts/times';
import { clockText } from '../table/clock';
import { namesOf, type Seated } from '../table/names';
import type { Happened } from '../wire/messages';
import { Plain, type Words } from '../words/words';
import type { Reel } from './reel';

const BLINK = 2; // seconds that are not worth telling

/** A sentence, and how often in a row it holds. */
export interface Line {
  text: string;
  times: number;
}

export interface StepWords {
  line: string; // in one sentence
  by: number | null; // whose choice it was, where the sentence does not say so
  more: Line[]; // what else happened
}

/** A step in words. What somebody chose unseen is told only to who may know it. */
export function tellStep(reel: Reel, n: number, words: Words): StepWords {
  const step = reel.step(n);
  const lines = linesOf(reel.events(n), words);
  if (!step) return { line: words.label('review-beginning'), by: null, more: lines };
  const by = reel.told.seats.length > 1 ? step.seat : null;
  const knows = reel.told.eyes === 'all' || reel.told.eyes === String(step.seat);
  if (knows) return { line: words.message(step.says), by, more: lines };
  const [first, ...more] = lines;
  return first ? { line: first.text, by: null, more }
    : { line: words.label('review-unseen'), by, more };
}

/** A step in one sentence that says whose it is. */
export function lineOf(reel: Reel, n: number, words: Words): string {
  const { line, by } = tellStep(reel, n, words);
  return by === null ? line
    : words.label('review-did', { name: `seat:${by + 1}`, line: new Plain(line) });
}

/** Events in words; what is the same several times in a row is said once. */
export function linesOf(events: readonly Happened[], words: Words): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const text = words.event(event);
    const before = lines.at(-1);
    if (before?.text === text) before.times++;
    else lines.push({ text, times: 1 });
  }
  return lines;
}

/** A round as a heading; the time before the first one is called so. */
export function roundLabel(round: number, words: Words): string {
  return round > 0 ? words.label('review-round', { n: round }) : words.label('review-prelude');
}

/** Where a picture is, in few words. */
export function placeLabel(reel: Reel, n: number, words: Words): string {
  const step = words.label('review-step', { n, of: reel.last });
  const round = reel.roundOf(n);
  return round === null ? step : `${step} · ${roundLabel(round, words)}`;
}

/** How long a step took, where that is worth telling. */
export function timeLabel(reel: Reel, n: number, words: Words): string {
  const seconds = reel.secondsFor(n);
  return seconds === null || seconds < BLINK ? '' : lengthOf(seconds, words);
}

/** The time since the game began. */
export function elapsedLabel(reel: Reel, n: number, words: Words): string {
  const seconds = n === 0 ? 0 : (reel.step(n)?.seconds ?? null);
  return seconds === null ? '' : clockText(Math.floor(seconds), words);
}

/** How the game ended: by its rules, or because somebody left. */
export function endLabel(reel: Reel, seated: Seated, words: Words): string {
  const { result, table } = reel.told;
  if (result) return words.message(result.reason);
  const left = (table.left ?? []).map((number) => (seated.duel ? (seated.you ?? 0) : number - 1));
  return words.say('table-ended-early', { names: namesOf(seated, left, words), n: left.length });
}

/** Everything about a step, for who listens. */
export function spokenStep(reel: Reel, n: number, words: Words): string {
  const { more } = tellStep(reel, n, words);
  const said = lineOf(reel, n, words);
  const lines = more.map(({ text, times }) =>
    times > 1 ? `${text} ${words.label('review-times', { n: times })}` : text);
  return [words.label('review-step', { n, of: reel.last }), said, ...lines].map(ended).join(' ');
}

function ended(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
