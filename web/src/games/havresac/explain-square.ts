// What a square says of itself: its terrain, who stands there, who may still appear.

import type { Ref } from '../../wire/messages';
import { capital, type Words } from '../../words/words';
import type { Explanation } from '../face';
import { face, faceAbout } from './phrases';
import {
  type Board, gloryNow, type HavresacView, mainBoard, nameOf, type Square, squareOf, tileOf,
} from './view';

export const GUARDIAN_RULES: Record<string, string> = {
  guide: 'H40', warrior: 'H41', thief: 'H42', priestess: 'H43', druid: 'H44', huntress: 'H45',
};

const TERRAIN_RULES: Record<string, string> = {
  land: 'H30', forest: 'H31', lake: 'H31', village: 'H33', chest: 'H42', hut: 'H2', grove: 'H2',
  start: 'H12', castle: 'H34',
};

/** What only the map says: anything but plain land and the Castle in the middle. */
const PRINTED = new Set(['forest', 'lake', 'village', 'chest', 'hut', 'grove']);

export function squareExplained(
  ref: Ref, view: HavresacView, words: Words,
): Explanation | null {
  const square = squareOf(view, ref);
  if (!square) return null;
  const board = mainBoard(view);
  const creature = board.creatures.find((one) => one.square === square.ref)?.creature;
  const guardian = board.guardians.find((one) => one.square === square.ref)?.guardian;
  const lines = terrainLines(square, view, board, words);
  if (board.tents.includes(square.ref)) lines.push(words.label('havresac-about-tent'));
  if (creature) {
    const glory = gloryNow(nameOf(creature), board, view.tables);
    lines.unshift(words.say('havresac-web-stands', { creature, glory }));
  }
  if (guardian) {
    const tile = tileOf(view, guardian);
    lines.unshift(words.label('havresac-board-face', {
      face: face(tile, words), about: faceAbout(tile, words),
    }));
  }
  return {
    title: capital(words.name(square.spot)),
    lines,
    rule: guardian ? GUARDIAN_RULES[nameOf(guardian)]!
      : creature ? 'H32' : TERRAIN_RULES[square.terrain]!,
    standIn: PRINTED.has(square.terrain)
      && view.edition.stand_ins.includes(`maps.${view.options.season}`),
  };
}

function terrainLines(
  { ref, terrain }: Square, view: HavresacView, board: Board, words: Words,
): string[] {
  const done = board.done.includes(ref);
  switch (terrain) {
    case 'forest': case 'lake': return [words.label(`havresac-about-${terrain}`)];
    case 'village': return [words.label(`havresac-web-village-${done ? 'repaired' : 'ruined'}`)];
    case 'chest': return chestLines(ref, done, view, words);
    case 'hut': case 'grove': return [awaitedLine(ref, view, words)];
    default: return [words.label(`havresac-web-${terrain}-about`)]; // land, start, castle
  }
}

function chestLines(ref: Ref, done: boolean, view: HavresacView, words: Words): string[] {
  if (done) return [words.label('havresac-web-chest-open')];
  const lines = [words.label('havresac-about-chest')];
  const item = view.chests[ref];
  if (item) lines.push(words.label('havresac-about-known', { item }));
  return lines;
}

function awaitedLine(ref: Ref, view: HavresacView, words: Words): string {
  const card = view.unseen.find((one) => one.square === ref);
  if (!card) return words.label('havresac-web-nobody-comes');
  return words.say('havresac-web-may-come', { creature: card.creature });
}
