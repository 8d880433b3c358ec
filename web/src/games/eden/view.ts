// Eden's view as the server sends it (games/eden/view.py), with a few questions one asks of it.

import type { Ref } from '../../wire/messages';
import type { View } from '../face';

export type Health = 'healthy' | 'ravaged' | 'destroyed';

export interface Place {
  ref: Ref;
  terrain: Ref;
  health: Health;
}

export interface Objective {
  id: number;
  ally: Ref;
  terrain: Ref;
  reroll: boolean;
}

export interface Goomz {
  ref: Ref;
  place: Ref | null; // null: out of the game
  acted: boolean;
  collected: number;
  objective: Objective | null;
}

export interface Ally {
  ref: Ref;
  place: Ref | null; // null: with Noa
  back: number | null; // the round of its return from Noa
  shield: boolean;
  protected: boolean; // it protects this round, and cannot leave
  traps: Ref | null;
}

export interface Row {
  die: number;
  action: string;
  amount: number;
}

export interface Card {
  ref: Ref;
  die: number | null;
  turned: boolean;
  rows: Row[];
}

/** What a Goomz would do now, by the letters of the rulebook (E41). */
export interface Forecast {
  goomz: Ref;
  letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  choice: boolean; // the player would choose which Ally
  ally: Ref | null;
  place: Ref;
  terrain: Ref;
}

export interface Eden {
  edition: { name: string; stand_ins: string[] };
  options: { modes: string[] };
  round: number;
  last_round: number;
  phase: string;
  returning: Ref | null;
  places: Place[];
  goomz: Goomz[];
  allies: Ally[];
  cards: Card[];
  dice: number[];
  discarded: number;
  discards_left: number;
  noa: boolean;
  rerolls: number;
  taken: Objective[];
  unseen: Objective[];
  forecast: Forecast[];
  outcome: string;
}

export const edenOf = (view: View): Eden => view as unknown as Eden;

/** `red` of `goomz:red`. */
export const nameIn = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1);

/** The number of a place, die or face. */
export const numberIn = (ref: Ref): number => Number(nameIn(ref));

/** Where a Goomz or an Ally stands; null if it is not in Eden. */
export function placeOf(eden: Eden, piece: Ref): Ref | null {
  return [...eden.goomz, ...eden.allies].find((one) => one.ref === piece)?.place ?? null;
}

export const isTrapped = (eden: Eden, goomz: Ref): boolean =>
  eden.allies.some((ally) => ally.traps === goomz);

/** An Ally that protects or traps cannot leave its place this round (E29). */
export const isLocked = (ally: Ally): boolean => ally.protected || ally.traps !== null;

/** Whether the dice of this round are still to be rolled (E10). */
export const isBeforeRoll = (eden: Eden): boolean =>
  ['resurrection', 'return', 'weakness'].includes(eden.phase);

/** The places of one kind of land. */
export const placesOf = (eden: Eden, terrain: Ref): Place[] =>
  eden.places.filter((place) => place.terrain === terrain);

/** Whether a part of the edition, such as `actions.II`, is our invention. */
export const isStandIn = (eden: Eden, part: string): boolean =>
  eden.edition.stand_ins.includes(part);

export const objectivePart = (objective: Objective): string =>
  `objectives.${nameIn(objective.ally)}-${nameIn(objective.terrain)}`;
