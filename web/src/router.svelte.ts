// Which screen an address means, and going from one to another with the browser's own history.
// Links are plain `<a href="/lobby">`: a click on one of ours changes the screen, not the page.

import { tick } from 'svelte';

export interface Route {
  screen: string; // the name of a file in screens/
  params: Record<string, string>;
}

const ROUTES: readonly (readonly [pattern: string, screen: string])[] = [
  ['/', 'Home'],
  ['/lobby', 'Lobby'],
  ['/me', 'Me'],
  ['/claim', 'Claim'],
  ['/new/:game', 'NewTable'],
  ['/rules/:game', 'Rules'],
  ['/learn/:game', 'Learn'],
  ['/t/:id', 'Table'],
  ['/review/:id', 'Review'],
];
const PARAM = /^[\w-]{1,64}$/u;

/** The screen of a path; what nobody knows is `NotFound`. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  for (const [pattern, screen] of ROUTES) {
    const params = matched(pattern.split('/').filter(Boolean), parts);
    if (params) return { screen, params };
  }
  return { screen: 'NotFound', params: {} };
}

function matched(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const part = parts[at]!;
    if (wanted.startsWith(':') && PARAM.test(part)) params[wanted.slice(1)] = part;
    else if (wanted !== part) return null;
  }
  return params;
}

/** What a screen leaves for the next one, once: sit down or begin without being asked again. */
export type Eager = 'sit' | 'begin' | null;

const here = globalThis.location;
let path = $state(here?.pathname ?? '/');
let query = $state(here?.search ?? '');
let hash = $state(here?.hash ?? '');
let eager: Eager = null;

export const router = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
  /** What stands after the `#`, without it. */
  get hash(): string {
    return hash.slice(1);
  },
  /** Taken by whom it is for; a reload asks again. */
  takeEager(): Eager {
    const taken = eager;
    eager = null;
    return taken;
  },
};

export function go(to: string, how: { replace?: boolean; eager?: Eager } = {}): void {
  eager = how.eager ?? null;
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  if (arrived(new URL(to, location.href))) void begin();
}

/** Whether that is another screen. */
function arrived(url: { pathname: string; search: string; hash: string }): boolean {
  const moved = url.pathname !== path;
  path = url.pathname;
  query = url.search;
  hash = url.hash;
  return moved;
}

/** A new screen begins at its top, for the eye and for who listens. */
async function begin(): Promise<void> {
  await tick();
  scrollTo(0, 0);
  document.getElementById('screen')?.focus({ preventScroll: true });
}

/** Follow clicks on our links and the browser's back and forward; call once. */
export function startRouter(): void {
  addEventListener('popstate', () => arrived(location));
  addEventListener('hashchange', () => arrived(location));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    if (!staysHere(event, link)) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
  });
}

/** Whether a click opens our own screen in this tab; a place on the page is the browser's. */
function staysHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const ours = link.origin === location.origin && !link.pathname.startsWith('/api/');
  const jump = link.hash !== '' && link.pathname === location.pathname;
  return plain && ours && !jump && !link.target && !link.hasAttribute('download');
}
