// A small position for the tests: the Summer map with a few things on it.

import type { View } from '../face';
import { type Board, COLUMNS, GUARDIANS, type HavresacView, SIDE, type Square } from './view';

const ROWS = [
  'C%.^1%3.^.H', '.~~E^^.F^~%', '%^2..^^..~$', '$.B^D.G$^J%', 'A.$.a.b..I4', '$....@..^^%',
  '..K.c...P^$', '%^^....^.S.', 'O5~.L.Q.~~%', '^$~^$.^7^T^', 'M.6%N$U%$.R',
];
const TERRAINS: Record<string, string> = {
  '.': 'land', '^': 'forest', '~': 'lake', '%': 'village', $: 'chest', '@': 'castle',
};

function squareAt(sign: string, number: number): Square {
  const [row, column] = [Math.floor(number / SIDE), number % SIDE];
  const name = `${COLUMNS[column]}${row + 1}`;
  const terrain = TERRAINS[sign]
    ?? (/[A-Z]/u.test(sign) ? 'hut' : /\d/u.test(sign) ? 'grove' : 'start');
  const place = terrain === 'hut' || terrain === 'grove';
  const quarter = row === 5 || column === 5 ? ''
    : (['red', 'blue', 'green', 'yellow'][(row > 5 ? 2 : 0) + (column > 5 ? 1 : 0)] ?? '');
  return { ref: `square:${name}`, spot: `${terrain}:${place ? sign : name}`, terrain, quarter };
}

export function sampleBoard(changes: Partial<Board> = {}): Board {
  return {
    ref: 'seat:1', earlier: false, finished: false, stage: 'moving', now: 'guardian:warrior',
    at: null, declared: { boots: 1, sword: false, feather: false }, acted: false,
    bag: { guide: 1, warrior: 1 }, aside: {},
    guardians: [{ square: 'square:e4', guardian: 'guardian:thief' }],
    creatures: [
      { square: 'square:c7', creature: 'creature:fox' },
      { square: 'square:c3', creature: 'creature:fairy' },
    ],
    tents: ['square:f4'], done: ['square:a8', 'square:a6'],
    left: { boots: 1, cup: 2 }, items: { sword: 1 }, found: { net: 1 }, cups: 0,
    gains: { fox: 2 }, hunted: { pig: 1 }, fairies: 1, fled: 0, villages: 1, chests: 1,
    gold: 4, points: 2, score: 7, glory: [5], round: { glory: 3, gold: 3, points: 1 },
    ...changes,
  };
}

export function sampleView(changes: Partial<HavresacView> = {}): View {
  const view: HavresacView = {
    edition: { name: 'base', label: 'base#0', stand_ins: ['maps.summer', 'gains'] },
    seat: 0,
    options: { season: 'summer', night: ['thief'], same_chests: false },
    round: 2, rounds: 5, phase: 'adventure',
    printed: [...ROWS.join('')].map(squareAt),
    tables: {
      gold: [2, 2, 3, 3], points: [0, 0, 0, 1], fairies: [2, 2, 3, 3, 4, 4, 5],
      villages: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], glory: { fox: 1, crocodile: 2, pig: 3 },
      hunting: { fox: 1, crocodile: 2, pig: 3 }, cup: 2, boots: 2, chest: 2, ranks: [25, 50],
    },
    tiles: GUARDIANS.map((name) => ({
      ref: `guardian:${name}`, face: name === 'thief' ? 'night' : 'day', movement: 2,
      straight: name === 'thief', cost: 5, reserve: 10,
    })),
    scouted: [{ place: 'hut:K', square: 'square:c7', creature: 'creature:fox' }],
    unseen: [{ place: 'hut:C', square: 'square:a1', creature: 'creature:pig' }],
    chests: { 'square:a4': 'item:bow' },
    boards: [sampleBoard(), sampleBoard({ ref: 'seat:2', now: null, finished: true })],
    ...changes,
  };
  return view as unknown as View;
}
