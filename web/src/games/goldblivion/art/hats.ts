// What people wear on their heads. `back` lies behind the head, `front` on it.

import { GOLD, INK, RED, round, rounds, type Shape, STEEL, WHITE } from './shapes';

export interface Hat {
  back?: Shape[];
  front: Shape[];
}

const dome: Shape = [STEEL, 'M24 40C23 18 36 8 50 8C64 8 77 18 76 40Q50 33 24 40Z'];
const rim: Shape = ['#8f9baa', 'M22 36Q50 28 78 36L77 43Q50 35 23 43Z'];

export const HATS: Record<string, Hat> = {
  crown: {
    front: [
      [GOLD, 'M28 29L24 5L37 15L50 0L63 15L76 5L72 29Q50 22 28 29Z'],
      [RED, round(50, 19, 3.5)],
      ['#4f9bd8', round(35, 21, 2.5)],
      ['#4f9bd8', round(65, 21, 2.5)],
    ],
  },
  tiara: {
    front: [
      [GOLD, 'M29 28Q38 20 44 20L50 9L56 20Q62 20 71 28Q50 19 29 28Z'],
      ['#d966a8', round(50, 18, 3)],
    ],
  },
  gem: {
    front: [
      [GOLD, 'M28 33Q50 22 72 33L71 37Q50 27 29 37Z'],
      ['#35b27a', 'M50 21L56 28L50 36L44 28Z'],
    ],
  },
  band: { front: [['trim', 'M28 36Q50 26 72 36L71 42Q50 32 29 42Z']] },
  scarf: {
    front: [
      ['trim', 'M25 42C23 20 36 10 50 10C64 10 77 20 75 42Q50 28 25 42Z'],
      ['trim', 'M73 38C82 40 88 48 86 58C78 54 72 48 71 42Z'],
      [WHITE, round(40, 21, 2.5) + round(54, 18, 2.5) + round(65, 26, 2.5), 'flat'],
    ],
  },
  hood: {
    back: [['trim', 'M18 84C10 44 22 6 50 4C78 6 90 44 82 84Q66 96 50 96Q34 96 18 84Z']],
    front: [
      ['trim', 'M50 4C24 6 18 30 22 58C24 42 30 26 50 24C70 26 76 42 78 58C82 30 76 6 50 4Z'],
    ],
  },
  wizard: {
    front: [
      [
        'trim',
        'M20 34C32 30 34 14 44-2C50-10 60-8 64-2C58-4 54 0 56 8C60 20 68 30 80 34Q50 24 20 34Z',
      ],
      ['trim', 'M10 38Q50 20 90 38Q50 32 10 38Z'],
      [GOLD, 'M49 9L51 14L56 15L52 18L53 23L49 20L45 23L46 18L42 15L47 14Z'],
    ],
  },
  straw: {
    front: [
      ['#e8c468', 'M32 28C32 12 40 8 50 8C60 8 68 12 68 28Z'],
      [RED, 'M32 22Q50 18 68 22L68 29L32 29Z'],
      ['#e8c468', 'M10 33Q50 18 90 33Q50 40 10 33Z'],
    ],
  },
  cap: {
    front: [
      ['trim', 'M26 36C26 16 38 10 50 10C62 10 74 16 74 36Q50 27 26 36Z'],
      ['trim', 'M60 29C76 27 88 32 91 38C80 39 68 38 58 34Z'],
      [WHITE, round(50, 10, 3)],
    ],
  },
  feather: {
    front: [
      ['trim', 'M22 36C28 14 46 8 66 14L82 36Q50 26 22 36Z'],
      [RED, 'M66 28C70 8 84 0 92-1C94 12 84 26 70 31Z'],
    ],
  },
  beret: {
    front: [
      ['trim', 'M22 32C10 16 34 2 58 6C80 8 88 22 74 32Q50 20 22 32Z'],
      ['trim', 'M56 6L60-1', 'line'],
    ],
  },
  tall: {
    front: [
      [INK, 'M32 28L30-8Q50-14 70-8L68 28Z'],
      [GOLD, 'M31.5 18Q50 13 68.5 18L68 26Q50 21 32 26Z'],
      [INK, 'M18 31Q50 17 82 31Q50 38 18 31Z'],
    ],
  },
  flower: {
    front: [
      [
        'trim',
        rounds([[66, 22], [74, 22], [77, 29], [70, 34], [63, 29]], 4.5),
      ],
      [GOLD, round(70, 27, 3.5)],
    ],
  },
  leaf: {
    front: [
      ['#5fae57', 'M64 26C64 12 76 6 88 8C88 20 78 30 64 26Z'],
      ['#5fae57', 'M66 25L80 14', 'line'],
      ['#5fae57', 'M62 26C54 16 58 6 64 0C72 8 72 20 62 26Z'],
    ],
  },
  pot: {
    front: [
      ['#7d8894', 'M26 38L28 10Q50 4 72 10L74 38Q50 30 26 38Z'],
      ['#7d8894', 'M70 14C86 10 96 14 98 17L97 21C88 18 80 20 71 22Z'],
      ['#7d8894', 'M24 36Q50 28 76 36L76 42Q50 34 24 42Z'],
    ],
  },
  helm: { front: [dome, [STEEL, 'M46 30h8v22q-4 4-8 0Z'], rim] },
  horns: {
    back: [
      [WHITE, 'M28 30C14 28 6 18 8 2C14 12 22 16 33 17Z'],
      [WHITE, 'M72 30C86 28 94 18 92 2C86 12 78 16 67 17Z'],
    ],
    front: [dome, rim, [GOLD, round(50, 36, 3.5)]],
  },
  wings: {
    back: [
      [WHITE, 'M30 34C14 32 2 20 0 4C8 8 10 8 12 6C16 12 18 12 21 11C24 18 29 20 34 20Z'],
      [WHITE, 'M70 34C86 32 98 20 100 4C92 8 90 8 88 6C84 12 82 12 79 11C76 18 71 20 66 20Z'],
    ],
    front: [
      [GOLD, 'M24 40C23 18 36 8 50 8C64 8 77 18 76 40Q50 33 24 40Z'],
      ['#d5942a', 'M22 36Q50 28 78 36L77 43Q50 35 23 43Z'],
      ['#d5942a', 'M47 9Q50 4 53 9L54 34Q50 38 46 34Z'],
    ],
  },
  miner: {
    front: [
      [GOLD, 'M24 38C24 18 36 10 50 10C64 10 76 18 76 38Q50 30 24 38Z'],
      ['#d5942a', 'M20 36Q50 27 80 36L80 42Q50 34 20 42Z'],
      ['#fff3b0', round(50, 24, 6)],
    ],
  },
  jester: {
    front: [
      ['trim', 'M28 36C18 34 6 26 4 10C20 8 34 14 40 26Z'],
      ['cloth', 'M72 36C82 34 94 26 96 10C80 8 66 14 60 26Z'],
      [GOLD, 'M30 37C34 18 42 2 50-4C58 2 66 18 70 37Q50 28 30 37Z'],
      [GOLD, round(4, 11, 4) + round(96, 11, 4) + round(50, -3, 4)],
      [WHITE, 'M26 35Q50 26 74 35L73 41Q50 32 27 41Z'],
    ],
  },
  kerchief: {
    front: [
      ['trim', 'M27 40C26 18 38 12 50 12C62 12 74 18 73 40Q50 28 27 40Z'],
      ['trim', 'M71 34L88 30L84 38L90 46L72 42Z'],
    ],
  },
};
