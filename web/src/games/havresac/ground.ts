// What never changes on the map, as one text of SVG: it is parsed faster than built piece by piece.
// Its colours are where it is drawn: Land.svelte, Edges.svelte, Figures.svelte.

import { chance, cornerOf, cutPaper, FAR, NEAR, shapeOf, WIDTH } from './land';
import { COLUMNS, nameOf, type Square } from './view';

/** The four quarters, where their sheets lie. */
const SHEETS = [['red', 0, 0], ['blue', 600, 0], ['green', 0, 600], ['yellow', 600, 600]] as const;
const TREES = [[34, 4, 50], [4, 18, 54], [44, 36, 58]] as const; // x, y, size
const PICTURES = ['hut', 'grove', 'start'];

/** Sheets of paper for the quarters, woods and lakes. */
export function groundOf(printed: Square[]): string {
  const [woods, lakes] = [shapeOf(printed, 'forest'), shapeOf(printed, 'lake')];
  return paper() + path('chequer', printed.map((_, n) => chequer(n)))
    + path('grass', printed.map(grass))
    + path('rim wood', [woods]) + path('wood', [woods])
    + path('rim lake', [lakes]) + path('lake', [lakes])
    + path('wave', printed.map(wave));
}

/** Trees and places that stay as they are. */
export function standingOf(printed: Square[]): string {
  return printed.map(standing).join('');
}

/** Signs with the letters and numbers of huts and groves, to lie above who stands there. */
export function signsOf(printed: Square[]): string {
  return printed.map(({ terrain, quarter, spot }, n) => {
    if (terrain !== 'hut' && terrain !== 'grove') return '';
    const { x, y } = cornerOf(n);
    const shape = terrain === 'hut' ? '<rect x="3" y="3" width="36" height="38" rx="6"/>'
      : '<circle cx="22" cy="22" r="20"/>';
    return `<g class="sign ${quarter}" transform="translate(${x} ${y})">${shape}`
      + `<text x="21.5" y="34">${nameOf(spot)}</text></g>`;
  }).join('');
}

/** Banners in the colours of the quarters along the edges, with letters and numbers. */
export function edges(): string {
  const [near, far, end] = [NEAR - 6, FAR - 4, WIDTH - FAR + 1];
  return path('ribbon red', [lying(NEAR, 2, near), hanging(2, NEAR, near)])
    + path('ribbon blue', [lying(NEAR + 600, 2, near), hanging(end, NEAR, far)])
    + path('ribbon green', [hanging(2, NEAR + 600, near), lying(NEAR, end, far)])
    + path('ribbon yellow', [hanging(end, NEAR + 600, far), lying(NEAR + 600, end, far)])
    + [...COLUMNS].map((letter, n) => {
      const road = n === 5 ? ' class="road"' : '';
      return `<text x="${NEAR + n * 100 + 50}" y="28"${road}>${letter}</text>`
        + `<text x="18" y="${NEAR + n * 100 + 61}"${road}>${n + 1}</text>`;
    }).join('');
}

/** A ribbon with forked ends. */
function lying(x: number, y: number, wide: number): string {
  const [fork, half] = [wide * 0.4, wide / 2];
  return `M${x} ${y}l${fork} ${half} ${-fork} ${half}h500l${-fork} ${-half} ${fork} ${-half}Z`;
}

function hanging(x: number, y: number, wide: number): string {
  const [fork, half] = [wide * 0.4, wide / 2];
  return `M${x} ${y}l${half} ${fork} ${half} ${-fork}v500l${-half} ${-fork} ${-half} ${fork}Z`;
}

function paper(): string {
  const middle = NEAR + 550;
  return path('frame', [cutPaper(6, 6, WIDTH - 12, WIDTH - 12)])
    + path('road', [cutPaper(NEAR, NEAR, 1100, 1100, 2)])
    + path('track', [`M${middle} ${NEAR + 12}v1076M${NEAR + 12} ${middle}h1076`])
    + SHEETS.map(([name, x, y], n) =>
      path('fallen', [cutPaper(NEAR + x + 5, NEAR + y + 6, 500, 500, n + 3)])
        + path(`sheet ${name}`, [cutPaper(NEAR + x, NEAR + y, 500, 500, n + 3)])).join('');
}

function path(name: string, shapes: string[]): string {
  return `<path class="${name}" d="${shapes.join('')}"/>`;
}

function chequer(n: number): string {
  const { x, y } = cornerOf(n);
  return (n + Math.floor(n / 11)) % 2 === 0 ? `M${x} ${y}h100v100h-100Z` : '';
}

function grass({ terrain }: Square, n: number): string {
  if (terrain !== 'land' || chance(n) >= 0.5) return '';
  const { x, y } = cornerOf(n);
  const [left, top] = [x + 20 + 50 * chance(n + 5), y + 25 + 50 * chance(n + 9)];
  return `M${left.toFixed(1)} ${top.toFixed(1)}l-5-13m5 13v-16m0 16l6-12`;
}

function wave({ terrain }: Square, n: number): string {
  const { x, y } = cornerOf(n);
  return terrain === 'lake'
    ? `M${x + 22} ${y + 34}q9-9 18 0t18 0m-6 20q8-8 16 0t16 0m-46 16q8-8 16 0t16 0` : '';
}

function standing({ terrain }: Square, n: number): string {
  const { x, y } = cornerOf(n);
  if (terrain === 'castle') return picture('castle', x - 6, y - 12, 112);
  if (PICTURES.includes(terrain)) return picture(terrain, x + 8, y + 10, 84);
  if (terrain !== 'forest') return '';
  return TREES.map(([left, top, size]) =>
    picture('tree', x + (n % 2 ? left : 100 - left - size), y + top, size)).join('');
}

function picture(name: string, x: number, y: number, size: number): string {
  return `<use href="#hv-${name}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}
