// How each thing that happens is shown. References name pieces of the board as it was before;
// where a card's place is not in the facts, the position tells it.

import type { Ref } from '../../wire/messages';
import type { GameEvent, Motion, View } from '../face';
import { gold, type GoldView, nameOf } from './view';

type Shown = (facts: Record<string, Ref>, view: GoldView, own: boolean) => Motion[];

let coins = 0;

/** A copy of a piece that stays where it is: each one travels by itself. */
function send(from: Ref, to: Ref): Motion {
  return { do: 'fly', what: `copy-of:${++coins}`, from, to };
}

const glow = (what: Ref): Motion => ({ do: 'glow', what });
const shake = (what: Ref): Motion => ({ do: 'shake', what });
const roll = (what: Ref): Motion => ({ do: 'roll', what });

/** The market space or Combat pile where a card lies; its picture if it lies in neither. */
function offerOf(card: Ref, view: GoldView): Ref {
  const name = nameOf(card);
  const space = view.market.findIndex((one) => one?.card === name);
  if (card.startsWith('card:') && space >= 0) return `market:${space + 1}`;
  return view.combat.find((pile) => card.startsWith('fighter:') && pile.card === name)?.ref ?? card;
}

const isMine = (seat: Ref, view: GoldView): boolean => view.seat === Number(nameOf(seat)) - 1;
const fromBank = (what: Ref): Shown => ({ seat = '' }) => [send(what, seat)];
const toBank = (what: Ref): Shown => ({ seat = '' }) => [{ do: 'fly', what, from: seat, to: what }];
const taken: Shown = ({ seat = '', card = '' }, view) => [
  { do: 'fly', what: offerOf(card, view), from: offerOf(card, view), to: seat },
];
const toNoble = (what: Ref): Shown => (_facts, view) =>
  view.noble ? [send(what, `noble:${view.noble.name}`)] : [];

export const SHOWN: Record<string, Shown> = {
  // The draft and the rounds
  pick: ({ seat = '', card = '' }) => {
    const noble = `noble:${nameOf(card)}`;
    return [{ do: 'fly', what: noble, from: noble, to: seat }];
  },
  'draft-token': ({ token = '' }) => [glow(token)],
  round: ({ first = '' }) => [glow(first)],
  first: ({ seat = '' }) => [glow(seat)],
  turn: ({ seat = '' }) => [glow(seat)],
  pass: ({ seat = '' }) => [glow(seat)],
  draw: ({ card }, _view, own) => {
    if (!own || !card) return [];
    const held = `hand:${nameOf(card)}`;
    return [{ do: 'fly', what: held, from: 'web:pile', to: held }];
  },
  chosen: ({ card, side }, _view, own) =>
    own && card && side ? [send(`hand:${nameOf(card)}`, side)] : [],
  develop: ({ seat = '', card, side = '' }, _view, own) =>
    [glow(own && card ? side : seat)],

  // Cards
  play: ({ seat = '', card = '' }, view) => {
    const held = `hand:${nameOf(card)}`;
    return isMine(seat, view) ? [send(held, 'web:play')] : [glow(seat)];
  },
  activate: ({ seat = '', card = '' }, view) => [
    glow(isMine(seat, view) ? `building:${nameOf(card)}` : seat),
  ],
  repeat: ({ seat = '', card = '' }, view) => [
    glow(isMine(seat, view) ? `played:${nameOf(card)}` : seat),
  ],
  ready: ({ seat = '', card = '' }, view) => [
    glow(isMine(seat, view) ? `building:${nameOf(card)}` : seat),
  ],
  cast: ({ seat = '', token = '' }, view) => [
    isMine(seat, view) ? { do: 'fly', what: token, from: token, to: 'web:magic' } : glow(seat),
  ],
  village: ({ village = '' }) => [glow(village)],
  buy: taken,
  enlist: taken,
  'take-character': taken,
  'take-combat': taken,
  steal: ({ seat = '', victim = '' }) => [send(victim, seat)],
  destroy: ({ card = '' }, view) => [shake(offerOf(card, view))],
  refill: ({ market = '' }) => [{ do: 'flip', what: market }],
  top: ({ pile = '' }) => [{ do: 'flip', what: pile }],
  under: () => [glow('web:deck')],

  // Resources and dice
  nuggets: fromBank('web:nuggets'),
  materials: fromBank('web:materials'),
  ingots: ({ seat = '' }) => [send('web:ingots', seat), glow('web:track')],
  'pay-nuggets': toBank('web:nuggets'),
  'pay-materials': toBank('web:materials'),
  lose: ({ seat = '' }) => [shake(seat)],
  'lose-materials': ({ seat = '' }) => [shake(seat)],
  roll: ({ face = '' }) => [roll(face)],
  magic: fromBank('web:magic'),

  // Fights
  'turn-tile': ({ hex = '' }) => [{ do: 'flip', what: hex }],
  attack: ({ hex = '' }) => [shake(hex)],
  fighter: ({ seat = '', card = '' }, view) =>
    isMine(seat, view)
      ? [{ do: 'fly', what: `army:${nameOf(card)}`, from: 'web:army', to: `army:${nameOf(card)}` }]
      : [glow(`army:${nameOf(card)}`)],
  force: ({ card = '' }) => [glow(`army:${nameOf(card)}`)],
  copy: ({ card = '' }) => [glow(`army:${nameOf(card)}`)],
  'win-fight': ({ seat = '' }, view) => [
    view.fight.hex ? send(view.fight.hex, seat) : glow(seat),
  ],
  'lose-fight': ({ seat = '' }, view) => [shake(view.fight.hex ?? seat)],

  // The noble
  'noble-roll': ({ face = '' }) => [roll(face)],
  'noble-takes': ({ card = '' }, view) => {
    const offer = offerOf(card, view);
    const noble = `noble:${view.noble?.name}`;
    return view.noble ? [{ do: 'fly', what: offer, from: offer, to: noble }] : [];
  },
  'noble-slot': ({ slot = '' }) => [glow(slot)],
  'noble-nuggets': toNoble('web:nuggets'),
  'noble-materials': toNoble('web:materials'),
  'noble-ingots': (facts, view) => [
    ...toNoble('web:ingots')(facts, view, false), glow('web:track'),
  ],
  'noble-loses': () => [shake('noble:nuggets')],
  'noble-kills': ({ hex = '' }, view) =>
    view.noble ? [send(hex, `noble:${view.noble.name}`)] : [shake(hex)],
};

/** Events that are only told: nothing on the board could show them. */
export const ONLY_TOLD = new Set(['nobles', 'decline', 'magic-lost', 'starved', 'over']);

export function motions(event: GameEvent, seen: View): Motion[] {
  const facts = Object.fromEntries(
    Object.entries(event.facts).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, Ref>;
  return SHOWN[event.kind]?.(facts, gold(seen), event.own ?? false) ?? [];
}
