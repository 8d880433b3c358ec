// What happened, as things that move over the board. Only the map drawn large is played on: of the
// other players nothing moves but a sign that something is done.

import type { Json, Ref } from '../../wire/messages';
import type { GameEvent, Motion, View } from '../face';
import { type HavresacView, mainSeat, nameOf, typed } from './view';

type Facts = Record<string, Json>;

export function motions(event: GameEvent, view: View): Motion[] {
  const seat = event.facts['seat'];
  if (typeof seat === 'string' && seat !== seatShown(typed(view))) {
    return DONE.has(event.kind) ? [glow(seat)] : [];
  }
  return MOTIONS[event.kind]?.(event.facts) ?? [];
}

/** What is worth a glance at another player's board. */
const DONE = new Set(['finish', 'recruited', 'glory', 'told']);

const MOTIONS: Record<string, (facts: Facts) => Motion[]> = {
  faces: ({ faces }) => (faces as Ref[]).map((face) => ({ do: 'flip', what: face })),
  guard: (facts) => [scouted(facts)],
  round: () => [glow('web:rounds')],
  scout: (facts) => [scouted(facts)],
  'tent-catch': () => [glow('web:gains')],
  draw: ({ guardian }) => [
    { do: 'shake', what: 'web:bag' },
    { do: 'fly', what: token(guardian), from: 'web:bag', to: 'web:drawn' },
  ],
  use: ({ item }) => [glow(item as Ref)],
  go: ({ way }) => [{ do: 'walk', what: 'web:walker', way: way as Ref[] }],
  catch: (facts) => [gained(facts)],
  beat: (facts) => [gained(facts)],
  shoot: (facts) => [gained(facts)],
  repair: ({ place }) => [{ do: 'flip', what: place as Ref }, glow('web:villages')],
  open: ({ place, square, item }) => [
    { do: 'flip', what: place as Ref },
    { do: 'fly', what: item as Ref, from: square as Ref, to: item as Ref },
  ],
  take: (facts) => [
    sentBack(facts),
    { do: 'fly', what: 'web:walker', from: 'web:walker', to: facts['square'] as Ref },
  ],
  send: (facts) => [sentBack(facts)],
  point: () => [glow('web:points')],
  aside: () => [glow('web:aside')],
  finish: () => [glow('web:bag')],
  home: () => [glow('web:gains')],
  told: () => [],
  glory: () => [glow('web:glory'), glow('web:gold'), glow('web:points')],
  recruit: ({ guardian }) => [
    { do: 'fly', what: token(guardian), from: guardian as Ref, to: 'web:bag' },
  ],
  recruited: () => [],
  tent: ({ square }) => [glow(figure(square))],
};

/** The kinds of events that have a motion, or are known to need none. */
export const KINDS = Object.keys(MOTIONS);

function seatShown(view: HavresacView): Ref {
  return `seat:${mainSeat(view) + 1}`;
}

function glow(what: Ref): Motion {
  return { do: 'glow', what };
}

/** Whoever stands on a square. */
function figure(square: Json | undefined): Ref {
  return `figure:${nameOf(square as Ref)}`;
}

/** A Guardian's token on its tile. */
function token(guardian: Json | undefined): Ref {
  return `kind:${nameOf(guardian as Ref)}`;
}

/** A card flies from the pile to its place. It is no piece of the board: a copy of the pile. */
function scouted(facts: Facts): Motion {
  const square = facts['square'] as Ref;
  return { do: 'fly', what: `card:${nameOf(square)}`, from: 'web:scouts', to: square };
}

function gained({ square }: Facts): Motion {
  return { do: 'fly', what: figure(square), from: square as Ref, to: 'web:gains' };
}

function sentBack({ square }: Facts): Motion {
  return { do: 'fly', what: figure(square), from: square as Ref, to: 'web:bag' };
}
