// Havresac's view with types (games/havresac/view.py makes it), and how to find things in it.

import type { Ref } from '../../wire/messages';
import type { View } from '../face';

export const SIDE = 11;
export const COLUMNS = 'abcdefghijk';
export const GUARDIANS = ['guide', 'warrior', 'thief', 'priestess', 'druid', 'huntress'] as const;
export const MONSTERS = ['fox', 'crocodile', 'pig'] as const;
export const CREATURES = [...MONSTERS, 'fairy'] as const;
export const ITEMS = ['boots', 'sword', 'feather', 'net', 'bow', 'hammer', 'cup'] as const;
export const QUARTERS = ['red', 'blue', 'green', 'yellow'] as const;

export type Counts = Record<string, number>;

export interface Square {
  ref: Ref;
  spot: Ref; // what it is called: `hut:K`, `forest:c4`
  terrain: string;
  quarter: string; // empty on the cross
}

export interface Tile {
  ref: Ref;
  face: 'day' | 'night';
  movement: number;
  straight: boolean;
  cost: number;
  reserve: number;
}

export interface ScoutCard {
  place: Ref;
  square: Ref;
  creature: Ref;
}

/** What one player has. */
export interface Board {
  ref: Ref;
  earlier: boolean; // as it was when the Adventure began
  finished: boolean;
  stage: 'waiting' | 'moving' | 'acting' | 'buying';
  now: Ref | null;
  at: Ref | null;
  declared: { boots: number; sword: boolean; feather: boolean };
  acted: boolean;
  bag: Counts;
  aside: Counts;
  guardians: { square: Ref; guardian: Ref }[];
  creatures: { square: Ref; creature: Ref }[];
  tents: Ref[];
  done: Ref[];
  left: Counts;
  items: Counts;
  found: Counts;
  cups: number;
  gains: Counts;
  hunted: Counts;
  fairies: number;
  fled: number;
  villages: number;
  chests: number;
  gold: number;
  points: number;
  score: number;
  glory: number[];
  round: { glory: number; gold: number; points: number } | null;
}

export interface Tables {
  gold: number[];
  points: number[];
  fairies: number[];
  villages: number[];
  glory: Counts;
  hunting: Counts;
  cup: number;
  boots: number;
  chest: number;
  ranks: number[];
}

export interface HavresacView {
  edition: { name: string; label: string; stand_ins: string[] };
  seat: number | null;
  options: { season: 'summer' | 'winter'; night: string[]; same_chests: boolean };
  round: number;
  rounds: number;
  phase: 'adventure' | 'recruitment' | 'over';
  printed: Square[];
  tables: Tables;
  tiles: Tile[];
  scouted: ScoutCard[];
  unseen: ScoutCard[];
  chests: Record<Ref, Ref>;
  boards: Board[];
}

export function typed(view: View): HavresacView {
  return view as unknown as HavresacView;
}

/** `c4` of `square:c4`. */
export function nameOf(ref: Ref): string {
  return ref.slice(ref.indexOf(':') + 1);
}

export function kindOf(ref: Ref): string {
  return ref.slice(0, ref.indexOf(':'));
}

/** The seat whose board is drawn large: one's own; who watches sees the first. */
export function mainSeat(view: HavresacView): number {
  return view.seat ?? 0;
}

export function mainBoard(view: HavresacView): Board {
  return view.boards[mainSeat(view)]!;
}

/** What is printed on a square, by its own name or by what it is called. */
export function squareOf(view: HavresacView, ref: Ref): Square | undefined {
  return view.printed.find((square) => square.ref === ref || square.spot === ref);
}

export function tileOf(view: HavresacView, guardian: Ref): Tile {
  return view.tiles[GUARDIANS.indexOf(nameOf(guardian) as (typeof GUARDIANS)[number])]!;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Points of the hunting board, if the game ended now (H8). */
export function huntPoints(board: Board, tables: Tables): number {
  return MONSTERS.reduce((sum, name) => sum + count(board.hunted, name) * tables.hunting[name]!, 0);
}

/** Glory of the creatures of one kind in the gains; Fairies take the next slots (H60). */
export function gloryOf(name: string, board: Board, tables: Tables): number {
  const n = count(board.gains, name);
  if (name !== 'fairy') return n * (tables.glory[name] ?? 0);
  return tables.fairies
    .slice(board.fairies, board.fairies + n)
    .reduce((sum, glory) => sum + glory, 0);
}

/** Glory that one creature on the board would bring now. */
export function gloryNow(name: string, board: Board, tables: Tables): number {
  if (name !== 'fairy') return tables.glory[name] ?? 0;
  return tables.fairies[board.fairies + count(board.gains, 'fairy')] ?? 0;
}

/** How many creatures of each kind are still to come (H20). */
export function coming(view: HavresacView): Counts {
  const counts: Counts = {};
  for (const { creature } of view.unseen) {
    counts[nameOf(creature)] = count(counts, nameOf(creature)) + 1;
  }
  return counts;
}

export function count(counts: Counts, name: string): number {
  return counts[name] ?? 0;
}

/** All Guardians of a kind on the board, in the bag, aside and just drawn. */
export function owned(board: Board, name: string): number {
  const ref = `guardian:${name}`;
  return (
    count(board.bag, name) +
    count(board.aside, name) +
    board.guardians.filter((one) => one.guardian === ref).length +
    Number(board.stage === 'moving' && board.now === ref)
  );
}
