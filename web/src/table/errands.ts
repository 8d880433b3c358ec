// What a table asks for over HTTP: a hint, and the proof of its dice.

import { ApiError } from '../wire/api';
import { ask, beginJob, followed } from '../wire/jobs';
import type { Message, Ref } from '../wire/messages';

/** A move that looks good; `outlook` is a chance of winning (0 to 1), or points. */
export interface HintMove {
  path: Ref[];
  says: Message;
  outlook: number;
  measure: 'chance' | 'points';
  why: Message[];
}

export type Verdict = { right: true; moves: number; draws: number }
  | { right: false; reason: string };

let asking: Promise<unknown> = Promise.resolve();

/**
 * Good moves for the decision before somebody who has acted `seq` times, none if it has been made
 * meanwhile; null where the server gives no hints. It thinks for a person about one thing at a
 * time: we wait for the last answer, and do not ask what is not `wanted` any more by then.
 */
export function askForHint(
  table: string, seq: number | null, wanted: () => boolean,
): Promise<HintMove[] | null> {
  const answer = asking.then(() => (wanted() ? hintFor(table, seq) : []));
  asking = answer.catch(() => undefined);
  return answer;
}

async function hintFor(table: string, seq: number | null): Promise<HintMove[] | null> {
  const decision = seq === null ? '' : `?seq=${seq}`;
  try {
    return (await ask<{ moves: HintMove[] }>('POST', `/tables/${table}/hint${decision}`)).moves;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 405)) return null;
    throw error;
  }
}

/** The secret of a finished game, from its record. */
export async function secretOf(table: string, board: number): Promise<string> {
  const response = await fetch(`/api/tables/${table}/record?board=${board}`);
  if (!response.ok) throw new ApiError(response.status, '');
  return /^secret:? *"?([0-9a-f]{16,})/mu.exec(await response.text())?.[1] ?? '';
}

/** Whether a secret is the one that was promised; this browser can tell by itself. */
export async function isPromised(secret: string, commitment: string): Promise<boolean> {
  const bytes = secret.match(/../gu)?.map((pair) => parseInt(pair, 16)) ?? [];
  const text = new TextEncoder().encode('ludotheque commitment ');
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...text, ...bytes]));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return found.join('') === commitment;
}

/** Have every draw derived again by the server; `report` hears how much of it is done, 0 to 1. */
export async function verify(
  table: string, board: number, report: (part: number) => void = () => undefined,
): Promise<Verdict> {
  const begun = await beginJob<{ moves: number; draws: number }>({ kind: 'verify', table, board });
  const job = await followed(begun, ({ done, total }) => report(total > 0 ? done / total : 0));
  return job.result ? { right: true, ...job.result } : { right: false, reason: job.error };
}
