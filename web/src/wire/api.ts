// What is asked over HTTP; `GET /api/schema/openapi.json` describes it all. Errors become words.

import type { ReviewTold } from '../review/told';
import type { Words } from '../words/words';
import type { About, Json, Phase, Terms } from './messages';

export interface Person {
  name: string;
  notify: 'push' | 'webhook' | null;
  push_key: string;
}

/** A code that makes another device the same person; `until` in seconds since 1970. */
export interface DeviceLink {
  code: string;
  until: number;
}

export interface Option {
  name: string;
  default: OptionValue;
  values: string[]; // none: it is on or off
  many: boolean;
}

export type OptionValue = boolean | string | string[];

export interface GameAbout {
  seats: [least: number, most: number];
  duel: boolean;
  editions: string[]; // the first is the usual one
  stand_ins: Record<string, string[]>; // by edition: what no source shows, such as `actions.II`
  options: Option[];
}

export interface NewTable {
  game: string;
  seats: string[]; // `me`, `open` or a bot's spec
  name?: string;
  options?: Record<string, OptionValue>;
  edition?: string;
  terms?: Partial<Terms>;
  private?: boolean;
  duel?: boolean;
}

export interface Opened {
  id: string;
  commitment: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  touched: number; // seconds since 1970
  you: number | null;
  name: string;
  game: string;
  edition: string;
  options: Record<string, Json>;
  duel: boolean;
  phase: Phase;
  private: boolean;
  seats: { spec: string; name: string }[];
  to_move: number[];
  standing: number[] | null; // each seat's place
}

export interface Lobby {
  open: TableLine[];
  mine: TableLine[];
}

/** A rulebook as the ledger has it: headings with rules and texts under them. */
export interface RuleSection {
  title: string;
  blocks: (Rule | string)[];
}

export interface Rule {
  id: string;
  marks: string; // letters: R U W D P S
  text: string;
}

export interface PushTarget {
  kind: 'push';
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Something was not answered as hoped. Status 0: nobody answered at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(`${status} ${detail}`);
  }
}

const SAID: Record<number, string> = {
  0: 'web-error-offline',
  401: 'web-error-nobody',
  403: 'web-error-forbidden',
  404: 'web-error-missing',
  429: 'web-error-often',
  503: 'web-error-busy',
};

/** An error as a person may read it. */
export function errorText(error: unknown, words: Words): string {
  if (!(error instanceof ApiError)) return words.say('web-error-fault');
  if (error.status === 400) return words.say('web-error-refused', { reason: error.detail });
  return words.say(SAID[error.status] ?? 'web-error-fault');
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetched(method, path, body);
  if (!response.ok) throw await errorOf(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function fetched(method: string, path: string, body: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    return await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, '');
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  try {
    const told = (await response.json()) as { detail?: unknown };
    return new ApiError(response.status, String(told.detail ?? ''));
  } catch {
    return new ApiError(response.status, ''); // a proxy's own page
  }
}

export const api = {
  me: () => ask<Person>('GET', '/me'),
  be: (name: string) => ask<Person>('POST', '/me', { name }),
  rename: (name: string) => ask<Person>('PATCH', '/me', { name }),
  forget: () => ask<void>('DELETE', '/me'),
  onlyHere: () => ask<Person>('POST', '/me/devices'),
  link: () => ask<DeviceLink>('POST', '/me/link'),
  claim: (code: string) => ask<Person>('POST', '/me/claim', { code }),
  notify: (target: PushTarget) => ask<void>('PUT', '/me/notify', target),
  notifyNoMore: () => ask<void>('DELETE', '/me/notify'),
  games: () => ask<Record<string, GameAbout>>('GET', '/games'),
  tables: () => ask<Lobby>('GET', '/tables'),
  table: (id: string) => ask<TableLine & { about: About }>('GET', `/tables/${id}`),
  review: (id: string, eyes: string, board: number) =>
    ask<ReviewTold>('GET', `/tables/${id}/review?seat=${eyes}&board=${board}`),
  open: (table: NewTable) => ask<Opened>('POST', '/tables', table),
  records: () => ask<TableLine[]>('GET', '/records'),
  rules: (game: string, language: string) =>
    ask<RuleSection[]>('GET', `/rules/${game}?language=${language}`),
};
