// Where people stand, and the Buildings: little scenes in a box of 100 by 90.

import { GOLD, hashOf, INK, RED, round, type Shape, STEEL, WHITE, WOOD } from './shapes';

export type Ground = 'elf' | 'human' | 'dwarf' | 'building' | 'combat' | 'noble';

/** Sky, and two layers before it; names choose between three skies. */
const SKIES: Record<Ground, [string, string, string]> = {
  elf: ['#cfe8c4', '#bfe3d3', '#e3e9b4'],
  human: ['#c9daf2', '#d9d3f0', '#bfe0ee'],
  dwarf: ['#f1d8b4', '#ead0c0', '#f3e2a8'],
  building: ['#d5d9ea', '#e6d9d0', '#cfe0e4'],
  combat: ['#f2b49c', '#f0a58c', '#f4c29a'],
  noble: ['#f7dc8c', '#f5d3a0', '#efe09a'],
};

const rays = (paint: string): Shape[] => [
  [
    paint as `#${string}`,
    'M50 52L-6 20L-6-4L18-8ZM50 52L34-8L66-8ZM50 52L82-8L106-4L106 20ZM50 52L106 44L106 70Z' +
      'M50 52L-6 44L-6 70Z',
    'flat',
  ],
];

const LAYERS: Record<Ground, Shape[]> = {
  elf: [
    ['#9fcf9a', `${round(8, 50, 24)}${round(92, 46, 26)}${round(50, 30, 26)}`, 'flat'],
    [
      '#7dbb80',
      `${round(-2, 74, 24)}${round(102, 74, 26)}${round(26, 84, 18)}${round(74, 86, 18)}`, 'flat',
    ],
  ],
  human: [
    [
      '#a9c0e4',
      'M-2 92V40H8V34H14V40H20V28L28 18L36 28V92ZM64 92V34L71 24L78 34V44H84V38H90V44H102V92Z',
      'flat',
    ],
    ['#8ba7d6', 'M-2 92V66Q50 52 102 66V92Z', 'flat'],
  ],
  dwarf: [
    ['#dcb384', 'M-4 92L18 30L36 58L56 16L80 56L92 40L106 92Z', 'flat'],
    ['#c9976a', 'M-4 92V76L16 64L34 78L58 62L84 78L104 66V92Z', 'flat'],
  ],
  building: [
    ['#b9c2dd', `${round(16, 30, 10, 6)}${round(28, 28, 10, 7)}${round(82, 20, 12, 7)}`, 'flat'],
    ['#a9c79a', 'M-2 92V74Q28 62 52 70Q78 60 102 72V92Z', 'flat'],
  ],
  combat: rays('#e07a5f'),
  noble: rays('#f2c14e'),
};

export function groundOf(ground: Ground, name: string): Shape[] {
  const sky = SKIES[ground][hashOf(name) % 3] ?? '#ffffff';
  return [[sky as `#${string}`, 'M-10-10H110V110H-10Z', 'flat'], ...LAYERS[ground]];
}

const door = (x: number, y: number, paint = WOOD): Shape[] => [
  [paint as `#${string}`, `M${x - 8} ${y}V${y - 14}Q${x} ${y - 24} ${x + 8} ${y - 14}V${y}Z`],
  [GOLD, round(x + 4, y - 9, 1.5), 'flat'],
];
const pane = (x: number, y: number): Shape => [
  '#ffe9a0', `M${x - 5} ${y}V${y - 9}Q${x} ${y - 14} ${x + 5} ${y - 9}V${y}Z`,
];

