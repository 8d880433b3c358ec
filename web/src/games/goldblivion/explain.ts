// Every piece says what it is and does, and which rule tells more.

import type { Ref } from '../../wire/messages';
import type { Words } from '../../words/words';
import { capital } from '../../words/words';
import type { Explanation, View } from '../face';
import {
  cardFacts, fighterFacts, fighterSideText, powerText,
} from './powers';
import { hexLine, nobleSection, seatLines, slotLine } from './telling';
import {
  type Card, cardOf, type Fighter, fighterOf, gold, type GoldView, hexOf, kindOf, nameOf,
  type Power, seatOf, type Type, TYPES,
} from './view';

/** The rule that tells of a kind of reference. */
const RULES: Record<string, string> = {
  hand: 'G20', played: 'G40', market: 'G21', combat: 'G21', building: 'G31', village: 'G22',
  magic: 'G32', hex: 'G50', tile: 'G57', army: 'G55', fighter: 'G55', copy: 'G56', slot: 'G84',
  side: 'G35', pay: 'G37', develop: 'G12', seat: 'G90', noble: 'G6', card: 'G20', face: 'G85',
  'act:pass': 'G23', 'act:ingot': 'G30', 'act:end': 'G15', 'act:fight': 'G57', 'act:decline': 'G43',
  'noble:nuggets': 'G87', 'web:track': 'G60', 'web:deck': 'G21', 'web:pile': 'G10',
  'web:play': 'G34', 'web:army': 'G54', 'web:nuggets': 'G13', 'web:materials': 'G13',
  'web:ingots': 'G60', 'web:magic': 'G38',
};

export function explain(ref: Ref, seen: View, words: Words): Explanation | null {
  const view = gold(seen);
  const told = tell(view, ref, words);
  if (!told) return null;
  const rule = isOpponent(view, ref) ? 'G84' : (RULES[ref] ?? RULES[kindOf(ref)]);
  const found = cardOf(view, ref)?.card ?? fighterOf(view, ref)?.card;
  const standIn = isStandIn(view, found ?? nameOf(ref));
  return { ...told, ...(rule ? { rule } : {}), ...(standIn ? { standIn } : {}) };
}

/** Whether a reference means the automated noble, and not the card of that name. */
function isOpponent(view: GoldView, ref: Ref): boolean {
  return ref === `noble:${view.noble?.name}`;
}

function isStandIn(view: GoldView, name: string): boolean {
  return view.edition.stand_ins.some((one) => one.split('.').at(-1) === name);
}

function tell(view: GoldView, ref: Ref, words: Words): Explanation | null {
  if (view.noble && isOpponent(view, ref)) return nobleSection(view.noble, words);
  const card = cardOf(view, ref);
  if (card) return aboutCard(card, words);
  const fighter = fighterOf(view, ref);
  if (fighter) return aboutFighter(fighter, words);
  const lines = about(view, ref, words);
  return lines && { title: capital(titleOf(ref, words)), lines: lines.map(capital) };
}

/** Parts of the table that no move points at are called by the browser's own words. */
function titleOf(ref: Ref, words: Words): string {
  return kindOf(ref) === 'web' ? words.label(`goldblivion-web-${nameOf(ref)}`) : words.name(ref);
}

function aboutCard(card: Card, words: Words): Explanation {
  return {
    title: words.name(`card:${card.card}`),
    lines: [capital(cardFacts(card, words)), ...sides(card.powers, words)],
  };
}

function aboutFighter(fighter: Fighter, words: Words): Explanation {
  const lines = fighter.joker ? [words.label('goldblivion-fighter-copies')]
    : fighter.sides.map((side) => fighterSideText(side, words));
  return {
    title: words.name(`fighter:${fighter.card}`),
    lines: [capital(fighterFacts(fighter, words)), ...either(lines, words)],
  };
}

function sides(powers: Power[], words: Words): string[] {
  return either(powers.map((power) => powerText(power, words)), words);
}

/** One sentence, or one for each side. */
function either(texts: string[], words: Words): string[] {
  if (texts.length === 1) return texts.map((text) => `${capital(text)}.`);
  return texts.map((power, at) => {
    const side = at ? 'side:right' : 'side:left';
    return `${words.say('goldblivion-board-side', { side, power })}.`;
  });
}

/** What is no card: null where there is nothing to say. */
function about(view: GoldView, ref: Ref, words: Words): string[] | null {
  const name = nameOf(ref);
  switch (kindOf(ref)) {
    case 'market':
    case 'combat':
      return [words.label('goldblivion-web-about-gap')]; // a card there would have told of itself
    case 'magic':
      return view.printed.tokens[ref] ? sides(view.printed.tokens[ref], words) : null;
    case 'village':
      return villageLines(view, ref, words);
    case 'hex': {
      const hex = hexOf(view, ref);
      return hex && [hexLine(hex, words), words.label('goldblivion-web-about-hex')];
    }
    case 'tile':
      return tileLines(view, name, words);
    case 'seat': {
      const seat = seatOf(view, ref);
      return seat && seatLines(view, seat, words, false);
    }
    case 'slot':
      return view.noble && [slotLine(view.noble, TYPES.indexOf(name as Type), words)];
    case 'face': {
      const power = view.dice[Number(name) - 1];
      return power ? [`${powerText(power, words)}.`] : null;
    }
    default: {
      const id = `goldblivion-web-about-${kindOf(ref)}-${name}`;
      return words.has(id) ? [words.label(id), ...guess(view, ref, words)] : null;
    }
  }
}

/** What a smaller box lacks is our guess: say so where its cards and tokens come from. */
function guess(view: GoldView, ref: Ref, words: Words): string[] {
  const { name, stand_ins: standIns } = view.edition;
  if (!standIns.includes('dropped') || !['web:deck', 'web:magic'].includes(ref)) return [];
  return [words.label('goldblivion-board-stand-ins', { edition: name })];
}

function villageLines(view: GoldView, ref: Ref, words: Words): string[] | null {
  const village = view.villages.find((one) => one.ref === ref);
  if (!village) return null;
  const [now, then] = [village.powers[village.face], village.powers[1 - village.face]];
  return [words.label('goldblivion-tell-village', {
    village: ref, now: now ? powerText(now, words) : '', then: then ? powerText(then, words) : '',
  })];
}

/** A tile is told by an enemy that is seen; one that was won long ago only by its name. */
function tileLines(view: GoldView, name: string, words: Words): string[] {
  const enemy = view.land.find((hex) => hex.enemy?.tile === name)?.enemy;
  if (!enemy) return [words.label('goldblivion-web-about-trophy')];
  return [`${words.label('goldblivion-tell-enemy', {
    tile: `tile:${name}`, force: enemy.force, reward: powerText(enemy.reward, words),
  })}.`];
}
