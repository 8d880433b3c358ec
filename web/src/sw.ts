// Beside the page: keeps what it is made of, so that it opens without a network, and tells of
// turns. What the server says is never kept: a table is always as it is now.

declare const __SHELL__: { version: string; files: string[] }; // filled in by vite.config.ts
const worker = globalThis as unknown as Worker;

const { version, files } = __SHELL__;
const SHELL = `ludo-shell-${version}`;
const ASSETS = 'ludo-assets'; // their names change with what is in them
const WORDS = 'ludo-words';
const PUBLIC = ['/early.js', '/icon.svg', '/icon-192.png', '/manifest.webmanifest'];
const MANY = 200; // files of older versions go sooner or later

interface Notice {
  table: string;
  url: string;
}

// The little of a service worker's world that is used here: its types and a page's exclude another.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Waiting {
  data: { json(): Notice } | null;
}
interface Clicked extends Waiting {
  notification: Notification;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface Worker {
  addEventListener(kind: 'install' | 'activate', heard: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Fetching) => void): void;
  addEventListener(kind: 'push', heard: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', heard: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (PUBLIC.includes(url.pathname)) event.respondWith(fresh(request));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await cache.addAll(['/', ...PUBLIC, ...files]);
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('ludo-shell-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(ASSETS);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MANY).map((request) => cache.delete(request)));
}

/** Every screen is the same page: from the server, or as it was. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(ASSETS);
    await cache.put(request, response.clone());
  }
  return response;
}

// --- turn notices ---

worker.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (notice) event.waitUntil(tell(notice));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable((event.notification.data as { path: string }).path));
});

async function tell(notice: Notice): Promise<void> {
  const path = new URL(notice.url).pathname;
  await worker.registration.showNotification(await title(), {
    body: notice.table, icon: '/icon-192.png', badge: '/badge.png', tag: path, data: { path },
  });
}

/** The page leaves it in the person's language (see wire/push.ts). */
async function title(): Promise<string> {
  const kept = await (await caches.open(WORDS)).match('/notice');
  return kept ? ((await kept.json()) as { title: string }).title : 'Ludotheque';
}

async function openTable(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find((one) => new URL(one.url).pathname === path) ?? pages[0];
  if (!there) await worker.clients.openWindow(path);
  else {
    await there.focus();
    if (new URL(there.url).pathname !== path) await there.navigate(path);
  }
}
