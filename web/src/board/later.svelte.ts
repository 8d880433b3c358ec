// What may wait until a board has been drawn for the first time: it shall be playable soon. From
// then on everything is drawn at once.

const MOMENT = 50; // milliseconds, in which a touch is heard first

let drawn = $state(false);
let waiting = false;

/** Whether there is time for what is beside the board, or not yet to be seen on it. */
export function isLater(): boolean {
  return drawn;
}

/** To be called while a board is set up. */
export function beginDrawing(): void {
  if (waiting) return;
  waiting = true;
  const rest = (): void => void setTimeout(() => (drawn = true), MOMENT);
  requestAnimationFrame(() => setTimeout(rest)); // the frame is on the screen
}
