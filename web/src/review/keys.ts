// The keyboard of a review: arrows step, with shift from turn to turn, space plays; `p` and `n`
// go to the turning points of an analysis.

export type KeyAction =
  | 'back' | 'forward' | 'turn-back' | 'turn-forward' | 'round-back' | 'round-forward'
  | 'turning-back' | 'turning-forward' | 'first' | 'last' | 'play' | 'slower' | 'faster'
  | 'text' | 'keys';

const KEYS: Record<string, KeyAction> = {
  ArrowLeft: 'back', ArrowRight: 'forward', PageUp: 'round-back', PageDown: 'round-forward',
  Home: 'first', End: 'last', ' ': 'play', '-': 'slower', '+': 'faster', '=': 'faster',
  p: 'turning-back', n: 'turning-forward', t: 'text', '?': 'keys',
};
const SHIFTED: Record<string, KeyAction> = {
  ArrowLeft: 'turn-back', ArrowRight: 'turn-forward',
};
/** They know what to do with keys themselves; the scrubber does not: it follows the replay. */
const BUSY = 'input:not([type=range]), textarea, select, dialog, [contenteditable]';
const PRESSED = 'button, a, summary'; // space and enter are theirs

/** What a key means here; null if it is meant for somebody else. */
export function actionOf(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as Element | null;
  const within = (what: string): boolean => Boolean(target?.closest?.(what));
  if (within(BUSY) || (event.key === ' ' && within(PRESSED))) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return (event.shiftKey ? SHIFTED[key] : undefined) ?? KEYS[key] ?? null;
}
