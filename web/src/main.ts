// Where the browser begins.

import { mount } from 'svelte';

import App from './App.svelte';
import './board/tokens.css';
import './board/base.css';
import { router, routeOf, startRouter } from './router.svelte';
import { followSettings, showSettings } from './settings.svelte';
import { theSocket } from './wire/socket';

const SOON = 30_000;

showSettings();
followSettings();
startRouter();
addEventListener('vite:preloadError', renew);
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');

const { screen, params } = routeOf(router.path);
if (screen === 'Table') theSocket().expect(params['id']!); // it is told of while we draw the rest

/** A newer version may have taken the files of this one away: begin again, but not for ever. */
function renew(): void {
  const last = Number(history.state?.renewed ?? 0);
  if (!navigator.onLine || Date.now() - last < SOON) return;
  history.replaceState({ renewed: Date.now() }, '');
  location.reload();
}

mount(App, { target: document.getElementById('app')! });
