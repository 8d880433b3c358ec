// What a GOLDblivion view holds (games/goldblivion/view.py makes it), and how to find things in it.

import type { Ref } from '../../wire/messages';
import type { View } from '../face';

export type Type = 'elf' | 'human' | 'dwarf' | 'building';
export type Per = Type | 'tile' | 'any' | '';
export type Side = 'left' | 'right';
export type Counts = Record<string, number>; // how many of each kind of card

export interface Step {
  do: string;
  n: number;
  per: Per;
  more: number;
}

export interface Pay {
  what: 'nuggets' | 'materials';
  n: number;
  again: boolean;
}

export interface Power {
  pay: Pay | null;
  steps: Step[];
}

export interface Card {
  card: string;
  building: boolean;
  cost: number;
  types: Type[];
  powers: Power[];
}

export interface FighterSide {
  force: number;
  per: Per;
  draws: number;
  destroyed: boolean;
  power: Power;
}

export interface Fighter {
  card: string;
  cost: number;
  joker: boolean;
  sides: FighterSide[];
}

export interface Enemy {
  tile: string;
  force: number;
  reward: Power;
}

export interface Hex {
  ref: Ref;
  terrain: 'forest' | 'mountain';
  tiles: number;
  enemy: Enemy | null;
  draws: number;
}

export interface Development {
  round: number;
  side: Side;
  card: string | null;
}

export interface Seat {
  ref: Ref;
  nuggets: number;
  materials: number;
  gold: number;
  passed: boolean;
  chosen: boolean;
  choice: { card: string; side: Side } | null;
  hand_size: number;
  pile_size: number;
  hand: Counts | null;
  play: Counts;
  upright: Counts;
  turned: Counts;
  owned: Counts;
  developed: Development[];
  army: Counts;
  spent: Counts;
  trophies: Counts;
  tokens: number;
  held: Ref[] | null;
  symbols: Record<Type, number>;
}

export interface Village {
  ref: Ref;
  face: number;
  powers: Power[];
}

export interface Noble {
  name: string;
  level: string;
  nuggets: number;
  materials: number;
  gold: number;
  slots: Counts[];
  lines: Power[];
  chart: { materials: number; materials_give: Power; nuggets: number; nuggets_give: Power };
  sixth_card: boolean;
  trophies: Counts;
}

export interface Pile {
  ref: Ref;
  below: number;
  card: string | null;
  cost: number | null;
}

export interface GoldView {
  edition: { name: string; stand_ins: string[] };
  seat: number | null;
  round: number;
  phase: 'draft' | 'development' | 'actions' | 'noble' | 'closing' | 'over';
  first: Ref;
  turn: Ref;
  actions: number;
  seats: Seat[];
  market: (Card | null)[];
  deck: number;
  combat: Pile[];
  land: Hex[];
  villages: Village[];
  tokens_down: number;
  tokens_up: Ref[];
  draft: { nobles: Card[]; picking: Ref[]; tokens: (number | null)[] };
  dice: Power[];
  asking: { frame: string; a: number; b: number; c: number }[];
  fight: { hex: Ref | null; force: number; fresh: Counts; used: Counts };
  noble: Noble | null;
  printed: {
    cards: Record<string, Card>;
    fighters: Record<string, Fighter>;
    tokens: Record<Ref, Power[]>;
  };
}

export const TYPES: readonly Type[] = ['elf', 'human', 'dwarf', 'building'];
export const GOAL = 10; // ingots that end the game (G60)
export const MATERIALS = 4; // that a player can hold (G13)

/** The one place where a view is taken for what the server says it is. */
export function gold(view: View): GoldView {
  return view as unknown as GoldView;
}

export function kindOf(ref: Ref): string {
  return ref.slice(0, ref.indexOf(':'));
}

export function nameOf(ref: Ref): string {
  return ref.slice(ref.indexOf(':') + 1);
}

/** The GOLDblivion card a reference means, if it means one. */
export function cardOf(view: GoldView, ref: Ref): Card | null {
  const name = nameOf(ref);
  if (kindOf(ref) === 'market') return view.market[Number(name) - 1] ?? null;
  const cards = ['card', 'hand', 'played', 'building', 'noble'];
  return cards.includes(kindOf(ref)) ? (view.printed.cards[name] ?? null) : null;
}

/** The Combat card a reference means, if it means one. */
export function fighterOf(view: GoldView, ref: Ref): Fighter | null {
  const name = nameOf(ref);
  if (kindOf(ref) === 'combat') {
    const top = view.combat[Number(name) - 1]?.card;
    return top ? (view.printed.fighters[top] ?? null) : null;
  }
  const fighters = ['army', 'copy', 'fighter'];
  return fighters.includes(kindOf(ref)) ? (view.printed.fighters[name] ?? null) : null;
}

export function hexOf(view: GoldView, ref: Ref): Hex | null {
  return view.land[Number(nameOf(ref)) - 1] ?? null;
}

export function seatOf(view: GoldView, ref: Ref): Seat | null {
  return view.seats[Number(nameOf(ref)) - 1] ?? null;
}

/** What is half done and asks now. */
export function asking(view: GoldView): string {
  return view.asking.at(-1)?.frame ?? '';
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

export function developedOn(seat: Seat, side: Side): Development[] {
  return seat.developed.filter((one) => one.side === side);
}

/** Whether a side of a seat's board brings anything: a nugget a card, a material for two (G12). */
export function production(seat: Seat, side: Side): number {
  const cards = developedOn(seat, side).length;
  return side === 'left' ? cards : Math.floor(cards / 2);
}
