// What is new from one message of the server to the next: the view, the log, and notes on people.
// Pure: the model keeps what these functions find.

import type { View } from '../games/face';
import type { Change, Happened, Json, Presence, Seat, Story, TableState } from '../wire/messages';
import { Plain, type Facts } from '../words/words';

/** Something to be said about the table, with a text of table.ftl. */
export interface Note {
  id: string;
  facts: Facts;
}

/** One thing in the log: a step of the story by its number, or (−1) something beside it. */
export interface LogItem {
  number: number;
  events: Happened[];
  note?: Note;
}

/** What the board shall show. `whole`: nothing leads there step by step. */
export interface News {
  events: Happened[];
  whole: boolean;
}

type NameOf = (seat: number) => Plain;

export function isPerson(seat: { spec: string } | undefined): boolean {
  return seat?.spec === 'person';
}

/**
 * The new view, from the old one and what changed. What did not keeps its identity, however deep:
 * so the board knows that it need not draw it again.
 */
export function changed(view: View, changes: Change[]): View {
  const next = { ...view };
  for (const change of changes) {
    const key = change[0];
    if (change.length === 1) delete next[key];
    else if (change.length === 2) next[key] = kept(view[key], change[1]);
    else next[key] = withItem(next[key] as Json[], change[1], change[2]);
  }
  return next;
}

/** A list with another item in one place. */
function withItem(list: Json[], n: number, item: Json): Json[] {
  return list.map((was, at) => (at === n ? kept(was, item) : was));
}

/** What is now, with all parts of what was that are still the same. */
function kept(was: Json | undefined, now: Json): Json {
  if (typeof was !== 'object' || typeof now !== 'object' || was === null || now === null) {
    return now;
  }
  if (Array.isArray(was) !== Array.isArray(now)) return now;
  const before = was as Record<string, Json>;
  const after = now as Record<string, Json>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = kept(before[key], after[key]!);
    same &&= Object.hasOwn(before, key) && after[key] === before[key];
  }
  return same ? was : now;
}

/** The story grows, or is taken back to some step and told anew from there. */
export function continued(log: LogItem[], story: Story): { log: LogItem[]; news: News } {
  const gone = log.filter((item) => item.number >= story.from);
  if (gone.length === 0 && story.steps.length === 0) {
    return { log, news: { events: [], whole: false } };
  }
  const known = new Map(gone.map((item) => [item.number, item]));
  const fresh = story.steps.map((events, at): LogItem => {
    const number = story.from + at;
    const old = known.get(number);
    return old && equal(old.events, events) ? old : { number, events };
  });
  const rest = log.filter((item) => item.number < story.from);
  const takenBack = gone.length > fresh.length ? [noted('table-log-taken-back')] : [];
  const events = fresh.flatMap((item) => (known.get(item.number) === item ? [] : item.events));
  return { log: [...rest, ...fresh, ...takenBack], news: { events, whole: gone.length > 0 } };
}

export function noted(id: string, facts: Facts = {}): LogItem {
  return { number: -1, events: [], note: { id, facts } };
}

function equal(one: Happened[], other: Happened[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What became of people, which no story tells. */
export function aboutPeople(was: TableState, now: TableState, name: NameOf): LogItem[] {
  return [
    ...now.seats.flatMap((one, seat) => aboutSeat(was.seats[seat], one, seat, name)),
    ...now.wanting.filter((seat) => !was.wanting.includes(seat) && seat !== now.you)
      .map((seat) => noted('table-log-wants-again', { name: name(seat) })),
  ];
}

function aboutSeat(was: Seat | undefined, now: Seat, seat: number, name: NameOf): LogItem[] {
  if (!was) return [];
  if (was.spec !== now.spec || was.name !== now.name) {
    if (isPerson(now)) {
      return [noted('table-log-sat', { name: new Plain(now.name), seat: seat + 1 })];
    }
    return isPerson(was) ? [noted('table-log-stood', { name: new Plain(was.name) })] : [];
  }
  if (now.out && !was.out) return [noted('table-log-resigned', { name: name(seat) })];
  if ((now.stand_in ?? false) === (was.stand_in ?? false)) return [];
  return [noted(now.stand_in ? 'table-log-stand-in' : 'table-log-returned', { name: name(seat) })];
}

/** Somebody asks to take a move back; or did, and nothing came of it. */
export function aboutAsking(
  was: number | null, now: number | null, takenBack: boolean, name: NameOf,
): LogItem[] {
  if (now !== null && now !== was) return [noted('table-log-asked', { name: name(now) })];
  return was !== null && now === null && !takenBack ? [noted('table-log-not-agreed')] : [];
}

/** Who came and who went. */
export function aboutPresence(
  before: boolean[], told: Presence, seats: Seat[], you: number | null, name: NameOf,
): LogItem[] {
  if (before.length !== told.seats.length) return [];
  return told.seats.flatMap((here, seat) =>
    here !== before[seat] && seat !== you && isPerson(seats[seat])
      ? [noted(here ? 'table-log-here' : 'table-log-away', { name: name(seat) })] : []);
}
