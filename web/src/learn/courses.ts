// The guided first games there are: each game brings its own.

import type { Course } from './lesson';

const COURSES = import.meta.glob<Course>('../games/*/lessons.ts', { import: 'default' });

export async function courseOf(game: string): Promise<Course> {
  const course = await COURSES[`../games/${game}/lessons.ts`]?.();
  if (!course) throw new Error(`no lessons for ${game}`);
  return course;
}

export function hasCourse(game: string): boolean {
  return `../games/${game}/lessons.ts` in COURSES;
}
