// Programs that play, as people know them: by how strong they are.

import { Plain, type Words } from '../words/words';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export const USUAL_LEVEL = 'medium';
export type Level = (typeof LEVELS)[number];

/** «Bot (hard)»; a bot of no level is called by its spec. */
export function botName(spec: string, words: Words): string {
  return words.label('web-bot', { spec: new Plain(botLevel(spec, words)) });
}

/** «hard», where a picture says that it is a bot. */
export function botLevel(spec: string, words: Words): string {
  return isLevel(spec) ? levelName(spec, words) : spec;
}

export function levelName(level: Level, words: Words): string {
  return words.label(`web-level-${level}`);
}

/** What a bot is like; nothing is known of one of no level. */
export function botAbout(spec: string, words: Words): string {
  return isLevel(spec) ? words.label(`web-level-${spec}-about`) : '';
}

function isLevel(spec: string): spec is Level {
  return (LEVELS as readonly string[]).includes(spec);
}

export function seatName(seat: { spec: string; name: string }, words: Words): string {
  if (seat.spec === 'open') return words.label('web-seat-open');
  return seat.spec === 'person' ? seat.name : botName(seat.spec, words);
}
