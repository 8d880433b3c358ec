// Dragging a piece onto another picks both. By mouse at once; by finger after resting a moment, so
// that a page can still be scrolled by swiping over its board.

import type { Ref } from '../wire/messages';
import { swallowClick } from './click';
import type { Desk } from './desk';
import { appearing, Ghost, Layer, type Point } from './ghost';
import { refsAt } from './piece.svelte';

const FAR = 6; // pixels after which a press is a drag
const REST = 160; // milliseconds a finger rests before it drags

interface Held {
  ref: Ref;
  piece: Element;
  from: Point;
  since: number;
  finger: boolean;
  ghost: Ghost | null; // there once it is really dragged
}

/** Let pieces of a board be dragged; returns how to stop. */
export function letDrag(board: HTMLElement, desk: Desk): () => void {
  const ears = new AbortController();
  const layer = new Layer();
  let held: Held | null = null;

  const take = (event: PointerEvent): void => {
    const piece = (event.target as Element).closest?.('[data-ref]');
    const ref = piece?.getAttribute('data-ref');
    if (!piece || !ref || event.button !== 0 || !event.isPrimary) return;
    if (![desk.targets, desk.instead, desk.carried].some((refs) => refs?.has(ref))) return;
    held = {
      ref, piece, from: { x: event.clientX, y: event.clientY }, since: event.timeStamp,
      finger: event.pointerType !== 'mouse', ghost: null,
    };
  };

  const move = (event: PointerEvent): void => {
    if (!held || !event.isPrimary) return;
    const way = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
    if (!held.ghost && Math.hypot(way.x, way.y) > FAR && !begins(held, event)) held = null;
    if (held?.ghost) held.ghost.node.style.transform = `translate(${way.x}px, ${way.y}px)`;
  };

  const begins = (one: Held, event: PointerEvent): boolean => {
    if (one.finger && event.timeStamp - one.since < REST) return false;
    if (!desk.lift?.(one.ref)) return false;
    one.ghost = new Ghost(one.piece, false);
    layer.settle(board);
    appearing([one.ghost], layer);
    one.ghost.node.style.opacity = '0.85';
    document.documentElement.style.cursor = 'grabbing';
    return true;
  };

  const end = (event: PointerEvent): void => {
    const ghost = held?.ghost;
    held = null;
    if (!ghost) return;
    ghost.vanish();
    document.documentElement.style.cursor = '';
    const under = event.type === 'pointerup' ? refsAt(event.clientX, event.clientY) : [];
    desk.drop?.(under.find((ref) => desk.targets.has(ref)) ?? under[0] ?? null);
    swallowClick();
  };

  const on = (kind: string, heard: (event: PointerEvent) => void): void => {
    window.addEventListener(kind, heard as EventListener, { signal: ears.signal });
  };
  board.addEventListener('pointerdown', take, { signal: ears.signal });
  // A touch that drags must not scroll: the browser asks only here, and only once at the start.
  board.addEventListener('touchmove', (event) => {
    if (held && (held.ghost || event.timeStamp - held.since >= REST)) event.preventDefault();
  }, { signal: ears.signal, passive: false });
  board.addEventListener('dragstart', (event) => event.preventDefault(), { signal: ears.signal });
  on('pointermove', move);
  on('pointerup', end);
  on('pointercancel', end);
  return () => ears.abort();
}