export const HOUSES: Record<string, Shape[]> = {
  bar: [
    ['#d9a868', 'M22 84V44H78V84Z'],
    ['#a5492f', 'M14 46L34 20H66L86 46Z'],
    ...door(38, 84),
    pane(62, 72),
    [WOOD, 'M74 34V50', 'band'],
    [GOLD, 'M66 50H82V66H66Z'],
    [WHITE, 'M64 52C61 46 67 43 70 45C72 41 79 42 79 46C84 46 84 52 82 53Z'],
  ],
  castrum: [
    ['#a9a3b8', 'M16 84V30H24V36H30V30H38V44H62V30H70V36H76V30H84V84Z'],
    ['#8f889f', 'M38 84V50H44V44H50V50H56V44H62V84Z'],
    ...door(50, 84, '#6b4426'),
    [RED, 'M27 30V8L44 14L27 20M73 30V8L56 14L73 20'],
    [INK, 'M24 50h5v8h-5ZM71 50h5v8h-5Z', 'flat'],
  ],
  conversus: [
    ['#8c7aa8', 'M20 84L26 40H74L80 84Z'],
    ['#6b5a8c', 'M22 42C22 22 78 22 78 42Z'],
    [STEEL, 'M50 24V6M30 12H70', 'band'],
    [GOLD, 'M22 22L30 12L38 22Q30 32 22 22Z'],
    ['#b8593c', 'M62 22L70 12L78 22Q70 32 62 22Z'],
    [GOLD, round(38, 60, 8)],
    ['#b8593c', 'M54 54H70V66H54Z'],
    [WHITE, 'M44 76H56M52 73L56 76L52 79', 'line'],
  ],
  forge: [
    ['#9a8f8a', 'M18 84V46H82V84Z'],
    ['#5b5563', 'M12 48L30 26H88L82 48Z'],
    ['#7a6f6a', 'M64 30V8H78V30Z'],
    ['#e9e3ea', `${round(73, 4, 6)}${round(81, -2, 7)}`, 'flat'],
    ['#3a2b33', 'M26 84V62Q38 50 50 62V84Z'],
    ['#f08a2c', 'M30 84C28 74 36 72 36 64C42 68 48 76 45 84Z'],
    [GOLD, 'M34 84C34 79 38 77 39 73C42 76 43 80 42 84Z', 'flat'],
    ['#4a4656', 'M56 68H80Q78 74 72 74V80H76V84H60V80H64V74Q58 74 56 68Z'],
  ],
  magika: [
    ['#7d6bb5', 'M36 84L40 34H60L64 84Z'],
    ['#4b3f8c', 'M32 38L50-4L68 38Q50 30 32 38Z'],
    ['#5a4ba0', 'M60 66L76 62V84H62Z'],
    ['#4b3f8c', 'M58 64L68 46L80 64Z'],
    pane(50, 58),
    ...door(50, 84, '#3a2f6b'),
    [GOLD, 'M50 12L52 17L57 18L53 21L54 26L50 23L46 26L47 21L43 18L48 17Z'],
    [
      '#ffe9a0',
      `${round(20, 24, 2)}${round(28, 44, 1.6)}${round(80, 22, 2)}${round(86, 38, 1.5)}`, 'flat',
    ],
  ],
  market: [
    ['#caa06a', 'M22 84V42H78V84Z'],
    [WOOD, 'M16 62H84V72H16Z'],
    [
      '#f0ece2',
      'M14 24H86L90 44Q84 50 78 44Q71 50 64 44Q57 50 50 44Q43 50 36 44Q29 50 22 44Q16 50 10 44Z',
    ],
    [RED, 'M28 24H42L36 44Q29 50 22 44ZM57 24H72L78 44Q71 50 64 44Q62 46 60 46Z', 'flat'],
    ['#e0a13a', round(30, 58, 5) + round(39, 58, 5)],
    ['#5fae57', round(54, 58, 5) + round(62, 58, 5)],
    ['#cf4433', round(73, 58, 5)],
  ],
  mine: [
    ['#8d7f86', 'M4 86L24 34L40 48L56 18L78 44L98 86Z'],
    ['#a1949b', 'M56 18L64 28L56 34L48 30Z', 'flat'],
    ['#2c2233', 'M32 86V58Q50 42 68 58V86Z'],
    [WOOD, 'M28 86V56H36V86ZM64 86V56H72V86ZM26 50H74V58H26Z'],
    ['#6a6472', 'M40 72H64L60 84H44Z'],
    [GOLD, 'M42 72L46 65L52 68L57 63L62 72Z'],
    [INK, round(46, 86, 3) + round(58, 86, 3), 'flat'],
  ],
  neverland: [
    ['#8a5f3a', 'M42 88C44 70 40 60 34 52L46 56L50 40L56 56L68 50C60 62 58 72 60 88Z'],
    ['#6fae5f', `${round(30, 34, 17)}${round(70, 32, 18)}${round(50, 20, 20)}`],
    ['#8cc779', `${round(42, 16, 8)}${round(26, 30, 6)}${round(66, 26, 7)}`, 'flat'],
    ['#e8b85c', 'M38 54H64V38H38Z'],
    ['#b8402f', 'M34 40L51 24L68 40Z'],
    pane(51, 53),
    ['#ffe9a0', `${round(22, 60, 2)}${round(80, 58, 2)}${round(84, 70, 1.6)}`, 'flat'],
  ],
};

const WALLS = ['#d9a868', '#a9a3b8', '#e0c9b0', '#9ab0a8'] as const;
const ROOFS = ['#a5492f', '#4b3f8c', '#3f6f6a', '#5b5563'] as const;

/** A Building nobody knows: a house with walls and a roof in the colours of its name. */
export function houseOf(name: string): Shape[] {
  const known = HOUSES[name];
  if (known) return known;
  const hash = hashOf(name);
  const walls = WALLS[hash % 4] ?? WALLS[0];
  const roof = ROOFS[(hash >>> 3) % 4] ?? ROOFS[0];
  return [
    [walls, 'M24 84V44H76V84Z'],
    [roof, hash & 64 ? 'M16 46L50 10L84 46Z' : 'M18 46C18 10 82 10 82 46Z'],
    ...door(hash & 128 ? 38 : 50, 84),
    pane(hash & 128 ? 62 : 66, 66),
  ];
}
