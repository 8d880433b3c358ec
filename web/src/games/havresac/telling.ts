// Havresac's board in words, for who listens instead of looking.

import type { Ref } from '../../wire/messages';
import type { Words } from '../../words/words';
import type { Section, View } from '../face';
import {
  extraSteps, face, faceAbout, kind, movement, seatLine, several, tileLine, titleOf, worth,
} from './phrases';
import {
  type Board, type Counts, CREATURES, gloryOf, type HavresacView, mainBoard, mainSeat, nameOf,
  QUARTERS, squareOf, tileOf, total, typed,
} from './view';

export function telling(plain: View, _you: number | null, words: Words): Section[] {
  const view = typed(plain);
  const board = mainBoard(view);
  return [
    { title: titleOf(view, words), lines: turnLines(view, board, words) },
    { title: words.say('havresac-board-whose', { seat: board.ref }),
      lines: placeLines(view, board, words) },
    { title: words.label('havresac-web-won'), lines: trackLines(view, board, words) },
    { title: words.label('havresac-board-owned'),
      lines: view.tiles.map((tile) => `${tileLine(tile, words)} ${faceAbout(tile, words)}`) },
    ...view.boards.filter((_, seat) => seat !== mainSeat(view))
      .map((other) => otherSection(view, other, words)),
    { title: words.label('havresac-web-land'), lines: landLines(view, words) },
  ];
}

/** The Guardian drawn, the bag, the items, what this round would bring, what one has. */
function turnLines(view: HavresacView, board: Board, words: Words): string[] {
  const lines: string[] = [];
  if (board.now) {
    const tile = tileOf(view, board.now);
    const extra = extraSteps(board, view.tables);
    lines.push(words.say('havresac-tell-now', {
      guardian: face(tile, words), movement: movement(tile, words, extra),
    }), faceAbout(tile, words));
  }
  const declared = (['boots', 'sword', 'feather'] as const).filter((item) => board.declared[item]);
  if (declared.length) {
    const items = declared.map((item) => `item:${item}`);
    lines.push(words.label('havresac-tell-declared', { items }));
  }
  lines.push(...bagLines(board, words));
  lines.push(...gloryLines(view, board, words));
  lines.push(words.label(`havresac-tell-${view.phase === 'over' ? 'over' : 'have'}`, {
    points: board.points, gold: board.gold, count: board.score,
  }));
  return lines;
}

/** What is in the bag, set aside, or found in Chests. */
export function bagLines(board: Board, words: Words): string[] {
  const told = (name: string, what: string, counts: Counts): string[] => (total(counts)
    ? [words.label(`havresac-tell-${name}`, { [what]: several(counts, words) })] : []);
  return [
    words.label('havresac-tell-bag', {
      n: total(board.bag), guardians: several(board.bag, words),
    }),
    ...told('aside', 'guardians', board.aside),
    ...told('items', 'items', board.items),
    ...told('found', 'items', board.found),
  ];
}

/** Where this round's Glory comes from so far (H60). */
function gloryLines(view: HavresacView, board: Board, words: Words): string[] {
  if (!board.round) return [];
  const { tables } = view;
  const part = (name: string, n: number, glory: number): string =>
    words.label('havresac-forecast-part', { name, n, glory });
  const lines = [words.label('havresac-forecast-title')];
  for (const name of CREATURES) {
    const n = board.gains[name];
    if (n) lines.push(part(kind(name, words), n, gloryOf(name, board, tables)));
  }
  if (board.cups) lines.push(part(kind('cup', words), board.cups, tables.cup * board.cups));
  lines.push(
    part(words.label('havresac-forecast-villages'), board.villages,
      tables.villages[board.villages] ?? 0),
    words.label('havresac-forecast-total', { worth: worth(board, words) }),
  );
  return lines;
}

/** Who and what stands where. */
function placeLines(view: HavresacView, board: Board, words: Words): string[] {
  const lines = board.earlier ? [words.say('havresac-tell-earlier')] : [];
  const at = (who: Ref, square: Ref): string => words.label('havresac-tell-at', {
    who: kind(nameOf(who), words), where: squareOf(view, square)?.spot ?? square,
  });
  const creatures = CREATURES.flatMap((name) => {
    const there = board.creatures.filter(({ creature }) => nameOf(creature) === name)
      .map(({ square }) => square);
    if (!there.length) return [];
    const places = spots(view, there);
    return [words.label('havresac-tell-kind', { creature: kind(name, words), places })];
  });
  if (creatures.length) {
    lines.push(words.label('havresac-tell-creatures', { creatures: creatures.join(', ') }));
  }
  if (board.guardians.length) {
    const guardians = board.guardians.map(({ guardian, square }) => at(guardian, square));
    lines.push(words.label('havresac-tell-guardians', { guardians: guardians.join(', ') }));
  }
  if (board.tents.length) {
    lines.push(words.label('havresac-tell-tents', { places: spots(view, board.tents) }));
  }
  for (const terrain of ['village', 'chest']) {
    const left = view.printed.filter((square) =>
      square.terrain === terrain && !board.done.includes(square.ref));
    const squares = left.map(({ ref }) => nameOf(ref)).join(', ');
    lines.push(words.label(`havresac-tell-${terrain}-left`, {
      squares: squares || words.label('havresac-board-none'),
    }));
  }
  if (view.scouted.length) {
    const cards = view.scouted.map(({ creature, square }) => at(creature, square));
    lines.push(words.label('havresac-tell-scouted', { creatures: cards.join(', ') }));
  }
  return lines;
}

export function trackLines(view: HavresacView, board: Board, words: Words): string[] {
  const track = view.tables.fairies.slice(board.fairies).join(', ');
  return [
    words.label('havresac-tell-tracks', {
      fairies: board.fairies,
      track: track || words.label('havresac-board-none'),
      villages: board.villages,
      chests: board.chests,
      hunted: several(board.hunted, words),
    }),
    words.label('havresac-tell-closed', { items: several(board.left, words) }),
  ];
}

function otherSection(view: HavresacView, board: Board, words: Words): Section {
  return {
    title: words.say('havresac-board-whose', { seat: board.ref }),
    lines: [seatLine(board, view.phase === 'over', words), ...placeLines(view, board, words)],
  };
}

/** Where everything is, by squares: letters for columns, numbers for rows. */
function landLines(view: HavresacView, words: Words): string[] {
  const lines = [words.label('havresac-tell-map')];
  for (const quarter of QUARTERS) {
    const places = view.printed
      .filter((one) => one.quarter === quarter && ['hut', 'grove'].includes(one.terrain))
      .map(({ spot, ref }) => `${nameOf(spot)} ${nameOf(ref)}`);
    lines.push(words.label(`havresac-tell-${quarter}`, { places: places.sort().join(', ') }));
  }
  for (const terrain of ['forest', 'lake', 'village', 'chest', 'start']) {
    const squares = view.printed.filter((one) => one.terrain === terrain)
      .map(({ ref }) => nameOf(ref)).join(', ');
    lines.push(words.label(`havresac-tell-${terrain}`, { squares }));
  }
  return lines;
}

function spots(view: HavresacView, squares: Ref[]): Ref[] {
  return squares.map((square) => squareOf(view, square)?.spot ?? square);
}
