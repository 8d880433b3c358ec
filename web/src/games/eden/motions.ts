// How each event of Eden is shown: pieces walk the ring, dice fly to cards, the land shakes.

import type { Ref } from '../../wire/messages';
import type { GameEvent, Motion, View } from '../face';
import { type Eden, edenOf, nameIn, numberIn, placeOf } from './view';

const NOA = 'noa:power';
type Facts = Record<string, Ref>;
type Show = (facts: Facts, eden: Eden) => Motion[];

const shake = (what: Ref): Motion => ({ do: 'shake', what });
const glow = (what: Ref): Motion => ({ do: 'glow', what });
const fly = (what: Ref, from: Ref, to: Ref): Motion => ({ do: 'fly', what, from, to });

const SHOWN: Record<string, Show> = {
  roll: ({ dice }) => [...new Set(dice)].map((what) => ({ do: 'roll', what })),
  reroll: ({ face }) => [{ do: 'roll', what: `die:${nameIn(face!)}` }],
  discard: ({ die }) => [shake(die!)],
  noa: ({ face }) => [glow(NOA), { do: 'flip', what: `die:${nameIn(face!)}` }],
  'place-die': ({ die, card }) => [fly(die!, die!, card!)],

  move: ({ ally, place }, eden) => walk(eden, ally!, place!),
  attract: ({ ally, piece, place }, eden) => [glow(ally!), ...walk(eden, piece!, place!)],
  repel: ({ ally, piece, place }, eden) => [glow(ally!), ...walk(eden, piece!, place!)],
  shortcut: ({ ally, place }, eden) => leap(eden, ally!, place),
  swap: ({ first, second }, eden) => [
    ...leap(eden, first!, placeOf(eden, second!)),
    ...leap(eden, second!, placeOf(eden, first!)),
  ],
  protect: ({ ally }) => [glow(ally!)],
  heal: ({ place }, eden) => land(eden, place!, glow),
  trap: ({ ally, goomz }) => [glow(ally!), shake(goomz!)],
  'trap-off': ({ ally, goomz }) => [shake(ally!), glow(goomz!)],
  'shield-down': ({ ally }) => [shake(ally!)],

  'goomz-phase': (_, eden) => eden.goomz.filter((one) => one.place).map((one) => glow(one.ref)),
  ravage: ({ place }, eden) => land(eden, place!, shake),
  destroy: ({ place }, eden) => land(eden, place!, shake),
  wander: ({ goomz, place }) => [stride(goomz!, place!)],
  flee: ({ goomz, place }) => [stride(goomz!, place!)],
  'sent-to-noa': ({ ally, place }) => [fly(ally!, place!, NOA)],
  'shield-spent': ({ goomz, ally }) => [shake(ally!), shake(goomz!)],
  collect: ({ goomz }) => [glow(objective(goomz!))],
  objective: ({ goomz }) => [{ do: 'flip', what: objective(goomz!) }],
  'goomz-out': ({ goomz }) => [fly(goomz!, goomz!, objective(goomz!))],

  return: ({ ally, place }) => [fly(ally!, NOA, place!)],
  'start-ravaged': ({ place }, eden) => land(eden, place!, shake),
  weaken: ({ card }) => [{ do: 'flip', what: card! }],
  won: () => [glow(NOA)],
  'land-lost': () => [shake(NOA)],
  'out-of-rounds': () => [shake(NOA)],
};

export function motions(event: GameEvent, view: View): Motion[] {
  return SHOWN[event.kind]?.(event.facts as Facts, edenOf(view)) ?? [];
}

const objective = (goomz: Ref): Ref => `objective:${nameIn(goomz)}`;

/** Step by step along the ring, the shorter way. */
function walk(eden: Eden, what: Ref, to: Ref): Motion[] {
  const from = placeOf(eden, what);
  if (from === null || from === to) return [glow(what)];
  const clockwise = (numberIn(to) - numberIn(from) + 8) % 8;
  const [steps, turn] = clockwise <= 4 ? [clockwise, 1] : [8 - clockwise, -1];
  const at = (n: number): Ref => `place:${(numberIn(from) + turn * n + 8) % 8}`;
  return [{ do: 'walk', what, way: Array.from({ length: steps + 1 }, (_, n) => at(n)) }];
}

/** One place clockwise, as Goomz go. */
const stride = (what: Ref, to: Ref): Motion =>
  ({ do: 'walk', what, way: [`place:${(numberIn(to) + 7) % 8}`, to] });

function leap(eden: Eden, what: Ref, to: Ref | null | undefined): Motion[] {
  const from = placeOf(eden, what);
  return from && to && from !== to ? [fly(what, from, to)] : [glow(what)];
}

/** A place and all who stand on it: what happens to the land, they feel. */
function land(eden: Eden, place: Ref, how: (ref: Ref) => Motion): Motion[] {
  const here = [...eden.goomz, ...eden.allies].filter((one) => one.place === place);
  return [place, ...here.map((one) => one.ref)].map(how);
}
