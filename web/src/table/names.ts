// What the seats of a table are called: people by their names, bots by theirs.

import { botName } from '../parts/bots';
import type { Ref } from '../wire/messages';
import { Plain, type Words } from '../words/words';
import { isPerson } from './news';

const LONGEST = 20; // signs of a name in a sentence

/** Who sits at a table that is being played or looked back at. */
export interface Seated {
  readonly seats: readonly { spec: string; name: string }[];
  readonly duel: boolean;
  readonly you: number | null;
}

/** A seat's name; where two are called the same, the number of the seat tells them apart. */
export function nameOf(model: Seated, seat: number, words: Words): string {
  const name = bareName(model, seat, words);
  const same = model.seats.filter((_, other) => bareName(model, other, words) === name).length;
  return same > 1 ? `${name} (${seat + 1})` : name;
}

export function namesOf(model: Seated, seats: readonly number[], words: Words): Plain {
  return new Plain(seats.map((seat) => nameOf(model, seat, words)).join(', '));
}

/** The seats as the game's references name them; in a duel everybody has a board of their own. */
export function seatNames(model: Seated, words: Words): Record<Ref, string> {
  const seats = model.duel ? [model.you ?? 0] : model.seats.map((_, seat) => seat);
  return Object.fromEntries(seats.map((seat, number) =>
    [`seat:${number + 1}`, shortened(nameOf(model, seat, words))]));
}

function bareName(model: Seated, seat: number, words: Words): string {
  const one = model.seats[seat];
  if (!one) return '';
  return isPerson(one) ? one.name : botName(one.spec, words);
}

function shortened(name: string): string {
  return [...name].length > LONGEST ? `${[...name].slice(0, LONGEST - 1).join('')}…` : name;
}
