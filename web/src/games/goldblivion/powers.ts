// Powers in words, put together from the vocabulary's texts, so that a new card needs no words of
// its own. The Python twin is terminal/boards/goldblivion_words.py.

import type { Words } from '../../words/words';
import type { Card, Counts, Fighter, FighterSide, Pay, Per, Power, Step } from './view';

const REACH = ['', '-gold', '-combat']; // where a Destroy reaches: the second number of its step

export function stepText(step: Step, words: Words): string {
  if (step.do === 'repeat') return words.label(`goldblivion-op-repeat-${step.per}`);
  if (step.do === 'destroy') {
    return words.label(`goldblivion-op-destroy${REACH[step.more] ?? ''}`, { n: step.n });
  }
  const text = words.label(`goldblivion-op-${step.do}`, { n: step.n });
  if (step.do !== 'fight') return withPer(text, step.per, words);
  const parts = [text];
  if (step.n) parts.push(words.label('goldblivion-op-fight-force', { n: step.n }));
  if (step.more) parts.push(words.label('goldblivion-op-fight-cards', { n: step.more }));
  return parts.join(' ');
}

function withPer(text: string, per: Per, words: Words): string {
  return per ? `${text} ${words.label(`goldblivion-per-${per}`)}` : text;
}

/** «pay 1 material to gain 1 gold ingot» */
export function powerText(power: Power, words: Words): string {
  const steps = power.steps.map((step) => stepText(step, words)).join(', ');
  const effects = steps || words.label('goldblivion-power-nothing');
  if (!power.pay) return effects;
  const id = power.pay.again ? 'goldblivion-power-pay-again' : 'goldblivion-power-pay';
  return words.label(id, { cost: costText(power.pay, words), effects });
}

export function costText(pay: Pick<Pay, 'what' | 'n'>, words: Words): string {
  return words.label(`goldblivion-cost-${pay.what}`, { n: pay.n });
}

/** One power, or the two sides of which one is chosen. */
export function powersText(powers: Power[], words: Words): string {
  return either(powers.map((power) => powerText(power, words)), words);
}

function either(texts: string[], words: Words): string {
  const [left = '', right] = texts;
  return right === undefined ? left : words.label('goldblivion-power-or', { left, right });
}

export function fighterSideText(side: FighterSide, words: Words): string {
  const parts: string[] = [];
  if (side.force || !side.power.steps.length) {
    const force = words.label('goldblivion-fighter-force', { n: side.force });
    parts.push(withPer(force, side.per, words));
  }
  parts.push(...side.power.steps.map((step) => stepText(step, words)));
  if (side.draws) parts.push(words.label('goldblivion-fighter-draws', { n: side.draws }));
  if (side.destroyed) parts.push(words.label('goldblivion-fighter-destroyed'));
  const effects = parts.join(', ');
  const { pay } = side.power;
  if (!pay) return effects;
  return words.label('goldblivion-fighter-pay', { cost: costText(pay, words), effects });
}

export function fighterText(fighter: Fighter, words: Words): string {
  if (fighter.joker) return words.label('goldblivion-fighter-copies');
  return either(fighter.sides.map((side) => fighterSideText(side, words)), words);
}

/** What a card is: its types and its cost. */
export function cardFacts(card: Card, words: Words): string {
  const types = card.building ? ['building'] : card.types;
  const facts = types.map((type) => words.label(`goldblivion-type-${type}`));
  if (card.cost) {
    facts.push(costText({ what: card.building ? 'materials' : 'nuggets', n: card.cost }, words));
  }
  return facts.join(', ');
}

export function fighterFacts(fighter: Fighter, words: Words): string {
  const facts = words.label('goldblivion-tell-combat-card');
  return fighter.cost
    ? `${facts}, ${costText({ what: 'nuggets', n: fighter.cost }, words)}`
    : facts;
}

/** «Bruno (Human, 2 nuggets): gain 3 nuggets, destroy 1 market card, or draw 1 card» */
export function cardLine(card: Card, words: Words): string {
  return words.label('goldblivion-tell-card', {
    name: words.name(`card:${card.card}`),
    facts: cardFacts(card, words),
    power: powersText(card.powers, words),
  });
}

export function fighterLine(fighter: Fighter, words: Words): string {
  return words.label('goldblivion-tell-card', {
    name: words.name(`fighter:${fighter.card}`),
    facts: fighterFacts(fighter, words),
    power: fighterText(fighter, words),
  });
}

/** Names of cards, with their number where there are several. */
export function counted(counts: Counts, words: Words): string {
  return Object.entries(counts)
    .map(([slug, n]) => words.name(`card:${slug}`) + (n > 1 ? ` ×${n}` : ''))
    .join(', ');
}
