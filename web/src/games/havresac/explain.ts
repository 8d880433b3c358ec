// What every piece of Havresac says of itself, with the rule that tells more.

import type { Ref } from '../../wire/messages';
import { capital, type Words } from '../../words/words';
import type { Explanation, View } from '../face';
import { GUARDIAN_RULES, squareExplained } from './explain-square';
import { face, faceAbout, kind, seatLine, several, tileLine, worth } from './phrases';
import {
  coming, count, type HavresacView, ITEMS, kindOf, mainBoard, MONSTERS, nameOf, tileOf, total,
  typed,
} from './view';

/** The board's own places: the rule of each, and the part of an edition it is printed from. */
const PLACES: Record<string, { rule: string; printed?: string }> = {
  bag: { rule: 'H21' },
  drawn: { rule: 'H21' },
  aside: { rule: 'H34' },
  gains: { rule: 'H60' },
  glory: { rule: 'H60' },
  table: { rule: 'H6', printed: 'gains' },
  villages: { rule: 'H7', printed: 'villages' },
  chests: { rule: 'H70' },
  fairies: { rule: 'H7', printed: 'fairies' },
  hunt: { rule: 'H8', printed: 'hunting' },
  gold: { rule: 'H61' },
  points: { rule: 'H70' },
  scouts: { rule: 'H20', printed: 'scouts' },
  rounds: { rule: 'H22' },
};

export function explain(ref: Ref, plain: View, words: Words): Explanation | null {
  const view = typed(plain);
  const name = nameOf(ref);
  switch (kindOf(ref)) {
    case 'guardian': return guardianExplained(name, view, words);
    case 'face': return guardianExplained(name.split('-')[0]!, view, words);
    case 'kind': return kindExplained(name, view, words);
    case 'item': return itemExplained(name, view, words);
    case 'creature': return creatureExplained(name, view, words);
    case 'seat': return seatExplained(ref, view, words);
    case 'act': return { title: words.name(ref), lines: [], rule: name === 'done' ? 'H21' : 'H34' };
    case 'web': return placeExplained(name, view, words);
    case 'figure': return squareExplained(`square:${name}`, view, words);
    default: return squareExplained(ref, view, words);
  }
}

function guardianExplained(name: string, view: HavresacView, words: Words): Explanation {
  const tile = tileOf(view, `guardian:${name}`);
  return {
    title: face(tile, words),
    lines: [faceAbout(tile, words), tileLine(tile, words)],
    rule: GUARDIAN_RULES[name]!,
    standIn: isStandIn(view, `guardians.${name}.${tile.face}`),
  };
}

function kindExplained(name: string, view: HavresacView, words: Words): Explanation {
  if (name in GUARDIAN_RULES) return guardianExplained(name, view, words);
  return (ITEMS as readonly string[]).includes(name) ? itemExplained(name, view, words)
    : creatureExplained(name, view, words);
}

function itemExplained(name: string, view: HavresacView, words: Words): Explanation {
  const board = mainBoard(view);
  const lines = [words.label(`havresac-item-${name}-about`)];
  if (count(board.found, name)) lines.push(words.label('havresac-web-next'));
  lines.push(words.label('havresac-web-closed', { n: count(board.left, name) }));
  return { title: kind(name, words), lines, rule: 'H50', standIn: isStandIn(view, 'chests') };
}

function creatureExplained(name: string, view: HavresacView, words: Words): Explanation {
  const { tables } = view;
  const lines = name === 'fairy'
    ? [words.label('havresac-web-fairy-about', {
        glory: tables.fairies[mainBoard(view).fairies] ?? 0,
      })]
    : [words.label('havresac-web-monster-about', {
        glory: tables.glory[name] ?? 0, points: tables.hunting[name] ?? 0,
      })];
  const printed = name === 'fairy' ? 'fairies' : 'hunting';
  return { title: kind(name, words), lines, rule: 'H32', standIn: isStandIn(view, printed) };
}

function seatExplained(ref: Ref, view: HavresacView, words: Words): Explanation | null {
  const board = view.boards.find((one) => one.ref === ref);
  if (!board) return null;
  const lines = [seatLine(board, view.phase === 'over', words)];
  return { title: capital(words.name(ref)), lines, rule: 'H25' };
}

function placeExplained(name: string, view: HavresacView, words: Words): Explanation | null {
  const board = mainBoard(view);
  if (board.now && (name === 'walker' || name === 'drawn')) {
    return guardianExplained(nameOf(board.now), view, words);
  }
  const place = PLACES[name];
  if (!place) return null;
  const lines = [words.label(`havresac-web-${name}-about`, placeFacts(view, words))];
  if (board.round && (name === 'gains' || name === 'glory')) lines.push(worth(board, words));
  return {
    title: words.label(`havresac-web-${name}`), lines, rule: place.rule,
    standIn: isStandIn(view, place.printed),
  };
}

/** All that a place may tell of itself. */
function placeFacts(view: HavresacView, words: Words): Record<string, string | number> {
  const board = mainBoard(view);
  const { tables } = view;
  const [fox, crocodile, pig] = MONSTERS.map((name) => tables.hunting[name] ?? 0);
  return {
    n: total(board.bag),
    guardians: several(board.bag, words),
    aside: several(board.aside, words),
    glory: tables.villages[board.villages] ?? 0,
    points: tables.chest,
    most: tables.gold.length - 1,
    count: board.score,
    rounds: view.rounds,
    cards: view.unseen.length,
    creatures: several(coming(view), words),
    fox: fox!, crocodile: crocodile!, pig: pig!,
  };
}

function isStandIn(view: HavresacView, printed: string | undefined): boolean {
  return printed !== undefined && view.edition.stand_ins.includes(printed);
}
