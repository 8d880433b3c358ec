// The first game of Les Gardiens de Havresac: alone, in Summer, all Guardians by day.

import type { Ref } from '../../wire/messages';
import { happened, last, type Course, type Lesson, type Moment, offered } from '../../learn/lesson';
import Picture from './Picture.svelte';
import { type Board, mainBoard, nameOf, squareOf, typed } from './view';

const board = (now: Moment): Board => mainBoard(typed(now.view));
const moves = (now: Moment): boolean => board(now).stage === 'moving';
const terrain = (now: Moment, ref: Ref): string => squareOf(typed(now.view), ref)?.terrain ?? '';

/** Squares that may be gone to, of a kind of land or with somebody on them. */
const reachable = (now: Moment, on: (square: Ref) => boolean): Ref[] =>
  moves(now) ? offered(now, 'square:').filter(on) : [];

const creatures = (now: Moment): Ref[] => {
  const squares = new Set(board(now).creatures.map(({ square }) => square));
  return reachable(now, (square) => squares.has(square));
};

const ruins = (now: Moment): Ref[] => reachable(now, (square) =>
  terrain(now, square) === 'village' && !board(now).done.includes(square));

const chests = (now: Moment): Ref[] => reachable(now, (square) =>
  terrain(now, square) === 'chest' && !board(now).done.includes(square));

const figures = (now: Moment): Ref[] =>
  board(now).guardians.map(({ square }) => `figure:${nameOf(square)}`);

/** A forest that may be entered, or any, and a lake. */
function woodsAndWater(now: Moment): Ref[] {
  const { printed } = typed(now.view);
  const first = (kind: string): Ref[] =>
    printed.filter((one) => one.terrain === kind).slice(0, 1).map(({ ref }) => ref);
  const near = reachable(now, (square) => terrain(now, square) === 'forest').slice(0, 1);
  return [...(near.length ? near : first('forest')), ...first('lake')];
}

const lessons: Lesson[] = [
  {
    id: 'goal', rule: 'H22', atOnce: true,
    due: () => true,
    at: () => ['web:points', 'web:rounds'],
  },
  { id: 'bag', rule: 'H21', atOnce: true, due: () => true, at: () => ['web:bag', 'web:drawn'] },
  {
    id: 'move', rule: 'H30', atOnce: true,
    due: (now) => moves(now) && offered(now, 'square:').length > 0,
    at: () => ['web:walker'],
    tries: ([first, more]) => more === undefined && (first?.startsWith('square:') ?? false),
  },
  {
    id: 'done', rule: 'H21',
    due: (now) => board(now).stage === 'acting' && now.story.at(-1)?.kind !== 'open',
    at: () => ['act:done'],
  },
  {
    id: 'glory', rule: 'H60',
    due: (now) => happened(now, 'glory'),
    at: () => ['web:table', 'web:gold', 'web:points'],
    facts: (now) => ({ ...last(now, 'glory')?.facts }),
  },
  {
    id: 'recruit', rule: 'H61', atOnce: true,
    due: (now) => offered(now, 'guardian:').length > 0,
    at: (now) => offered(now, 'guardian:'),
    tries: ([first]) => first?.startsWith('guardian:') ?? false,
  },
  { id: 'round', rule: 'H62', due: (now) => typed(now.view).round > 1, at: () => ['web:scouts'] },
  { id: 'chain', rule: 'H30', due: (now) => moves(now) && figures(now).length > 0, at: figures },
  {
    id: 'creatures', rule: 'H32',
    due: (now) => creatures(now).length > 0,
    at: creatures,
    facts: (now) => ({ ...typed(now.view).tables.glory }),
  },
  {
    id: 'thief', rule: 'H42', atOnce: true,
    due: (now) => moves(now) && board(now).now === 'guardian:thief',
    at: (now) => [...chests(now), 'web:walker'],
    facts: (now) => ({ points: typed(now.view).tables.chest }),
  },
  {
    id: 'priestess', rule: 'H43', atOnce: true,
    due: (now) => moves(now) && board(now).now === 'guardian:priestess' && figures(now).length > 0,
    at: figures,
  },
  { id: 'villages', rule: 'H33', due: (now) => ruins(now).length > 0, at: ruins },
  {
    id: 'land', rule: 'H31',
    due: (now) => moves(now) && happened(now, 'go'),
    at: woodsAndWater,
  },
  { id: 'over', rule: 'H70', due: (now) => now.over, at: () => ['web:points'] },
];

export default { table: { seats: ['me'] }, minutes: 20, lessons, Picture } satisfies Course;
