// Turn notices on this device: the browser's push service carries them, sealed, to sw.ts.

import type { Words } from '../words/words';
import { api, type PushTarget } from './api';

export const WORDS_CACHE = 'ludo-words'; // what sw.ts says; it has no words of its own

export type Notices = 'impossible' | 'denied' | 'off' | 'on';

/** Whether this device tells of turns. */
export async function notices(): Promise<Notices> {
  const there = await registration();
  if (!there || !('PushManager' in window) || !('Notification' in window)) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return (await there.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Ask the browser for leave, and tell the server where. */
export async function switchOn(key: string): Promise<Notices> {
  const there = await registration();
  if (!there) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await there.pushManager.subscribe({
    userVisibleOnly: true, applicationServerKey: key,
  });
  await api.notify(targetOf(subscription));
  return 'on';
}

export async function switchOff(): Promise<Notices> {
  await api.notifyNoMore();
  const there = await registration();
  await (await there?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { kind: 'push', endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return globalThis.navigator?.serviceWorker?.getRegistration();
}

/** Leave the words of a notice where sw.ts finds them, in the person's language. */
export async function leaveWords(words: Words): Promise<void> {
  try {
    const cache = await caches.open(WORDS_CACHE);
    await cache.put('/notice', Response.json({ title: words.label('web-notice-title') }));
  } catch {
    // No cache here: notices are called by the name of the house.
  }
}
