// Moving among lit pieces with the arrow keys, by where they are on the screen.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Record<string, Direction> = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
};
const ASIDE = 2.5; // how much farther something seems that is not straight ahead

export function directionOf(key: string): Direction | null {
  return KEYS[key] ?? null;
}

/** The index of the nearest box in a direction; the first in reading order if there is no start. */
export function nearest(boxes: readonly Box[], from: Box | null, direction: Direction): number {
  if (boxes.length === 0) return -1;
  if (from === null) return inReadingOrder(boxes)[0]!;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const far = distance(from, box, direction);
    if (far < least) [best, least] = [at, far];
  });
  return best >= 0 ? best : around(boxes, from, direction);
}

/** The indices of boxes as one would read them: rows first. */
export function inReadingOrder(boxes: readonly Box[]): number[] {
  return boxes.map((_, at) => at).sort((one, other) => {
    const [a, b] = [boxes[one]!, boxes[other]!];
    const sameRow = Math.abs(middle(a).y - middle(b).y) < Math.min(a.height, b.height) / 2;
    return sameRow ? a.x - b.x : middle(a).y - middle(b).y;
  });
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far a box seems in a direction; infinite if it is not there at all. */
function distance(from: Box, to: Box, direction: Direction): number {
  const [a, b] = [middle(from), middle(to)];
  const flat = direction === 'left' || direction === 'right';
  const back = direction === 'left' || direction === 'up';
  const ahead = (flat ? b.x - a.x : b.y - a.y) * (back ? -1 : 1);
  const aside = Math.abs(flat ? b.y - a.y : b.x - a.x);
  return ahead > 1 ? ahead + ASIDE * aside : Infinity;
}

/** Beyond the edge it goes on at the other end, in reading order. */
function around(boxes: readonly Box[], from: Box, direction: Direction): number {
  const order = inReadingOrder([...boxes, from]);
  const forward = direction === 'right' || direction === 'down';
  const at = order.indexOf(boxes.length);
  const turn = [...order.slice(at + 1), ...order.slice(0, at)];
  return (forward ? turn[0] : turn.at(-1)) ?? -1;
}
