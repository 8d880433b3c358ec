// Which table is a lesson, and what has been told at it: kept in this browser, told to nobody.

import type { Component } from 'svelte';

import type { Facts } from '../words/words';
import type { CoachProps } from './Coach.svelte';

export interface Kept {
  table: string;
  told: string[];
  facts?: Readonly<Record<string, Facts>>; // what they spoke of then
  hidden: boolean;
}

const KEY = 'ludo-learn';

/** The first game that somebody has begun to learn a game with. */
export function keptOf(game: string): Kept | null {
  const kept = all()[game];
  return typeof kept?.table === 'string' && Array.isArray(kept.told) ? kept : null;
}

export function keep(game: string, kept: Kept): void {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: kept }));
  } catch {
    // Full, or forbidden: the lesson holds until the page is closed.
  }
}

/** Whoever tells the lessons at a table; nobody at most of them. */
export async function coachAt(table: string): Promise<Component<CoachProps> | null> {
  if (!Object.values(all()).some((kept) => kept?.table === table)) return null;
  return (await import('./Coach.svelte')).default;
}

function all(): Record<string, Kept | undefined> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}
