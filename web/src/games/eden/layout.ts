// Where things stand in the picture of the ring: a square of 600 units, three places by three,
// Noa's circle in the middle (E1). Pieces on a place share it in at most two rows.

import type { Ref } from '../../wire/messages';
import { type Ally, type Eden, type Forecast, numberIn } from './view';

export const SIZE = 600;
export const TILE = 192;
export const NOA = { x: 300, y: 300, r: 106 };
const GAP = 10;
const EDGE = 2;

export interface Point {
  x: number;
  y: number;
}

/** A piece's feet, and how large it is. */
export interface Stand extends Point {
  size: number;
}

// Columns and rows of places 0 to 7, clockwise from the top left.
const GRID = [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1]] as const;

/** The top left corner of a place. */
export function cornerOf(place: number): Point {
  const [column, row] = GRID[place & 7]!;
  return { x: EDGE + column * (TILE + GAP), y: EDGE + row * (TILE + GAP) };
}

function middleOf(place: number): Point {
  const { x, y } = cornerOf(place);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** The outline of a place: round at the outer corners of Eden, hollow where Noa's circle is. */
export function outlineOf(place: number): string {
  const t = TILE;
  const round = [0, 2, 4, 6].map((corner) => (corner === place ? 78 : 20));
  const [a, b, c, d] = round as [number, number, number, number];
  const hollow = (side: number, line: string): string => (place === side ? line : '');
  return [
    `M${a} 0`, hollow(5, `H44Q96 22 148 0`), `H${t - b}A${b} ${b} 0 0 1 ${t} ${b}`,
    hollow(7, `V44Q170 96 ${t} 148`), `V${t - c}A${c} ${c} 0 0 1 ${t - c} ${t}`,
    hollow(1, `H148Q96 170 44 ${t}`), `H${d}A${d} ${d} 0 0 1 0 ${t - d}`,
    hollow(3, `V148Q22 96 0 44`), `V${a}A${a} ${a} 0 0 1 ${a} 0Z`,
  ].join('');
}

/** Where every Goomz and Ally stands, with Noa too. */
export function stands(eden: Eden): Map<Ref, Stand> {
  const out = new Map<Ref, Stand>();
  for (let place = 0; place < 8; place += 1) {
    const { x, y } = cornerOf(place);
    for (const [ref, at] of standsOn(eden, `place:${place}`)) {
      out.set(ref, { x: x + at.x, y: y + at.y, size: at.size });
    }
  }
  const resting = eden.allies.filter((ally) => ally.place === null);
  resting.forEach((ally, n) => {
    out.set(ally.ref, { x: NOA.x + (n - (resting.length - 1) / 2) * 66, y: NOA.y + 100, size: 56 });
  });
  return out;
}

/** Side by side if there is room; otherwise Goomz behind and Allies in front, each Ally that
 *  traps right under its Goomz. */
function standsOn(eden: Eden, place: Ref): Map<Ref, Stand> {
  const goomz = eden.goomz.filter((one) => one.place === place).map((one) => one.ref);
  const allies = eden.allies.filter((one) => one.place === place);
  const trapping = allies.some((ally) => ally.traps !== null);
  const all = [...goomz, ...allies.map((ally) => ally.ref)];
  const alone = goomz.length === 0 || allies.length === 0;
  return alone || (all.length === 2 && !trapping) ? oneRow(all) : twoRows(goomz, allies, trapping);
}

function oneRow(refs: Ref[]): Map<Ref, Stand> {
  const size = [0, 104, 86, 62][refs.length]!;
  return new Map(refs.map((ref, n) => [ref, { x: column(n, refs.length), y: 170, size }]));
}

function twoRows(goomz: Ref[], allies: Ally[], trapping: boolean): Map<Ref, Stand> {
  const most = Math.max(goomz.length, allies.length);
  const [behind, front] = trapping ? [most, most] : [goomz.length, allies.length];
  const out = new Map<Ref, Stand>();
  goomz.forEach((ref, n) => {
    out.set(ref, { x: column(n, behind), y: 122, size: [0, 96, 78, 62][behind]! });
  });
  const free = Array.from({ length: front }, (_, n) => column(n, front));
  const byTrap = [...allies].sort((a, b) => Number(b.traps !== null) - Number(a.traps !== null));
  for (const ally of byTrap) {
    const under = ally.traps === null ? free[0]! : out.get(ally.traps)!.x;
    free.splice(free.indexOf(under), 1);
    out.set(ally.ref, { x: under, y: 182, size: front > 2 ? 56 : 62 });
  }
  return out;
}

function column(n: number, of: number): number {
  return 96 + (n - (of - 1) / 2) * [0, 0, 82, 59][of]!;
}

/** The dashed way of a forecast: onwards round the ring, or an Ally's to Noa; none otherwise. */
export function wayOf(entry: Forecast, where: Map<Ref, Stand>): string | null {
  if (entry.letter === 'D') {
    const ally = where.get(entry.ally!)!;
    return bend({ x: ally.x, y: ally.y - ally.size / 2 }, NOA, 0.42, 18);
  }
  if (entry.letter !== 'C' && entry.letter !== 'F') return null;
  const here = numberIn(entry.place);
  return bend(middleOf(here), middleOf(here + 1), 0.66, -22, 0.34);
}

/** A bent line from one point towards another. */
function bend(a: Point, b: Point, until: number, side: number, since = 0.2): string {
  const at = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [start, end, middle] = [at(since), at(until), at((since + until) / 2)];
  const x = middle.x + ((b.y - a.y) / length) * side;
  const y = middle.y - ((b.x - a.x) / length) * side;
  const r = (n: number): string => n.toFixed(1);
  return `M${r(start.x)} ${r(start.y)}Q${r(x)} ${r(y)} ${r(end.x)} ${r(end.y)}`;
}
