// What is asked now, and what the offered components are called on buttons.

import type { Ref } from '../../wire/messages';
import { capital, type Words } from '../../words/words';
import type { View } from '../face';
import { actionName, landName } from './telling';
import { type Eden, edenOf, numberIn, placeOf } from './view';

const kindOf = (ref: Ref): string => ref.slice(0, ref.indexOf(':'));

export function ask(
  view: View, chosen: readonly Ref[], offered: readonly Ref[], words: Words,
): string {
  const eden = edenOf(view);
  const [first] = chosen;
  const last = chosen.at(-1);
  if (!first || !last) return words.say(`eden-ask-${eden.phase}`, { ally: eden.returning });
  const kinds = new Set(offered.map(kindOf));
  const [kind = ''] = kinds;
  if (kinds.size > 1) return words.label('eden-web-ask-piece');
  if (kind === 'card') return words.label('eden-web-ask-card', { die: last });
  if (kind === 'die') return words.label(`eden-web-ask-${dieAsked(first, chosen.length)}`);
  if (kind === kindOf(last)) return words.label('eden-web-ask-second');
  if (kind === 'ally' && kindOf(first) === 'goomz') return words.label('eden-web-ask-met');
  return words.label(`eden-web-ask-${kind}`);
}

function dieAsked(first: Ref, steps: number): string {
  if (first === 'noa:power') return 'noa';
  return first === 'act:backup' && steps === 1 ? 'discard' : 'reroll';
}

export function label(view: View, chosen: readonly Ref[], ref: Ref, words: Words): string {
  const eden = edenOf(view);
  const [first] = chosen;
  switch (kindOf(ref)) {
    case 'die':
      return words.label(`eden-web-${dieLabel(first, chosen.length)}`, { n: numberIn(ref) });
    case 'face':
      return words.label('eden-web-face', { n: numberIn(ref) });
    case 'card':
      return first ? rowLabel(eden, ref, numberIn(first), words) : capital(words.name(ref));
    case 'place':
      return placeLabel(eden, ref, words);
    case 'ally':
    case 'goomz':
      return pieceLabel(eden, ref, words);
    case 'act':
      return actLabel(eden, ref, words);
    default:
      return words.name(ref);
  }
}

function dieLabel(first: Ref | undefined, steps: number): string {
  if (!first || first === 'noa:power') return 'die';
  return first === 'act:backup' && steps === 1 ? 'discard' : 'roll-again';
}

function actLabel(eden: Eden, ref: Ref, words: Words): string {
  if (ref === 'act:backup') return words.label('eden-web-backup-left', { n: eden.discards_left });
  if (ref === 'act:reroll') return words.label('eden-web-reroll-left', { n: eden.rerolls });
  return words.name(ref);
}

function rowLabel(eden: Eden, ref: Ref, die: number, words: Words): string {
  const row = eden.cards.find((card) => card.ref === ref)!.rows[die - 1]!;
  return words.say('eden-web-row', { card: ref, action: actionName(row, words) });
}

export function placeLabel(eden: Eden, ref: Ref, words: Words): string {
  const { terrain, health } = eden.places[numberIn(ref)]!;
  return words.label('eden-web-land', {
    land: landName(terrain, words), place: ref, health: words.label(`eden-health-${health}`),
  });
}

function pieceLabel(eden: Eden, ref: Ref, words: Words): string {
  const place = placeOf(eden, ref);
  if (place === null) return words.name(ref);
  const land = landName(eden.places[numberIn(place)]!.terrain, words);
  return words.say('eden-web-at', { piece: ref, land, place });
}
