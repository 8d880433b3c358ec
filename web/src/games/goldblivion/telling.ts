// The position in sentences, for who listens instead of looking.
// The Python twin is terminal/boards/goldblivion_telling.py.

import { capital, type Words } from '../../words/words';
import type { Section, View } from '../face';
import { cardLine, costText, counted, fighterLine, powersText, powerText } from './powers';
import {
  asking, developedOn, gold, type GoldView, type Hex, hexOf, type Noble, type Seat, total, TYPES,
} from './view';

export function telling(seen: View, you: number | null, words: Words): Section[] {
  const view = gold(seen);
  const mine = you === null ? null : view.seats[you];
  const sections: Section[] = [
    { title: titleOf(view, words), lines: [] },
    { title: words.label('goldblivion-phase-draft'), lines: draftLines(view, words) },
    { title: words.label('goldblivion-web-fight'), lines: fightLines(view, words) },
    ...(mine ? [seatSection(view, mine, words, true)] : []),
    { title: words.label('goldblivion-web-market'), lines: marketLines(view, words) },
    { title: words.label('goldblivion-web-land'), lines: landLines(view, words) },
    ...view.seats.filter((seat) => seat !== mine)
      .map((seat) => seatSection(view, seat, words, false)),
    ...(view.noble ? [nobleSection(view.noble, words)] : []),
    { title: words.label('goldblivion-web-glossary'), lines: glossary(view, words) },
  ];
  return sections.filter((section, at) => at === 0 || section.lines.length > 0);
}

/** Round, phase, whose turn it is and how many actions are left. */
export function titleOf(view: GoldView, words: Words): string {
  const { round } = view;
  const phase = words.label(`goldblivion-phase-${view.phase}`);
  if (view.phase === 'draft') return phase;
  if (view.phase !== 'actions') return words.label('goldblivion-board-title', { round, phase });
  if (asking(view)) {
    return words.label('goldblivion-board-title', { round, phase: words.name(view.turn) });
  }
  return words.label('goldblivion-board-turn', { round, seat: view.turn, n: view.actions });
}

// --- the table ---

function draftLines(view: GoldView, words: Words): string[] {
  if (view.phase !== 'draft') return [];
  const nobles = view.draft.nobles.map((card) =>
    words.say('goldblivion-tell-noble', { card: cardLine(card, words) }));
  const seats = [...view.draft.picking].reverse();
  return [...nobles, words.say('goldblivion-tell-picking', { seats })];
}

function fightLines(view: GoldView, words: Words): string[] {
  const { fight } = view;
  if (fight.hex === null) return [];
  const enemy = hexOf(view, fight.hex)?.enemy?.force ?? 0;
  const { hex, force, fresh, used } = fight;
  const lines = [words.say('goldblivion-tell-fight', { hex, force, enemy })];
  if (!asking(view)) return lines;
  for (const [id, counts] of Object.entries({ fresh, used })) {
    if (total(counts)) {
      lines.push(words.say(`goldblivion-tell-${id}`, { cards: counted(counts, words) }));
    }
  }
  return lines;
}

function marketLines(view: GoldView, words: Words): string[] {
  const gap = words.label('goldblivion-board-gap');
  const offers = view.market.map((card, space) => words.say('goldblivion-tell-market', {
    market: `market:${space + 1}`, card: card ? cardLine(card, words) : gap,
  }));
  const deck = words.say('goldblivion-tell-deck', { n: view.deck, magic: view.tokens_down });
  const piles = view.combat.map((pile) => {
    const fighter = pile.card ? view.printed.fighters[pile.card] : undefined;
    return words.say('goldblivion-tell-combat', {
      pile: pile.ref, card: fighter ? fighterLine(fighter, words) : gap, n: pile.below,
    });
  });
  return [...offers, deck, ...piles];
}

function landLines(view: GoldView, words: Words): string[] {
  const villages = view.villages.map((village) => {
    const [now, then] = [village.powers[village.face], village.powers[1 - village.face]];
    return words.say('goldblivion-tell-village', {
      village: village.ref,
      now: now ? powerText(now, words) : '',
      then: then ? powerText(then, words) : '',
    });
  });
  return [...view.land.map((hex) => hexLine(hex, words)), ...villages];
}

export function hexLine(hex: Hex, words: Words): string {
  const terrain = words.label(`goldblivion-terrain-${hex.terrain}`);
  const facts = { hex: hex.ref, terrain };
  if (!hex.enemy && !hex.tiles) return words.say('goldblivion-tell-empty-hex', facts);
  const what = hex.enemy
    ? words.label('goldblivion-tell-enemy', {
        tile: `tile:${hex.enemy.tile}`,
        force: hex.enemy.force,
        reward: powerText(hex.enemy.reward, words),
      })
    : words.label('goldblivion-tell-face-down', { n: hex.tiles });
  return words.say('goldblivion-tell-hex', { ...facts, what, n: hex.draws });
}

