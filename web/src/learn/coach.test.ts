// The coach tells one lesson at a time, each when it is due, and none twice.

import { describe, expect, it } from 'vitest';

import { Coach } from './coach.svelte';
import type { Lesson, Moment } from './lesson';

const lesson = (id: string, from: number, atOnce = false): Lesson => ({
  id, rule: 'E1', due: (now) => now.view['turn'] as number >= from,
  ...(atOnce ? { atOnce } : {}),
});
const LESSONS = [
  lesson('goal', 0, true), lesson('first', 0, true), lesson('then', 0), lesson('late', 2),
];

const at = (turn: number): Moment =>
  ({ view: { turn }, you: 0, paths: [], story: [], over: false });

describe('a coach', () => {
  it('goes on at once with what belongs together', () => {
    const coach = new Coach(LESSONS);
    coach.notice(at(0));
    expect(coach.lesson?.id).toBe('goal');
    coach.next();
    expect(coach.lesson?.id).toBe('first');
  });

  it('waits for another position with the rest', () => {
    const coach = new Coach(LESSONS, ['goal']);
    const now = at(0);
    coach.notice(now);
    coach.next();
    expect(coach.lesson).toBeNull();
    coach.notice({ ...now });
    expect(coach.lesson).toBeNull();
    coach.notice(at(1));
    expect(coach.lesson?.id).toBe('then');
  });

  it('leaves its words there while a move is on its way', () => {
    const coach = new Coach(LESSONS);
    coach.notice(at(0));
    coach.played();
    expect(coach.lesson?.id).toBe('goal');
    expect(coach.told).toEqual(['goal']);
    coach.notice(at(1));
    expect(coach.lesson?.id).toBe('first');
  });

  it('keeps a lesson until it has been told', () => {
    const coach = new Coach(LESSONS);
    coach.notice(at(0));
    coach.notice(at(2));
    expect(coach.lesson?.id).toBe('goal');
  });

  it('remembers what was told, as far as there is such a lesson', () => {
    const coach = new Coach(LESSONS, ['goal', 'first', 'then', 'of old']);
    coach.notice(at(1));
    expect(coach.lesson).toBeNull();
    coach.notice(at(2));
    expect(coach.lesson?.id).toBe('late');
    expect(coach.told).toEqual(['goal', 'first', 'then']);
  });

  it('remembers what it spoke of, whatever happens later', () => {
    const lessons = [{ ...lesson('fought', 0), facts: ({ view }: Moment) => ({ n: view['turn']! }) }];
    const coach = new Coach(lessons);
    coach.notice(at(1));
    expect(coach.facts['fought']).toEqual({ n: 1 });
    coach.notice(at(2));
    coach.next();
    coach.notice(at(3));
    expect(coach.facts['fought']).toEqual({ n: 1 });
    expect(new Coach(lessons, coach.told, coach.facts).told).toEqual(['fought']);
    expect(new Coach(lessons, coach.told).told).toEqual([]);
  });
});
