// A press that means something else makes no click, and takes no other press's click away.

import { afterEach, expect, test, vi } from 'vitest';

import { swallowClick } from './click';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
afterEach(() => void page.dispatchEvent(new Event('keydown')));

/** Whether a click comes through. */
function clicks(): boolean {
  return page.dispatchEvent(new Event('click', { cancelable: true }));
}

test('the click that comes of a press is swallowed, and no other', () => {
  page.dispatchEvent(new Event('pointerdown'));
  swallowClick();
  page.dispatchEvent(new Event('pointerup'));
  expect(clicks()).toBe(false);
  expect(clicks()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('where none came, the next %s counts', (next) => {
  swallowClick();
  page.dispatchEvent(new Event(next));
  expect(clicks()).toBe(true);
});

test('a press that is only heard of now is not taken for the next', () => {
  page.addEventListener('pointerdown', swallowClick, { once: true });
  page.dispatchEvent(new Event('pointerdown'));
  expect(clicks()).toBe(false);
});
