// The first game of GOLDblivion: against one bot that plays anything that is allowed.

import type { Ref } from '../../wire/messages';
import {
  type Course, happened, last, type Lesson, type Moment, named, offered,
} from '../../learn/lesson';
import Picture from './Picture.svelte';
import { asking, gold, type GoldView, type Seat } from './view';

const view = (now: Moment): GoldView => gold(now.view);
const mine = (now: Moment): Seat => view(now).seats[now.you]!;

/** A turn of one's own, with nothing half done. */
const acts = (now: Moment): boolean =>
  view(now).phase === 'actions' && asking(view(now)) === '' && now.paths.length > 0;

/** What may be touched in a turn of one's own. */
const open = (now: Moment, ...kinds: string[]): Ref[] =>
  acts(now) ? kinds.flatMap((kind) => offered(now, kind)) : [];

/** Cards in hand or in play that count symbols. */
function counting(now: Moment): Ref[] {
  const { hand, play } = mine(now);
  const counts = (slug: string): boolean => view(now).printed.cards[slug]?.powers
    .some(({ steps }) => steps.some(({ per }) => per !== '' && per !== 'tile')) ?? false;
  const of = (cards: Record<string, number> | null, kind: string): Ref[] =>
    Object.keys(cards ?? {}).filter(counts).map((slug) => `${kind}:${slug}`);
  return [...of(hand, 'hand'), ...of(play, 'played')];
}

/** The tiles that most Combat cards can be drawn against. */
function easiest(now: Moment): Ref[] {
  const refs = new Set(offered(now, 'hex:'));
  const hexes = view(now).land.filter(({ ref }) => refs.has(ref));
  const most = Math.max(...hexes.map(({ draws }) => draws));
  return hexes.filter(({ draws }) => draws === most).map(({ ref }) => ref);
}

const lessons: Lesson[] = [
  { id: 'goal', rule: 'G60', atOnce: true, due: () => true, at: () => ['web:track'] },
  {
    id: 'noble', rule: 'G6', atOnce: true,
    due: (now) => offered(now, 'noble:').length > 0,
    at: (now) => offered(now, 'noble:'),
    facts: (now) => ({ n: offered(now, 'noble:').length }),
  },
  {
    id: 'develop', rule: 'G12', atOnce: true,
    due: (now) => view(now).phase === 'development' && offered(now, 'hand:').length > 0,
    at: () => ['develop:left', 'develop:right'],
    tries: ([first]) => first?.startsWith('hand:') ?? false,
  },
  {
    id: 'play', rule: 'G20',
    due: (now) => open(now, 'hand:').length > 0,
    at: (now) => open(now, 'hand:'),
    tries: ([first]) => first?.startsWith('hand:') ?? false,
  },
  {
    id: 'fight', rule: 'G53',
    due: (now) => asking(view(now)) === 'target' && offered(now, 'hex:').length > 0,
    at: easiest,
    tries: ([first], now) => easiest(now).includes(first ?? ''),
  },
  {
    id: 'fought', rule: 'G57',
    due: (now) => happened(now, 'win-fight', 'lose-fight'),
    at: (now) => named(last(now, 'attack'), 'hex'),
    facts: (now) => ({
      won: last(now, 'win-fight', 'lose-fight')?.kind === 'win-fight' ? 'yes' : 'no',
    }),
  },
  {
    id: 'ingot', rule: 'G30',
    due: (now) => open(now, 'act:ingot').length > 0,
    at: () => ['act:ingot'],
  },
  {
    id: 'purse', rule: 'G13',
    due: (now) => acts(now) && happened(now, 'play'),
    at: () => ['web:nuggets', 'web:materials', 'web:ingots', 'village:left', 'village:right'],
  },
  { id: 'end', rule: 'G15', due: (now) => open(now, 'act:end').length > 0, at: () => ['act:end'] },
  {
    id: 'buy', rule: 'G21',
    due: (now) => open(now, 'market:', 'combat:').length > 0,
    at: (now) => open(now, 'market:', 'combat:'),
  },
  {
    id: 'symbols', rule: 'G34',
    due: (now) => acts(now) && counting(now).length > 0,
    at: counting,
  },
  {
    id: 'pass', rule: 'G23',
    due: (now) => open(now, 'act:pass').length > 0 && mine(now).hand_size === 0,
    at: () => ['act:pass'],
  },
  {
    id: 'round', rule: 'G16',
    due: (now) => view(now).round > 1 && view(now).phase === 'development',
    at: () => ['web:pile', 'develop:left', 'develop:right'],
  },
  {
    id: 'over', rule: 'G60',
    due: (now) => now.over,
    at: () => ['web:track'],
    facts: (now) => ({ won: isAhead(now) ? 'yes' : 'no' }),
  },
];

/** Whether nobody has more ingots. */
function isAhead(now: Moment): boolean {
  return view(now).seats.every(({ gold: ingots }) => ingots <= mine(now).gold);
}

export default {
  table: { seats: ['me', 'easy'] }, minutes: 30, lessons, Picture,
} satisfies Course;
