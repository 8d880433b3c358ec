// Lengths of time and «a while ago», in the person's language.

import type { Words } from '../words/words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something takes, in the largest unit that fits. */
export function lengthOf(seconds: number, words: Words): string {
  if (seconds >= DAY) return words.label('web-for-days', { n: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return words.label('web-for-hours', { n: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return words.label('web-for-minutes', { n: Math.round(seconds / MINUTE) });
  return words.label('web-seconds', { n: Math.round(seconds) });
}

/** When something was, in seconds since 1970, seen from now. */
export function ago(at: number, words: Words, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' });
  const past = Math.max(0, now - at);
  if (past < MINUTE) return format.format(0, 'second');
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour');
  if (past < 14 * DAY) return format.format(-Math.floor(past / DAY), 'day');
  return words.date(at);
}
