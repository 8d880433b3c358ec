// The keyboard at a table: arrows go from one lit piece to the next, letters stand for what they do.

import { directionOf, nearest, type Direction } from './reach';

export type KeyAction = 'undo' | 'hint' | 'log' | 'chat' | 'text' | 'keys' | 'back' | 'confirm';

const LETTERS: Record<string, KeyAction> = {
  u: 'undo', h: 'hint', l: 'log', c: 'chat', t: 'text', '?': 'keys', Escape: 'back',
  Backspace: 'back', Enter: 'confirm',
};
/** What may be touched now: on the board, and the buttons for what the board does not draw. */
const LIT = '[data-ref].target, [data-target]';

/** Hear a key that nobody else has taken; true if it meant something here. */
export function hearKey(event: KeyboardEvent, act: (action: KeyAction) => boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as HTMLElement;
  if (target.closest('dialog')) return false;
  if (target.closest('input, textarea, select') && event.key !== 'Escape') return false;
  const direction = directionOf(event.key);
  if (direction) return moveFocus(direction);
  const action = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action || (action === 'confirm' && target.closest('button, a, summary'))) return false;
  return act(action);
}

function moveFocus(direction: Direction): boolean {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>(LIT)]
    .filter((element) => element.getClientRects().length > 0);
  const here = document.activeElement?.closest('[data-ref], [data-target]') ?? null;
  const others = lit.filter((element) => element !== here);
  const at = nearest(others.map((one) => one.getBoundingClientRect()),
    here?.getBoundingClientRect() ?? null, direction);
  others[at]?.focus();
  others[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return at >= 0;
}

/** Put a focus that was lost where one can go on. */
export function focusSomething(within: ParentNode): void {
  const found = within.querySelector<HTMLElement | SVGElement>('.confirm')
    ?? within.querySelector<HTMLElement | SVGElement>('.board .target')
    ?? within.querySelector<HTMLElement | SVGElement>('[data-target]')
    ?? within.querySelector<HTMLElement | SVGElement>('.board');
  found?.focus({ preventScroll: true });
}
