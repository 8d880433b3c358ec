// Keeps what may be touched in sight: on a small screen the board is longer than the screen.

import type { Attachment } from 'svelte/attachments';

import type { Desk } from '../../board/desk';

/** Scrolls to something lit whenever nothing lit can be seen. */
export function keepInSight(desk: Desk): Attachment<HTMLElement> {
  return (board) => {
    $effect(() => {
      if (desk.targets.size === 0) return undefined;
      // In the frame after: what is drawn then has been laid out anyway.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => show(board));
      });
      return () => cancelAnimationFrame(frame);
    });
  };
}

function show(board: HTMLElement): void {
  const lit = [...board.querySelectorAll('.target')];
  if (lit.some(isSeen)) return;
  lit[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Whether nothing lies over the middle of an element, and it is on the screen at all. */
function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  return over !== null && (element.contains(over) || over.contains(element));
}
