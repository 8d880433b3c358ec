// A clock in words, shorter the more of it there is: 4:32, 2 h 05, 2 d 7 h.

import type { Words } from '../words/words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockText(seconds: number, words: Words): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) {
    return words.label('table-clock-days', {
      days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR),
    });
  }
  if (left >= HOUR) {
    return words.label('table-clock-hours', {
      hours: Math.floor(left / HOUR), minutes: two(Math.floor((left % HOUR) / MINUTE)),
    });
  }
  return `${Math.floor(left / MINUTE)}:${two(left % MINUTE)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
