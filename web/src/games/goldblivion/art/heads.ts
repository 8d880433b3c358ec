// The folk of the colony and its enemies: bodies, heads, ears, eyes, noses and mouths.
// Everything is drawn in a box of 100 by 100, the face in its middle.

import { INK, round, SHADE, type Shape, WHITE } from './shapes';

export type Folk = 'elf' | 'human' | 'dwarf' | 'goblin';

interface Body {
  body: Shape[];
  ears: Shape[];
  head: Shape[];
  nose: Shape[];
}

const neck: Shape = ['skin', 'M42 60h16v16q-8 7-16 0Z'];

export const BODIES: Record<Folk, Body> = {
  elf: {
    body: [['cloth', 'M20 104C21 86 34 78 44 75L56 75C66 78 79 86 80 104Z'], neck],
    ears: [
      ['skin', 'M33 42C24 34 14 31 6 32C11 45 21 55 34 56Z'],
      ['skin', 'M67 42C76 34 86 31 94 32C89 45 79 55 66 56Z'],
      [SHADE, 'M31 46C25 40 19 37 14 37C19 45 25 50 32 52Z', 'flat'],
      [SHADE, 'M69 46C75 40 81 37 86 37C81 45 75 50 68 52Z', 'flat'],
    ],
    head: [
      ['skin', 'M50 19C64 19 71 30 70 44C69 59 58 70 50 73C42 70 31 59 30 44C29 30 36 19 50 19Z'],
      [SHADE, 'M60 22C67 26 70.6 35 70 44C69 59 58 70 50 73C61 62 66 42 60 22Z', 'flat'],
    ],
    nose: [['skin', 'M50 47Q46 53 51 55', 'line']],
  },
  human: {
    body: [['cloth', 'M14 104C14 86 28 77 42 74L58 74C72 77 86 86 86 104Z'], neck],
    ears: [
      ['skin', round(29, 48, 5.5, 6.5)],
      ['skin', round(71, 48, 5.5, 6.5)],
    ],
    head: [
      ['skin', 'M50 19C65 19 72 30 72 45C72 61 62 71 50 71C38 71 28 61 28 45C28 30 35 19 50 19Z'],
      [SHADE, 'M60 21C68 25 72 34 72 45C72 61 62 71 50 71C62 62 67 42 60 21Z', 'flat'],
    ],
    nose: [['skin', 'M50 46Q44 54 51 56', 'line']],
  },
  dwarf: {
    body: [['cloth', 'M4 104C5 84 24 76 40 75L60 75C76 76 95 84 96 104Z'], neck],
    ears: [
      ['skin', round(25, 50, 6, 7)],
      ['skin', round(75, 50, 6, 7)],
    ],
    head: [
      ['skin', 'M50 22C68 22 76 33 76 47C76 63 66 73 50 73C34 73 24 63 24 47C24 33 32 22 50 22Z'],
      [SHADE, 'M63 25C72 29 76 37 76 47C76 63 66 73 50 73C66 62 70 43 63 25Z', 'flat'],
    ],
    nose: [
      ['skin', round(50, 54, 8, 6.5)],
      ['#fffaf088', round(47, 52, 2, 1.5), 'flat'],
    ],
  },
  goblin: {
    body: [['cloth', 'M16 104C17 88 30 80 42 77L58 77C70 80 83 88 84 104Z'], neck],
    ears: [
      ['skin', 'M28 44C18 32 8 27 0 27C2 42 14 57 29 58Z'],
      ['skin', 'M72 44C82 32 92 27 100 27C98 42 86 57 71 58Z'],
      [SHADE, 'M26 48C19 39 12 34 6 32C9 43 17 51 27 54Z', 'flat'],
      [SHADE, 'M74 48C81 39 88 34 94 32C91 43 83 51 73 54Z', 'flat'],
    ],
    head: [
      ['skin', 'M50 24C67 24 77 33 76 46C75 60 64 74 50 74C36 74 25 60 24 46C23 33 33 24 50 24Z'],
      [SHADE, 'M63 26C72 30 76.5 38 76 46C75 60 64 74 50 74C66 62 70 42 63 26Z', 'flat'],
    ],
    nose: [['skin', 'M50 46C42 52 40 58 46 60C50 62 56 61 57 57C57 53 53 50 50 46Z']],
  },
};

const dots = (r: number): Shape[] => [
  [INK, round(41, 46, r), 'flat'],
  [INK, round(59, 46, r), 'flat'],
  [WHITE, round(40, 45, r * 0.35), 'flat'],
  [WHITE, round(58, 45, r * 0.35), 'flat'],
];
const whites: Shape[] = [
  [WHITE, round(41, 46, 6, 5.5), 'flat'],
  [WHITE, round(59, 46, 6, 5.5), 'flat'],
];
const brows = (left: string, right: string): Shape[] => [
  ['hair', left, 'line'],
  ['hair', right, 'line'],
];

