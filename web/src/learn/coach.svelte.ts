// Who stands beside the learner: tells one lesson at a time, each at the first moment it makes
// sense. A lesson has been told when the learner says so, or plays on.

import type { Lesson, Moment } from './lesson';

export class Coach {
  lesson: Lesson | null = $state.raw(null);
  /** The lessons told so far, by their ids, in that order. */
  told: readonly string[] = $state.raw([]);
  private now: Moment | null = null;
  private enough: Moment['view'] | null = null; // the position at which nothing more is told

  constructor(
    private readonly lessons: readonly Lesson[],
    told: readonly string[] = [],
  ) {
    this.told = told.filter((id) => lessons.some((lesson) => lesson.id === id));
  }

  /** The position is at rest. A lesson stays until it has been told. */
  notice(now: Moment): void {
    this.now = now;
    if (this.lesson && !this.told.includes(this.lesson.id)) return;
    this.lesson = now.view === this.enough ? null : this.due(now);
  }

  /** «Got it»: what belongs together goes on at once. */
  next(): void {
    this.played();
    const next = this.now && this.due(this.now);
    this.lesson = next?.atOnce ? next : null;
    this.enough = this.now?.view ?? null;
  }

  /** The learner played on. The words stay where they are until the position is at rest again. */
  played(): void {
    const { lesson } = this;
    if (lesson && !this.told.includes(lesson.id)) this.told = [...this.told, lesson.id];
  }

  private due(now: Moment): Lesson | null {
    return this.lessons.find((one) => !this.told.includes(one.id) && one.due(now)) ?? null;
  }
}
