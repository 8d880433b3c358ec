// Hair and beards. `back` lies behind the head, `front` on it.

import { GOLD, round, rounds, type Shape } from './shapes';

export interface Hair {
  back?: Shape[];
  front?: Shape[];
}

const fringe: Shape = [
  'hair',
  'M28 43C27 24 38 14 50 14C63 14 74 24 72 43C69 36 66 31 61 28' +
    'C53 34 40 33 34 31C31 35 29 39 28 43Z',
];
const parting: Shape = [
  'hair',
  'M28 46C26 24 38 14 50 14C64 14 74 24 72 46C70 36 63 29 52 25C46 31 36 33 31 36Z',
];
const braid = (x: number): Shape[] =>
  [58, 68, 78].map((y, at) => ['hair', round(x, y, 6.5 - at, 6.5)] as const);

export const HAIR: Record<string, Hair> = {
  bald: { front: [['#fffaf0', 'M38 28Q43 23 49 24Q43 27 41 31Z', 'flat']] },
  short: { front: [fringe] },
  slick: {
    front: [
      [
        'hair',
        'M27 42C25 20 38 12 50 12C62 12 75 20 73 42C71 34 66 27 58 25L50 33L42 25' +
          'C34 27 29 34 27 42Z',
      ],
    ],
  },
  quiff: {
    front: [
      [
        'hair',
        'M28 42C26 30 29 20 38 17C34 8 52 4 66 11C73 15 75 28 72 42C70 35 66 30 60 28' +
          'C50 31 38 30 33 32C31 35 29 38 28 42Z',
      ],
    ],
  },
  spikes: {
    front: [
      [
        'hair',
        'M27 42L20 28L31 29L29 13L41 19L47 5L55 18L68 9L68 25L80 25L73 42C69 34 65 30 60 28' +
          'C50 33 38 32 33 32Z',
      ],
    ],
  },
  mohawk: {
    back: [['hair', 'M38 28L33 12L41 15L43 1L51 10L59 0L61 14L69 11L63 28Z']],
  },
  curls: {
    back: [
      [
        'hair',
        rounds([[27, 34], [24, 46], [27, 58], [73, 34], [76, 46], [73, 58]], 9),
      ],
    ],
    front: [
      [
        'hair',
        rounds([[34, 24], [44, 17], [56, 17], [66, 24]], 9),
      ],
    ],
  },
  bob: {
    back: [['hair', 'M23 68C20 36 28 12 50 12C72 12 80 36 77 68Q71 73 64 69L36 69Q29 73 23 68Z']],
    front: [parting],
  },
  long: {
    back: [['hair', 'M22 96C16 60 22 12 50 12C78 12 84 60 78 96Q70 90 66 92L34 92Q28 90 22 96Z']],
    front: [parting],
  },
  bun: {
    back: [['hair', round(50, 9, 10, 9)]],
    front: [fringe],
  },
  tail: {
    back: [['hair', 'M62 16C84 8 92 30 84 48C82 58 88 64 90 72C76 72 70 58 72 44Z']],
    front: [parting],
  },
  braids: {
    back: [...braid(24), ...braid(76)],
    front: [
      parting,
      [GOLD, 'M19 82h10v4H19ZM71 82h10v4H71Z'],
    ],
  },
  flame: {
    back: [
      [
        'hair',
        'M24 50C14 36 24 26 22 14C30 18 34 12 36 2C44 8 48 4 53-4C57 6 66 4 70 2' +
          'C68 14 80 18 78 28C86 34 82 46 76 52Z',
      ],
    ],
    front: [fringe],
  },
  wig: {
    back: [
      [
        'hair',
        rounds([[25, 36], [21, 50], [22, 64], [75, 36], [79, 50], [78, 64]], 10),
      ],
    ],
    front: [
      ['hair', 'M28 40C27 24 38 14 50 14C63 14 74 24 72 40C66 28 58 25 50 30C42 25 34 28 28 40Z'],
    ],
  },
};

export const BEARDS: Record<string, Shape[]> = {
  full: [
    [
      'hair',
      'M24 48C24 74 34 90 50 95C66 90 76 74 76 48C74 58 66 60 60 57Q50 53 40 57C34 60 26 58 24 48Z',
    ],
  ],
  long: [
    [
      'hair',
      'M25 50C24 78 38 96 50 108C62 96 76 78 75 50C73 58 66 60 60 57Q50 53 40 57' +
        'C34 60 27 58 25 50Z',
    ],
  ],
  fork: [
    [
      'hair',
      'M24 48C22 74 28 92 38 103C44 98 48 92 50 84C52 92 56 98 62 103C72 92 78 74 76 48' +
        'C74 58 66 60 60 57Q50 53 40 57C34 60 26 58 24 48Z',
    ],
  ],
  braided: [
    [
      'hair',
      'M24 48C24 70 34 80 43 83L44 102L50 107L56 102L57 83C66 80 76 70 76 48C74 58 66 60 60 57' +
        'Q50 53 40 57C34 60 26 58 24 48Z',
    ],
    [GOLD, 'M42 88h16v6H42Z'],
  ],
  goatee: [['hair', 'M43 66Q50 64 57 66Q56 80 50 82Q44 80 43 66Z']],
  moustache: [
    [
      'hair',
      'M50 57C45 55 39 56 35 61C30 62 29 57 31 55C28 66 42 68 50 61C58 68 72 66 69 55' +
        'C71 57 70 62 65 61C61 56 55 55 50 57Z',
    ],
  ],
  bushy: [
    ['hair', 'M50 57C42 54 33 58 31 66C38 70 46 67 50 63C54 67 62 70 69 66C67 58 58 54 50 57Z'],
  ],
  stubble: [
    [
      '#2a144533',
      'M30 56C33 66 41 71 50 71C59 71 67 66 70 56C62 62 56 58 50 58C44 58 38 62 30 56Z', 'flat',
    ],
  ],
};
