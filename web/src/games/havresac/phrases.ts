// Havresac's things in short words, put together from the same texts as in the terminal.

import type { Words } from '../../words/words';
import {
  type Board, type Counts, count, type HavresacView, nameOf, type Tables, type Tile,
} from './view';

/** «Round 2 of 5 · Adventure». */
export function titleOf(view: HavresacView, words: Words): string {
  const phase = words.label(`havresac-phase-${view.phase}`);
  if (view.phase === 'over') return phase;
  return words.label('havresac-board-title', { round: view.round, rounds: view.rounds, phase });
}

/** A Guardian, creature or item by its bare name: «Warrior». */
export function kind(name: string, words: Words): string {
  return words.label(`havresac-kind-${name}`);
}

/** «Warrior by day». */
export function face(tile: Tile, words: Words): string {
  return words.name(`face:${nameOf(tile.ref)}-${tile.face}`);
}

export function faceAbout(tile: Tile, words: Words): string {
  return words.label(`havresac-face-${nameOf(tile.ref)}-${tile.face}-about`);
}

export function faceShort(tile: Tile, words: Words): string {
  return words.label(`havresac-short-${nameOf(tile.ref)}-${tile.face}`);
}

/** «3 steps», or «in a line». */
export function movement(tile: Tile, words: Words, extra = 0): string {
  if (tile.straight) return words.label('havresac-board-line');
  return words.label('havresac-board-steps', { n: tile.movement + extra });
}

/** Steps the Boots add to this move. */
export function extraSteps(board: Board, tables: Tables): number {
  return board.declared.boots * tables.boots;
}

/** «Warrior (2), Thief», or «nothing». */
export function several(counts: Counts, words: Words): string {
  const parts = Object.keys(counts)
    .filter((name) => count(counts, name) > 0)
    .map((name) => kind(name, words) + (count(counts, name) > 1 ? ` (${counts[name]})` : ''));
  return parts.join(', ') || words.label('havresac-board-none');
}

/** What this round would bring: «7 Glory: 6 Gold, 2 points». */
export function worth(board: Board, words: Words): string {
  return board.round ? words.label('havresac-board-worth', board.round) : '';
}

/** What a tile costs and can: «Warrior by day: 2 steps, 5 Gold, 22 left.» */
export function tileLine(tile: Tile, words: Words): string {
  return words.label('havresac-tell-tile', {
    face: face(tile, words),
    cost: tile.cost,
    movement: movement(tile, words),
    left: tile.reserve,
  });
}

/** A player in a sentence. */
export function seatLine(board: Board, over: boolean, words: Words): string {
  const line = words.say('havresac-tell-seat', {
    seat: board.ref,
    points: over ? board.score : board.points,
    gold: board.gold,
    bag: Object.values(board.bag).reduce((sum, n) => sum + n, 0),
    villages: board.villages,
    chests: board.chests,
  });
  if (over) return line;
  return `${line} ${words.label(`havresac-tell-${board.finished ? 'ready' : 'busy'}`)}`;
}