export const EYES: Record<string, Shape[]> = {
  plain: [...dots(3.4), ...brows('M36 39Q41 36 46 39', 'M54 39Q59 36 64 39')],
  wide: [...whites, ...dots(2.8), ...brows('M34 37Q40 33 46 37', 'M54 37Q60 33 66 37')],
  greedy: [
    ...whites,
    ['#f4b93a', round(41, 46, 4)],
    ['#f4b93a', round(59, 46, 4)],
    [INK, 'M41 44v4M59 44v4', 'line'],
    ...brows('M34 38Q40 33 46 36', 'M54 36Q60 33 66 38'),
  ],
  happy: [
    [INK, 'M35 48Q41 40 47 48', 'line'],
    [INK, 'M53 48Q59 40 65 48', 'line'],
    ...brows('M36 38Q41 35 46 38', 'M54 38Q59 35 64 38'),
  ],
  stern: [...dots(3.2), ...brows('M33 37L46 42', 'M67 37L54 42')],
  sly: [
    ...dots(3.2),
    ['skin', 'M35 45Q41 40 47 45L47 41L35 41ZM53 45Q59 40 65 45L65 41L53 41Z', 'flat'],
    ...brows('M35 43L47 44', 'M53 44Q59 36 66 38'),
  ],
  wink: [
    [INK, round(41, 46, 3.4), 'flat'],
    [WHITE, round(40, 45, 1.2), 'flat'],
    [INK, 'M53 47Q59 42 65 47', 'line'],
    ...brows('M35 38Q41 33 47 38', 'M54 41Q59 39 64 41'),
  ],
  lashes: [
    ...whites,
    ...dots(3),
    [INK, 'M34 44Q40 38 47 44M34 44L31 42M35.5 41.5L33 39', 'line'],
    [INK, 'M53 44Q60 38 66 44M66 44L69 42M64.5 41.5L67 39', 'line'],
  ],
  shades: [
    [INK, 'M29 41H71L69 50Q63 55 55 51L51 45H49L45 51Q37 55 31 50Z'],
    ['#fffaf0aa', 'M34 43L40 43L35 49ZM56 43L62 43L57 49Z', 'flat'],
  ],
  monocle: [
    ...dots(3.4),
    ['#d8ecf388', round(59, 46, 7.5)],
    ['#f4b93a', 'M59 53.5Q62 66 70 70', 'line'],
    ...brows('M35 40Q41 37 47 40', 'M53 36Q60 31 67 36'),
  ],
  goggles: [
    [INK, 'M26 41H74V49H26Z', 'flat'],
    ['#9c6b3f', round(41, 45, 9)],
    ['#9c6b3f', round(59, 45, 9)],
    ['#c9eaf2', round(41, 45, 6)],
    ['#c9eaf2', round(59, 45, 6)],
    [INK, round(42, 46, 2.5), 'flat'],
    [INK, round(58, 46, 2.5), 'flat'],
  ],
  mask: [
    [INK, 'M27 40Q38 36 50 41Q62 36 73 40L71 50Q60 55 50 50Q40 55 29 50Z'],
    [WHITE, round(41, 46, 4.5, 4), 'flat'],
    [WHITE, round(59, 46, 4.5, 4), 'flat'],
    [INK, round(42, 46, 2.2), 'flat'],
    [INK, round(60, 46, 2.2), 'flat'],
  ],
  goblin: [
    ['#ffe27a', round(39, 45, 6.5, 5.5)],
    ['#ffe27a', round(61, 45, 6.5, 5.5)],
    [INK, round(41, 46, 2.4, 3), 'flat'],
    [INK, round(59, 46, 2.4, 3), 'flat'],
    [INK, 'M30 38L46 43M70 38L54 43', 'line'],
  ],
};

export const MOUTHS: Record<string, Shape[]> = {
  smile: [[INK, 'M42 61Q50 67 58 61', 'line']],
  grin: [
    [INK, 'M38 58Q50 61 62 58Q60 68 50 68Q40 68 38 58Z'],
    [WHITE, 'M40.5 59.8Q50 62 59.5 59.8L58.5 62.5Q50 64.5 41.5 62.5Z', 'flat'],
  ],
  tooth: [
    [INK, 'M38 58Q50 61 62 58Q60 68 50 68Q40 68 38 58Z'],
    [WHITE, 'M40.5 59.8Q50 62 59.5 59.8L58.5 62.5Q50 64.5 41.5 62.5Z', 'flat'],
    ['#f4b93a', 'M52 61h4v4h-4Z', 'flat'],
  ],
  smirk: [[INK, 'M42 62Q52 65 59 58', 'line']],
  stern: [[INK, 'M43 63Q50 60 57 63', 'line']],
  lips: [
    ['#c43b4e', 'M43 61Q47 57.5 50 60Q53 57.5 57 61Q50 68 43 61Z'],
  ],
  sing: [
    [INK, round(50, 63, 6, 5.5)],
    ['#d9586a', round(50, 65.5, 3.5, 2.5), 'flat'],
  ],
  fangs: [
    [INK, 'M42 61Q50 65 58 61', 'line'],
    [WHITE, 'M44 62L45.5 67L47.5 63ZM53 63L54.5 67L56 62Z'],
  ],
  tusks: [
    [INK, 'M36 62Q50 72 64 62Q50 66 36 62Z'],
    [WHITE, 'M40 64L41 57L45 65ZM60 64L59 57L55 65Z'],
  ],
};
