// The fronts of the games' boxes, each in a file of its own.

import type { Component } from 'svelte';

const covers = import.meta.glob<Component>('../games/*/Cover.svelte', { import: 'default' });

export function coverOf(game: string): Promise<Component> | undefined {
  return covers[`../games/${game}/Cover.svelte`]?.();
}

/** Have all of them soon: while the server is asked which of them stand on the shelf. */
export function fetchCovers(): void {
  for (const load of Object.values(covers)) void load().catch(() => undefined);
}
