// Runs in every page that the tests open: finds what a person could touch now, and where.

window.looking = (() => {
  const LIT = '.board .target[data-ref], [data-target]';

  const frame = () => new Promise(requestAnimationFrame);
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && element.getClientRects().length > 0;
  const refOf = (element) => element.dataset.target ?? element.dataset.ref;
  const all = (selector) => [...document.querySelectorAll(selector)];

  /** Every piece and button that is lit and seen. */
  function lit() {
    return all(LIT).filter(isSeen);
  }

  async function waitFor(find) {
    const end = Date.now() + window.HANG;
    for (;;) {
      const found = find();
      if (found) return found;
      if (Date.now() > end) throw new Error(`waited in vain: ${document.body.innerText}`);
      await frame();
    }
  }

  // The piece or button that is to be pressed next. A board may move between the look at it and the
  // press, as it does for a person: a press that lands elsewhere then is none, and is tried again.
  let meant = null;
  let strays = false;
  addEventListener('pointerdown', ({ target }) => {
    strays = meant !== null && !meant.contains(target);
  }, { capture: true });
  for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend',
    'click']) {
    addEventListener(kind, (event) => {
      if (kind === 'pointerup') meant = null;
      if (!strays) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (kind === 'click') strays = false;
    }, { capture: true, passive: false });
  }

  /** What comes of a promise, unless it takes for ever. */
  const bounded = (promise) => Promise.race([promise, new Promise((_, fail) =>
    setTimeout(fail, window.HANG, new Error('the page does not go on')))]);

  /** What can be done now; null if nothing. */
  function atOnce() {
    if (document.querySelector('.ending')) return { over: true };
    const ask = document.querySelector('.ask');
    const confirm = all('.confirm').some(isSeen);
    const refs = lit().map(refOf);
    if (ask?.getAttribute('aria-busy') === 'true' || !(confirm || refs.length)) return null;
    return {
      over: false, confirm, lit: [...new Set(refs)], ask: ask?.textContent,
      begun: Boolean(document.querySelector('.path, .confirm')),
    };
  }

  /** A point at which a press reaches an element; null where others cover all of it. */
  function pointOf(element) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const y of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const at = { x: left + x * width, y: top + y * height };
        if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return null;
  }

  const touchables = (ref) =>
    ref === null ? all('.confirm') : lit().filter((one) => refOf(one) === ref);

  /**
   * Where to press to touch a reference, or (null) to confirm. What lies under an explanation (who
   * touches what has just gone out is told what it is) is touched after that is closed.
   */
  function where(ref) {
    for (const element of [...touchables(ref), ...all('.bubble.pinned button')]) {
      const at = pointOf(element);
      if (!at) continue;
      meant = element;
      return at;
    }
    return null;
  }

  /** What lies over a reference that nobody can touch. */
  function over(ref) {
    return touchables(ref).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return `${Math.round(x)},${Math.round(y)}: ${top && called(top)}`;
    });
  }

  /** What has the focus. */
  function focus() {
    const element = document.activeElement;
    const box = element.getBoundingClientRect();
    return {
      lost: element === document.body,
      lit: element.matches('.target, [data-target]'),
      confirm: element.matches('.confirm'),
      said: element.getAttribute('aria-label') ?? element.innerText ?? '',
      within: element.closest('article')?.querySelector('h2')?.innerText ?? '',
      seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
  }

  // What a screen reader would have said by itself.
  const spoken = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const live = element?.closest('[aria-live], [role=status], [role=alert]');
      const text = live?.textContent.trim();
      if (text && spoken.at(-1) !== text) spoken.push(text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });

  // --- how a screen is made ---

  const NAMED = ['aria-label', 'title', 'placeholder', 'alt'];
  const OWN = 'time, [lang]:not(html), .book, script, style, template'; // words of others, or none
  const called = (element) => `${element.tagName.toLowerCase()}.${[...element.classList]
    .filter((name) => !name.startsWith('svelte-')).join('.')}`;

  /** Every text that is there, each with the element it is in. */
  function* textsIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.data.trim();
      const element = walker.currentNode.parentElement;
      if (text && element.checkVisibility({ visibilityProperty: true })) yield [text, element];
    }
  }

  /** Everything that is read or spoken here in the language of the page. */
  function words() {
    const found = [document.title];
    for (const [text, element] of textsIn(document.body)) {
      if (!element.closest(OWN)) found.push(text);
    }
    for (const name of NAMED) {
      for (const element of all(`[${name}]`)) {
        if (!element.closest(OWN)) found.push(element.getAttribute(name));
      }
    }
    return [...new Set(found)];
  }

  /** How large a text is on the screen, in pixels. */
  function sizeOf(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (!(element instanceof SVGGraphicsElement)) return size;
    const { a, b } = element.getScreenCTM();
    return size * Math.hypot(a, b);
  }

  /**
   * Texts too small to be read; on pieces of a board they may be smaller, since a touch explains
   * each piece. On a picture of a box, or the smallest of a whole board, letters are only painted.
   */
  function tiny(least, onPieces, dot) {
    const found = new Map();
    for (const [text, element] of textsIn(document.body)) {
      const size = sizeOf(element);
      const enough = element.closest('.stage') ? onPieces : least;
      if (size < enough - 0.05 && size > dot && !element.closest('.unseen, .cover')) {
        found.set(`${size.toFixed(1)} px: ${called(element)}`, text);
      }
    }
    return [...found].map(([what, text]) => `${what}: ${text}`);
  }

  /** What makes the page, or the board, wider than the screen. */
  function wide() {
    const rooms = [document.documentElement, ...all('.board')];
    return rooms.filter((room) => room.scrollWidth > room.clientWidth + 1).flatMap((room) => {
      const edge = room.getBoundingClientRect().left + room.clientWidth + 1;
      const out = [...room.querySelectorAll('*')].filter((one) =>
        one.getBoundingClientRect().right > edge);
      return [`${called(room)}: ${room.scrollWidth} > ${room.clientWidth}`,
        ...out.slice(0, 5).map(called)];
    });
  }

  /** What could be pressed, but lies partly beyond the screen where nobody can scroll to it. */
  function cut() {
    const scrolls = (one) => one.scrollWidth > one.clientWidth + 1
      && /auto|scroll/.test(getComputedStyle(one).overflowX);
    const inRow = (one) => one && (scrolls(one) || inRow(one.parentElement));
    return all('button, a[href], [role=button]').filter(isSeen).filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return (left < -1 || right > innerWidth + 1) && !inRow(one.parentElement);
    }).map((one) => `${called(one)}: ${one.innerText.trim()}`);
  }

  /** Nothing moves, every letter and picture is there, and what may wait until a board is drawn. */
  async function still() {
    await waitFor(() => !document.querySelector('.panel[aria-busy=true], div.cover:not(:has(*))'));
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) =>
      one.effect.getComputedTiming().endTime !== Infinity); // what glows goes on for ever
    await Promise.all(ending.map((one) => one.finished.catch(() => null)));
    await frame();
  }

  /** It opens without a network from now on. */
  async function installed() {
    await navigator.serviceWorker.ready;
  }

  /** What was done has been shown. */
  async function drawn() {
    await frame();
    await frame();
  }

  /** What can be done now, and what of the screen lies beyond its edge. */
  async function turn() {
    const now = await waitFor(atOnce);
    return { ...now, beyond: [...wide(), ...cut()] };
  }

  /** What axe finds. */
  async function faults(rules) {
    const options = { resultTypes: ['violations'] };
    if (rules) options.runOnly = { type: 'rule', values: rules };
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) =>
      `${id} (${help}): ${target} ${failureSummary.split('\n').at(-1).trim()}`));
  }

  return {
    words, tiny, wide, cut, faults,
    still: () => bounded(still()), drawn: () => bounded(drawn()),
    installed: () => bounded(installed()),
    atOnce, turn, now: () => waitFor(atOnce), where, over, focus,
    spoken: () => spoken, lit: () => lit().map(refOf),
  };
})();
