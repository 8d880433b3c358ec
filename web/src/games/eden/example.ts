// A small position for tests: the red Goomz is trapped by Water on the swamp below.

import type { View } from '../face';
import type { Card, Eden, Health } from './view';

const LANDS = [
  'mountain', 'waterfall', 'forest', 'forest', 'mountain', 'swamp', 'swamp', 'waterfall',
];
const HEALTH: Record<number, Health> = { 0: 'destroyed', 3: 'ravaged' };
const ROWS = [
  ['move', 1], ['attract', 0], ['move', 2], ['shortcut', 0], ['heal', 0], ['trap', 0],
] as const;

const card = (name: string, die: number | null, turned = false): Card => ({
  ref: `card:${name}`, die, turned,
  rows: ROWS.map(([action, amount], n) => ({ die: n + 1, action, amount })),
});

const eden: Eden = {
  edition: { name: 'base', stand_ins: ['objectives.water-swamp', 'actions.I'] },
  options: { modes: ['celestial'] },
  round: 3, last_round: 60, phase: 'player', returning: null,
  places: LANDS.map((land, n) => ({
    ref: `place:${n}`, terrain: `terrain:${land}`, health: HEALTH[n] ?? 'healthy',
  })),
  goomz: [
    { ref: 'goomz:yellow', place: 'place:0', acted: false, collected: 0,
      objective: { id: 5, ally: 'ally:flora', terrain: 'terrain:mountain', reroll: false } },
    { ref: 'goomz:red', place: 'place:5', acted: false, collected: 1,
      objective: { id: 0, ally: 'ally:water', terrain: 'terrain:swamp', reroll: true } },
    { ref: 'goomz:black', place: null, acted: false, collected: 3, objective: null },
  ],
  allies: [
    { ref: 'ally:water', place: 'place:5', back: null, shield: false, protected: false,
      traps: 'goomz:red' },
    { ref: 'ally:fauna', place: null, back: 4, shield: false, protected: false, traps: null },
    { ref: 'ally:flora', place: 'place:2', back: null, shield: true, protected: false,
      traps: null },
  ],
  cards: [card('I', 6), card('II', null), card('III', null), card('IV', null, true)],
  dice: [1, 2, 2], discarded: 0, discards_left: 2, noa: true, rerolls: 1,
  taken: [], unseen: [],
  forecast: [
    { goomz: 'goomz:yellow', letter: 'C', choice: false, ally: null, place: 'place:0',
      terrain: 'terrain:mountain' },
    { goomz: 'goomz:red', letter: 'F', choice: false, ally: 'ally:water', place: 'place:5',
      terrain: 'terrain:swamp' },
  ],
  outcome: 'going',
};

export const example = eden as unknown as View;
