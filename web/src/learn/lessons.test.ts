// Real games, played by a program: in each, all lessons come up, in an order that makes sense.

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { GameEvent, View } from '../games/face';
import { changed } from '../table/news';
import type { Change } from '../wire/messages';
import { LANGUAGES, wordsOf } from '../words/words';
import { Coach } from './coach.svelte';
import { courseOf } from './courses';
import type { Course, Moment } from './lesson';

interface Step {
  mine: boolean; // the learner moved
  changes: Change[];
  events: GameEvent[];
  paths: string[]; // one for each beginning of two references
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const GAMES = JSON.parse(read('./first-games.json')) as Record<string, Step[]>;

/** The order in which the lessons are told, each with the number of the move. */
const ORDER: Record<string, string> = {
  eden: '0 goal, 0 lands, 0 allies, 0 objectives, 0 dice, 1 forecast, 2 change, 4 order, 5 ravage, '
    + '6 rest, 7 shield, 8 trap, 12 caught',
  havresac: '0 goal, 0 bag, 0 move, 1 done, 2 chain, 4 creatures, 4 thief, 6 priestess, '
    + '8 villages, 10 glory, 10 recruit, 12 round, 14 land',
  goldblivion: '0 goal, 0 noble, 1 develop, 2 play, 4 purse, 5 end, 6 buy, 8 fight, 9 fought, '
    + '10 pass, 11 round, 12 ingot, 14 symbols',
};

function* moments(game: string): Generator<[Moment, boolean]> {
  let view: View = {};
  const story: GameEvent[] = [];
  for (const { mine, changes, events, paths } of GAMES[game]!) {
    view = changed(view, changes);
    story.push(...events);
    const ways = paths.map((path) => path.split(' '));
    yield [{ view, you: 0, paths: ways, story: [...story], over: false }, mine];
  }
}

/** What somebody is told who reads everything and then plays on. */
function told(game: string, course: Course): string[] {
  const coach = new Coach(course.lessons);
  const heard: string[] = [];
  let move = 0;
  for (const [now, mine] of moments(game)) {
    if (mine) coach.played();
    move += Number(mine);
    coach.notice(now);
    while (coach.lesson && !coach.told.includes(coach.lesson.id)) {
      heard.push(`${move} ${coach.lesson.id}`);
      coach.next();
    }
  }
  return heard;
}

describe.each(Object.keys(ORDER))('the first game of %s', (game) => {
  it('tells everything but the end while it is played', async () => {
    expect(told(game, await courseOf(game)).join(', ')).toBe(ORDER[game]);
  });

  it('points only at what there is, and tries only what is possible', async () => {
    const { lessons } = await courseOf(game);
    for (const [now] of moments(game)) {
      for (const lesson of lessons.filter((one) => one.due(now))) {
        for (const ref of lesson.at?.(now) ?? []) expect(ref).toMatch(/^[a-z]+:[\w-]+$/u);
        if (lesson.tries) {
          expect(now.paths.some((path) => lesson.tries!(path, now)), lesson.id).toBe(true);
        }
      }
    }
  });

  it.each(LANGUAGES)('has words in %s for every lesson', async (language) => {
    const { lessons } = await courseOf(game);
    const words = await wordsOf(language, game, {}, ['learn']);
    const now = [...moments(game)].at(-1)![0];
    for (const { id, facts } of lessons) {
      for (const end of ['', '-title']) {
        const text = words.label(`learn-${game}-${id}${end}`, facts?.(now));
        expect(text).not.toMatch(/[{}]|undefined/u);
      }
    }
  });

  it('names rules that there are', async () => {
    const { lessons } = await courseOf(game);
    const rulebook = read(`../../../docs/rules/${game}.md`);
    for (const { rule } of lessons) expect(rulebook).toMatch(new RegExp(`\\*\\*${rule}\\b`, 'u'));
  });
});
