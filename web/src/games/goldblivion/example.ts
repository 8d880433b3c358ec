// A small position for the tests: two seats, few cards, one enemy in sight.

import type { View } from '../face';
import type { Card, Fighter, GoldView, Hex, Power, Seat } from './view';

const power = (what: string, n: number, pay: Power['pay'] = null): Power => ({
  pay, steps: [{ do: what, n, per: '', more: 0 }],
});
const tom: Card = {
  card: 'tom', building: false, cost: 0, types: ['human'], powers: [power('nuggets', 1)],
};
const bruno: Card = {
  card: 'bruno', building: false, cost: 2, types: ['human'],
  powers: [power('nuggets', 3), power('draw', 1)],
};
const mine: Card = {
  card: 'mine', building: true, cost: 3, types: ['building'], powers: [power('ingots', 1)],
};
const archer: Fighter = {
  card: 'archer', cost: 3, joker: false,
  sides: [{ force: 1, per: '', draws: 1, destroyed: false, power: { pay: null, steps: [] } }],
};

function hex(number: number, part: Partial<Hex> = {}): Hex {
  return {
    ref: `hex:${number}`, terrain: 'forest', tiles: 1, enemy: null, draws: 2, ...part,
  };
}

function seat(number: number, part: Partial<Seat> = {}): Seat {
  return {
    ref: `seat:${number}`, nuggets: 3, materials: 1, gold: 2, passed: false, chosen: false,
    choice: null, hand_size: 1, pile_size: 4, hand: null, play: {}, upright: {}, turned: {},
    owned: { tom: 3 }, developed: [], army: { archer: 2 }, spent: {}, trophies: {}, tokens: 0,
    held: null, symbols: { elf: 0, human: 0, dwarf: 0, building: 0 }, ...part,
  };
}

export function example(part: Partial<GoldView> = {}): View {
  const view: GoldView = {
    edition: { name: 'test', stand_ins: ['characters.bruno'] },
    seat: 0, round: 2, phase: 'actions', first: 'seat:1', turn: 'seat:1', actions: 2,
    seats: [
      seat(1, {
        hand: { tom: 2 }, upright: { mine: 1 },
        developed: [{ round: 1, side: 'left', card: 'tom' }], held: ['magic:2'], tokens: 1,
      }),
      seat(2, { passed: true }),
    ],
    market: [bruno, null, mine, null],
    deck: 30,
    combat: [
      { ref: 'combat:1', below: 16, card: 'archer', cost: 3 },
      { ref: 'combat:2', below: 0, card: null, cost: null },
    ],
    land: [
      hex(1, { enemy: { tile: 'f3n', force: 3, reward: power('nuggets', 5) } }),
      hex(2, { terrain: 'mountain', tiles: 0 }),
    ],
    villages: [{
      ref: 'village:left', face: 1,
      powers: [
        power('destroy', 2, { what: 'nuggets', n: 2, again: false }),
        power('die', 1, { what: 'nuggets', n: 2, again: false }),
      ],
    }],
    tokens_down: 6, tokens_up: [],
    draft: { nobles: [], picking: [], tokens: [1, 2] },
    dice: [power('nuggets', 1)],
    asking: [],
    fight: { hex: null, force: 0, fresh: {}, used: {} },
    noble: null,
    printed: {
      cards: { tom, bruno, mine }, fighters: { archer },
      tokens: { 'magic:2': [power('ingots', 1, { what: 'materials', n: 1, again: false })] },
    },
    ...part,
  };
  return view as unknown as View;
}