// --- the players ---

function seatSection(view: GoldView, seat: Seat, words: Words, mine: boolean): Section {
  return { title: capital(words.name(seat.ref)), lines: seatLines(view, seat, words, mine) };
}

export function seatLines(view: GoldView, seat: Seat, words: Words, mine: boolean): string[] {
  const lines = [
    words.say('goldblivion-tell-seat', {
      seat: seat.ref, nuggets: seat.nuggets, materials: seat.materials, gold: seat.gold,
    }),
    words.say('goldblivion-tell-counts', {
      hand: seat.hand_size, pile: seat.pile_size, left: developedOn(seat, 'left').length,
      right: developedOn(seat, 'right').length, tokens: seat.tokens, tiles: total(seat.trophies),
    }),
  ];
  const { hand, play, upright, turned, army, spent } = seat;
  for (const [id, counts] of Object.entries({ hand, play, upright, turned, army, spent })) {
    if (counts && total(counts)) {
      lines.push(words.say(`goldblivion-tell-${id}`, { cards: counted(counts, words) }));
    }
  }
  for (const token of seat.held ?? []) {
    const power = powersText(view.printed.tokens[token] ?? [], words);
    lines.push(words.say('goldblivion-tell-token', { token, power }));
  }
  if (mine && seat.developed.length) {
    lines.push(words.say('goldblivion-tell-developed', { cards: developed(seat, words) }));
  }
  if (view.phase === 'development') lines.push(...choiceLines(seat, words));
  if (seat.passed) lines.push(words.say('goldblivion-tell-passed', { seat: seat.ref }));
  return lines;
}

/** The owner may look at what lies face down (G11). */
function developed(seat: Seat, words: Words): string {
  return seat.developed
    .filter((one) => one.card !== null)
    .map((one) => words.label('goldblivion-tell-developed-card', {
      card: `card:${one.card}`, side: `develop:${one.side}`,
    }))
    .join(', ');
}

function choiceLines(seat: Seat, words: Words): string[] {
  if (seat.choice) {
    const { card, side } = seat.choice;
    const facts = { card: `card:${card}`, side: `develop:${side}` };
    return [words.say('goldblivion-event-chosen-own', facts)];
  }
  return seat.chosen ? [words.say('goldblivion-event-chosen', { seat: seat.ref })] : [];
}

export function nobleSection(noble: Noble, words: Words): Section {
  const { chart, lines } = noble;
  const magic = lines[4];
  return {
    title: words.name(`noble:${noble.name}`),
    lines: [
      words.say('goldblivion-tell-opponent', {
        noble: `noble:${noble.name}`, level: words.label(`goldblivion-level-${noble.level}`),
        nuggets: noble.nuggets, materials: noble.materials, gold: noble.gold,
        tiles: total(noble.trophies),
      }),
      ...TYPES.map((_, at) => slotLine(noble, at, words)),
      words.say('goldblivion-tell-magic-line', { power: magic ? powerText(magic, words) : '' }),
      words.say('goldblivion-tell-chart', {
        materials: costText({ what: 'materials', n: chart.materials }, words),
        first: powerText(chart.materials_give, words),
        nuggets: costText({ what: 'nuggets', n: chart.nuggets }, words),
        second: powerText(chart.nuggets_give, words),
      }),
      ...(noble.sixth_card ? [words.say('goldblivion-tell-sixth')] : []),
    ],
  };
}

export function slotLine(noble: Noble, at: number, words: Words): string {
  const line = noble.lines[at];
  return words.say('goldblivion-tell-slot', {
    slot: `slot:${TYPES[at]}`,
    power: line ? powerText(line, words) : '',
    cards: counted(noble.slots[at] ?? {}, words) || words.label('goldblivion-board-none'),
  });
}

// --- what things do ---

/** Every card that anybody owns, explained once. (The market explains its own.) */
function glossary(view: GoldView, words: Words): string[] {
  const slugs = new Set<string>();
  const fighters = new Set(Object.keys({ ...view.fight.fresh, ...view.fight.used }));
  for (const seat of view.seats) {
    const { owned, upright, turned, army, spent } = seat;
    for (const slug of Object.keys({ ...owned, ...upright, ...turned })) slugs.add(slug);
    for (const slug of Object.keys({ ...army, ...spent })) fighters.add(slug);
  }
  const { cards, fighters: army } = view.printed;
  return [
    ...[...slugs].flatMap((slug) => (cards[slug] ? [`${cardLine(cards[slug], words)}.`] : [])),
    ...[...fighters].flatMap((slug) => (army[slug] ? [`${fighterLine(army[slug], words)}.`] : [])),
    words.say('goldblivion-tell-die', {
      faces: view.dice.map((face) => powerText(face, words)).join(', '),
    }),
  ];
}
