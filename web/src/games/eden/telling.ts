// The board in words, for who listens instead of looking.

import type { Ref } from '../../wire/messages';
import { capital, type Words } from '../../words/words';
import type { Section, View } from '../face';
import {
  type Ally, type Card, type Eden, edenOf, type Forecast, type Goomz, isLocked, isTrapped, nameIn,
  type Objective, type Place, type Row,
} from './view';

export function telling(view: View, _you: number | null, words: Words): Section[] {
  const eden = edenOf(view);
  const sections = [
    { title: roundTitle(eden, words),
      lines: eden.options.modes.map((mode) => modeLine(mode, words)) },
    { title: words.label('eden-web-ring'), lines: ringLines(eden, words) },
    { title: words.label('eden-web-objectives'),
      lines: eden.goomz.map((goomz) => objectiveLine(goomz, words)) },
    { title: words.label('eden-web-dice'), lines: diceLines(eden, words) },
    { title: words.label('eden-web-cards'),
      lines: eden.cards.map((card) => cardLine(card, words)) },
    { title: words.say('eden-forecast-title'),
      lines: eden.forecast.map((entry) => forecastLine(entry, words)) },
  ];
  return sections.filter((section, n) => n === 0 || section.lines.length > 0);
}

function roundTitle(eden: Eden, words: Words): string {
  const phase = words.label(`eden-phase-${eden.phase}`);
  return words.label('eden-web-title', { round: eden.round, last: eden.last_round, phase });
}

const modeLine = (mode: string, words: Words): string =>
  `${words.label(`eden-mode-${mode}`)}: ${words.label(`eden-mode-${mode}-about`)}`;

// --- the ring -----------------------------------------------------------------------------------

function ringLines(eden: Eden, words: Words): string[] {
  const resting = eden.allies.filter((ally) => ally.place === null);
  return [
    ...eden.places.map((place) => placeLine(eden, place, words)),
    ...resting.map((ally) => restLine(ally, words)),
  ];
}

function placeLine(eden: Eden, place: Place, words: Words): string {
  return words.say('eden-web-place', {
    place: place.ref, land: landName(place.terrain, words),
    health: words.label(`eden-health-${place.health}`), pieces: whoIsOn(eden, place.ref, words),
  });
}

export const landName = (terrain: Ref, words: Words): string =>
  words.label(`eden-land-${nameIn(terrain)}`);

export const restLine = (ally: Ally, words: Words): string =>
  words.say('eden-web-on-noa', { ally: ally.ref, round: ally.back });

/** Who stands on a place, as a sentence. */
export function whoIsOn(eden: Eden, place: Ref, words: Words): string {
  const told = [
    ...eden.goomz.filter((one) => one.place === place)
      .map((one) => withMarks(words.name(one.ref), goomzMarks(eden, one, words))),
    ...eden.allies.filter((one) => one.place === place)
      .map((one) => withMarks(words.name(one.ref), allyMarks(one, words))),
  ];
  return told.length > 0 ? `${capital(told.join(', '))}.` : words.label('eden-web-empty');
}

export function goomzMarks(eden: Eden, goomz: Goomz, words: Words): string[] {
  const marks = [];
  if (isTrapped(eden, goomz.ref)) marks.push(words.label('eden-web-trapped'));
  if (goomz.acted) marks.push(words.label('eden-web-acted'));
  return marks;
}

export function allyMarks(ally: Ally, words: Words): string[] {
  const marks = [];
  if (ally.shield) marks.push(words.label('eden-web-shield'));
  if (ally.traps !== null) marks.push(words.label('eden-web-traps', { goomz: ally.traps }));
  if (isLocked(ally)) marks.push(words.label('eden-web-locked'));
  return marks;
}

const withMarks = (name: string, marks: string[]): string =>
  marks.length > 0 ? `${name} (${marks.join(', ')})` : name;

// --- objectives, dice, cards, forecast ----------------------------------------------------------

export function objectiveLine(goomz: Goomz, words: Words): string {
  if (goomz.objective === null) return words.say('eden-web-no-objective', { goomz: goomz.ref });
  const { ally, terrain, reroll } = goomz.objective;
  return words.say('eden-web-objective', {
    goomz: goomz.ref, ally, land: landName(terrain, words).toLowerCase(), n: goomz.collected,
    reroll: reroll ? 'yes' : 'no',
  });
}

/** An objective in a few words: which Ally on which land. */
export const wantedLine = ({ ally, terrain }: Objective, words: Words): string =>
  words.say('eden-web-wanted', { ally, land: landName(terrain, words).toLowerCase() });

function diceLines(eden: Eden, words: Words): string[] {
  const free = eden.dice.length > 0
    ? words.label('eden-web-free-dice', { dice: eden.dice, out: eden.discarded })
    : words.label('eden-web-no-dice');
  const power = eden.noa ? 'ready' : 'spent';
  return [free, words.say('eden-web-means', {
    power, rerolls: eden.rerolls, discards: eden.discards_left,
  })];
}

export const actionName = (row: Row, words: Words): string =>
  words.label(`eden-action-${row.action}`, { amount: row.amount });

function cardLine(card: Card, words: Words): string {
  if (card.turned) return words.say('eden-web-card-turned', { card: card.ref });
  const rows = card.rows.map((row) => `${row.die} ${actionName(row, words)}`).join(', ');
  const line = words.say('eden-web-card-rows', { card: card.ref, rows });
  return card.die === null ? line : `${line} ${placedLine(card, words)}`;
}

/** The die that lies on a card, and the row it used. */
export function placedLine(card: Card, words: Words): string {
  const row = card.rows.find(({ die }) => die === card.die)!;
  return words.say('eden-web-card-die', { die: row.die, action: actionName(row, words) });
}

export function forecastLine(entry: Forecast, words: Words): string {
  const { goomz, ally, terrain, place } = entry;
  const line = words.say(`eden-forecast-${entry.letter}`, { goomz, ally, terrain, place });
  return entry.choice ? `${line} ${words.label('eden-forecast-choice')}` : line;
}
