// What a person chose for this browser: kept here, told to nobody.

import { LANGUAGES, type Language } from './words/words';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  motion: 'auto' | 'less';
  /** Which moves are asked about before they are made: those that cannot be taken back, or all. */
  confirm: 'barrier' | 'always' | 'never';
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const KEY = 'ludo-settings'; // public/early.js reads it too, before anything is drawn
const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ['auto', 'light', 'dark'],
  sound: [false, true],
  motion: ['auto', 'less'],
  confirm: ['barrier', 'always', 'never'],
};

/** The first of a browser's languages that we speak. */
export function spoken(languages: readonly string[]): Language {
  const wanted = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find(isOurs)) ?? 'en';
}

function isOurs(language: string): boolean {
  return (LANGUAGES as readonly string[]).includes(language);
}

/** What was kept, as far as it makes sense; the rest is as nobody had chosen anything. */
export function readSettings(kept: string | null, languages: readonly string[]): Settings {
  const settings: Settings = {
    language: spoken(languages), theme: 'auto', sound: false, motion: 'auto', confirm: 'barrier',
  };
  const given = parsed(kept);
  for (const key of Object.keys(CHOICES) as (keyof Settings)[]) {
    const choices: readonly unknown[] = CHOICES[key];
    if (choices.includes(given[key])) Object.assign(settings, { [key]: given[key] });
  }
  return settings;
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Some browsers refuse to keep anything: then it holds until the page is closed. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

export const settings: Settings = $state(
  readSettings(storage()?.getItem(KEY) ?? null, globalThis.navigator?.languages ?? []),
);

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    storage()?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Full, or forbidden.
  }
  showSettings();
}

/** What is chosen in another tab holds in this one too, at once. */
export function followSettings(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || newValue === null) return;
    Object.assign(settings, readSettings(newValue, navigator.languages));
    showSettings();
  });
}

/** Let the whole page follow what was chosen. */
export function showSettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
}

/** Whether things shall not move, by the browser's setting or by ours. */
export function isCalm(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
