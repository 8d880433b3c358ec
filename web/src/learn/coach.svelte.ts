// Who stands beside the learner: tells one lesson at a time, each at the first moment it makes
// sense. A lesson has been told when the learner says so, or plays on.

import type { Facts } from '../words/words';
import type { Lesson, Moment } from './lesson';

export class Coach {
  lesson: Lesson | null = $state.raw(null);
  /** The lessons told so far, by their ids, in that order. */
  told: readonly string[] = $state.raw([]);
  /** What lessons with facts spoke of when they were told: a later fight is another one. */
  facts: Readonly<Record<string, Facts>> = $state.raw({});
  private now: Moment | null = null;
  private enough: Moment['view'] | null = null; // the position at which nothing more is told

  constructor(
    private readonly lessons: readonly Lesson[],
    told: readonly string[] = [],
    facts: Readonly<Record<string, Facts>> = {},
  ) {
    this.told = told.filter((id) => lessons.some(
      (lesson) => lesson.id === id && (!lesson.facts || facts[id])));
    this.facts = facts;
  }

  /** The position is at rest. A lesson stays until it has been told. */
  notice(now: Moment): void {
    this.now = now;
    if (this.lesson && !this.told.includes(this.lesson.id)) return;
    this.tell(now.view === this.enough ? null : this.due(now), now);
  }

  /** «Got it»: what belongs together goes on at once. */
  next(): void {
    this.played();
    if (!this.now) return;
    const next = this.due(this.now);
    this.tell(next?.atOnce ? next : null, this.now);
    this.enough = this.now.view;
  }

  /** The learner played on. The words stay where they are until the position is at rest again. */
  played(): void {
    const { lesson } = this;
    if (lesson && !this.told.includes(lesson.id)) this.told = [...this.told, lesson.id];
  }

  private tell(lesson: Lesson | null, now: Moment): void {
    this.lesson = lesson;
    if (lesson?.facts) this.facts = { ...this.facts, [lesson.id]: lesson.facts(now) };
  }

  private due(now: Moment): Lesson | null {
    return this.lessons.find((one) => !this.told.includes(one.id) && one.due(now)) ?? null;
  }
}
