// What lies under the tiles: goblins (see cast.ts), dragons on their gold, and the Dragon-Cow.

import { GOLD, INK, RED, round, type Shape, WHITE } from './shapes';

const treasure: Shape[] = [
  [GOLD, 'M-2 106Q10 88 26 92Q36 82 50 88Q64 82 74 92Q90 88 102 106Z'],
  ['#ffe59a', `${round(24, 97, 4, 3)}${round(46, 94, 4, 3)}${round(70, 98, 4, 3)}`, 'flat'],
];
const wing = (paint: `#${string}`): Shape[] => [
  [paint, 'M30 64C14 50 2 34-6 30C-8 48-4 62 0 70C6 64 12 66 15 74C20 69 27 72 31 80Z'],
  [paint, 'M70 64C86 50 98 34 106 30C108 48 104 62 100 70C94 64 88 66 85 74C80 69 73 72 69 80Z'],
];
const slit = (x: number): Shape[] => [
  ['#ffe27a', round(x, 43, 6.5, 6)],
  [INK, round(x, 43, 1.8, 4.8), 'flat'],
];

/** Skin and muzzle, by Force. */
const SCALES: Record<number, [`#${string}`, `#${string}`]> = {
  6: ['#4fa38c', '#9fd8c0'],
  7: ['#d98a35', '#f5cf8c'],
  8: ['#7f62b8', '#c3b0e6'],
  9: ['#c2402f', '#f0a48a'],
};

export function dragonOf(force: number): Shape[] {
  const [skin, muzzle] = SCALES[force] ?? ['#4a6fb5', '#a9c4ee'];
  return [
    ...wing(skin),
    ...treasure,
    [WHITE, 'M36 24C27 20 22 10 24-2C30 8 38 10 46 18ZM64 24C73 20 78 10 76-2C70 8 62 10 54 18Z'],
    [skin, 'M29 46L8 34L15 47L5 56L32 60ZM71 46L92 34L85 47L95 56L68 60Z'],
    [
      skin,
      'M50 16C67 16 75 28 73 42C72 52 69 56 69 64C69 76 61 84 50 84C39 84 31 76 31 64' +
        'C31 56 28 52 27 42C25 28 33 16 50 16Z',
    ],
    [muzzle, 'M33 64C32 55 41 52 50 52C59 52 68 55 67 64C67 75 60 82 50 82C40 82 33 75 33 64Z'],
    [INK, `${round(43, 59, 2.4, 3)}${round(57, 59, 2.4, 3)}`, 'flat'],
    [INK, 'M37 68Q50 76 63 68', 'line'],
    [WHITE, 'M40 70L42 77L45.5 72ZM60 70L58 77L54.5 72Z'],
    ...slit(40),
    ...slit(60),
    [INK, 'M31 34L46 39M69 34L54 39', 'line'],
    [muzzle, 'M46 17L50 8L54 17L50 24Z'],
  ];
}

export const COW: Shape[] = [
  ...wing('#4fa36a'),
  ...treasure,
  [
    '#e9dfc8',
    'M34 26C20 26 14 14 20 2C24 12 32 14 40 18ZM66 26C80 26 86 14 80 2C76 12 68 14 60 18Z',
  ],
  [WHITE, 'M28 38C16 30 6 34 2 40C8 52 20 52 30 48ZM72 38C84 30 94 34 98 40C92 52 80 52 70 48Z'],
  [
    '#f2a8b0',
    'M25 41C18 37 12 38 9 41C13 46 20 47 26 45ZM75 41C82 37 88 38 91 41C87 46 80 47 74 45Z',
    'flat',
  ],
  [
    WHITE,
    'M50 16C66 16 74 26 72 42C71 52 70 56 70 64C70 76 62 84 50 84C38 84 30 76 30 64' +
      'C30 56 29 52 28 42C26 26 34 16 50 16Z',
  ],
  [
    '#3a3347', 'M50 17C62 17 73 25 72 42C71 52 66 54 60 50C52 46 52 36 56 30C58 24 54 20 50 17Z',
    'flat',
  ],
  ['#3a3347', 'M30 58C36 58 38 66 34 70C32 70 30 66 30 58Z', 'flat'],
  ['#f2a8b0', 'M31 66C30 56 40 54 50 54C60 54 70 56 69 66C69 78 61 84 50 84C39 84 31 78 31 66Z'],
  ['#a3485c', `${round(42, 62, 3, 3.6)}${round(58, 62, 3, 3.6)}`, 'flat'],
  [INK, 'M38 71Q50 80 62 71', 'line'],
  [RED, 'M52 75.5Q56 88 61 82Q62 77 60 73Z'],
  [WHITE, `${round(41, 42, 6, 6.5)}${round(61, 42, 6, 6.5)}`],
  [INK, `${round(42, 43, 3)}${round(60, 43, 3)}`, 'flat'],
  [WHITE, `${round(41, 42, 1)}${round(59, 42, 1)}`, 'flat'],
  ['#4fa36a', 'M42 17L46 8L50 15L54 8L58 17Q50 13 42 17Z'],
  [GOLD, 'M44 88C44 82 56 82 56 88L59 97H41Z'],
  [INK, round(50, 98, 2.5), 'flat'],
];

/** What stands out of the tile she sleeps under. */
export const ASLEEP: Shape[] = [
  [
    '#e9dfc8',
    'M34 26C20 26 14 14 20 2C24 12 32 14 40 18ZM66 26C80 26 86 14 80 2C76 12 68 14 60 18Z',
  ],
  [WHITE, 'M28 30C16 22 6 26 2 32C8 44 20 44 30 40ZM72 30C84 22 94 26 98 32C92 44 80 44 70 40Z'],
  [
    '#f2a8b0',
    'M25 33C18 29 12 30 9 33C13 38 20 39 26 37ZM75 33C82 29 88 30 91 33C87 38 80 39 74 37Z',
    'flat',
  ],
  [WHITE, 'M22 60C22 30 34 16 50 16C66 16 78 30 78 60Z'],
  ['#3a3347', 'M50 17C64 18 76 30 77 58C66 52 56 40 56 30C56 24 54 20 50 17Z', 'flat'],
  [INK, 'M34 34Q40 40 46 34M56 34Q62 40 68 34', 'line'],
  [INK, 'M92-2h9l-9 10h9M108-16h6l-6 7h6', 'line'],
];
