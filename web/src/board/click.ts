// What a press means beside itself: the browser makes a click of it, once it is over.

/**
 * The click that comes of the press or key being heard means nothing. The next press or key counts
 * again: by that we know where this one ends, and not by a clock.
 */
export function swallowClick(): void {
  const ears = new AbortController();
  const once = { capture: true, signal: ears.signal };
  addEventListener('click', (event) => {
    event.stopPropagation();
    event.preventDefault();
    ears.abort();
  }, once);
  for (const next of ['pointerdown', 'keydown']) addEventListener(next, () => ears.abort(), once);
}
