// What is asked now, and what is on offer in a few words: for the prompt beside the board.

import type { Ref } from '../../wire/messages';
import type { Words } from '../../words/words';
import type { View } from '../face';
import { fighterSideText, fighterText, powerText, powersText } from './powers';
import {
  asking, cardOf, developedOn, fighterOf, gold, type GoldView, hexOf, kindOf, nameOf, type Power,
  type Side,
} from './view';

export function ask(
  seen: View, chosen: readonly Ref[], offered: readonly Ref[], words: Words,
): string {
  const view = gold(seen);
  const [thing] = chosen;
  const [first] = offered;
  if (!first) return '';
  if (thing) return words.say(`goldblivion-ask-${kindOf(first)}`, { thing });
  const frame = asking(view);
  if (view.phase === 'closing' || !frame) {
    return words.say(`goldblivion-ask-${view.phase}`, { n: view.actions });
  }
  return words.say(`goldblivion-ask-${frame}`, factsOf(view));
}

function factsOf(view: GoldView): Record<string, number | Ref> {
  const { frame, a } = view.asking.at(-1)!;
  if (frame === 'assign') return { card: `card:${Object.keys(view.printed.cards)[a]}` };
  if (frame !== 'fight') return { n: a };
  const enemy = view.fight.hex ? hexOf(view, view.fight.hex)?.enemy : null;
  return { n: view.fight.force, enemy: enemy?.force ?? 0 };
}

export function label(seen: View, chosen: readonly Ref[], ref: Ref, words: Words): string {
  const view = gold(seen);
  if (kindOf(ref) === 'develop') return developLabel(view, ref, words);
  if (kindOf(ref) === 'side') return sideText(view, chosen, ref, words);
  if (ref === 'pay:yes') return payText(view, chosen, words);
  const name = nameOfCard(view, ref, words);
  const does = doing(view, ref, words);
  return does ? `${name} · ${does}` : name;
}

/** A space of the market is called by what lies there. */
function nameOfCard(view: GoldView, ref: Ref, words: Words): string {
  const card = cardOf(view, ref)?.card ?? fighterOf(view, ref)?.card;
  return words.name(card ? `card:${card}` : ref);
}

/** What a card or token does, where a name alone would not say it. */
function doing(view: GoldView, ref: Ref, words: Words): string {
  const fighter = fighterOf(view, ref);
  if (fighter) return fighterText(fighter, words);
  const powers = powersOf(view, ref);
  return powers.length ? powersText(powers, words) : '';
}

export function powersOf(view: GoldView, ref: Ref): Power[] {
  return cardOf(view, ref)?.powers ?? view.printed.tokens[ref] ?? [];
}

/** The thing that asks for a side or a payment: what was pointed at last, sides aside. */
export function thingOf(chosen: readonly Ref[]): Ref {
  return chosen.findLast((ref) => kindOf(ref) !== 'side') ?? '';
}

export function sideText(
  view: GoldView, chosen: readonly Ref[], ref: Ref, words: Words,
): string {
  const at = nameOf(ref) === 'right' ? 1 : 0;
  const thing = thingOf(chosen);
  const side = fighterOf(view, thing)?.sides[at];
  if (side) return fighterSideText(side, words);
  const power = powersOf(view, thing)[at];
  return power ? powerText(power, words) : words.name(ref);
}

/** The power that would be paid for. */
export function paidFor(view: GoldView, chosen: readonly Ref[]): Power | undefined {
  return powersOf(view, thingOf(chosen))[chosen.includes('side:right') ? 1 : 0];
}

export function payText(view: GoldView, chosen: readonly Ref[], words: Words): string {
  const power = paidFor(view, chosen);
  return power ? powerText(power, words) : words.name('pay:yes');
}

/** How many cards lie on a side, this one included, and what they would make each round. */
export function developLabel(view: GoldView, ref: Ref, words: Words): string {
  const side = nameOf(ref) as Side;
  const mine = view.seat === null ? null : view.seats[view.seat];
  const n = 1 + (mine ? developedOn(mine, side).length : 0);
  const gain = side === 'left' ? n : Math.floor(n / 2);
  return words.label(`goldblivion-board-develop-${side}`, { n, gain });
}
