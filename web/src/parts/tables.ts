// Tables in lists: which come first.

import type { TableLine } from '../wire/api';

export function isYourTurn(line: TableLine): boolean {
  return line.you !== null && line.to_move.includes(line.you);
}

/** What I still play: my turn first, then the latest. */
export function unfinished(lines: TableLine[]): TableLine[] {
  return lines
    .filter((line) => line.phase === 'playing' || line.phase === 'gathering')
    .sort((one, other) =>
      Number(isYourTurn(other)) - Number(isYourTurn(one)) || other.touched - one.touched);
}

/** What others play, or have played: the lists of everybody's tables name mine too. */
export function ofOthers(lines: TableLine[], mine: TableLine[]): TableLine[] {
  const own = new Set(mine.map((line) => line.id));
  return lines.filter((line) => !own.has(line.id));
}
