// The first game of The Spirit of Eden: Classic, alone.

import type { Ref } from '../../wire/messages';
import {
  type Course, happened, last, type Lesson, type Moment, named, offered,
} from '../../learn/lesson';
import Picture from './Picture.svelte';
import { type Eden, edenOf, nameIn, numberIn, placesOf } from './view';

const eden = (now: Moment): Eden => edenOf(now.view);
const goomz = (now: Moment): Ref[] => eden(now).goomz.map(({ ref }) => ref);
const placed = (now: Moment): number => eden(now).cards.filter(({ die }) => die !== null).length;

/** Whether a way puts a die on a row with this action. */
function uses(action: string, [die, on]: readonly Ref[], now: Moment): boolean {
  const card = eden(now).cards.find(({ ref }) => ref === on);
  return card?.rows[numberIn(die ?? '') - 1]?.action === action;
}

const canUse = (action: string, now: Moment): boolean =>
  now.paths.some((path) => uses(action, path, now));

const lessons: Lesson[] = [
  { id: 'goal', rule: 'E50', atOnce: true, due: () => true, at: goomz },
  {
    id: 'lands', rule: 'E51', atOnce: true,
    due: () => true,
    at: (now) => placesOf(eden(now), 'terrain:forest').map(({ ref }) => ref),
  },
  {
    id: 'allies', rule: 'E11', atOnce: true,
    due: () => true,
    at: (now) => eden(now).allies.map(({ ref }) => ref),
  },
  {
    id: 'objectives', rule: 'E25', atOnce: true,
    due: () => true,
    at: (now) => goomz(now).map((ref) => `objective:${nameIn(ref)}`),
  },
  {
    id: 'dice', rule: 'E11', atOnce: true,
    due: (now) => offered(now, 'die:').length > 0,
    at: (now) => offered(now, 'die:'),
    tries: ([first]) => first?.startsWith('die:') ?? false,
  },
  {
    id: 'forecast', rule: 'E41',
    due: (now) => eden(now).phase === 'player' && happened(now, 'place-die'),
    at: (now) => [...goomz(now), 'act:end'],
  },
  {
    id: 'trap', rule: 'E25',
    due: (now) => canUse('trap', now),
    at: (now) => eden(now).cards.flatMap(({ ref, rows }) =>
      rows.some(({ action }) => action === 'trap') ? [ref] : []),
    tries: (path, now) => uses('trap', path, now),
  },
  {
    id: 'order', rule: 'E40',
    due: (now) => offered(now, 'goomz:').length > 0,
    at: (now) => offered(now, 'goomz:'),
    tries: ([first]) => first?.startsWith('goomz:') ?? false,
  },
  {
    id: 'caught', rule: 'E45',
    due: (now) => happened(now, 'collect'),
    at: (now) => named(last(now, 'collect'), 'goomz').map((ref) => `objective:${nameIn(ref)}`),
  },
  {
    id: 'rest', rule: 'E44',
    due: (now) => happened(now, 'sent-to-noa'),
    at: (now) => named(last(now, 'sent-to-noa'), 'ally'),
  },
  {
    id: 'ravage', rule: 'E41',
    due: (now) => happened(now, 'ravage'),
    at: (now) => named(last(now, 'ravage'), 'place'),
  },
  {
    id: 'change', rule: 'E12',
    due: (now) => offered(now, 'act:backup').length > 0 && (eden(now).round > 1 || placed(now) > 1),
    at: () => ['act:backup', 'noa:power'],
  },
  {
    id: 'shield', rule: 'E23',
    due: (now) => canUse('protect', now) && happened(now, 'ravage', 'sent-to-noa'),
    tries: (path, now) => uses('protect', path, now),
  },
  {
    id: 'over', rule: 'E52',
    due: (now) => now.over,
    facts: (now) => ({ won: eden(now).outcome === 'won' ? 'yes' : 'no' }),
  },
];

export default { table: { seats: ['me'] }, minutes: 20, lessons, Picture } satisfies Course;
