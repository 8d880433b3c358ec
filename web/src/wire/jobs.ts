// What a server works on for a while: begun, looked after, cancelled.

import { ApiError } from './api';

export interface Job<Result> {
  id: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  done: number;
  total: number; // 0 until it is known
  result: Result | null;
  error: string;
}

/** A job on the record of a finished game. */
export interface JobOrder {
  kind: 'verify' | 'analyse';
  table: string;
  board: number; // which game of a duel
}

const PAUSE = 700; // milliseconds between two looks at a job

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, body === undefined ? { method } : {
    method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!response.ok) throw new ApiError(response.status, '');
  return (await response.json()) as T;
}

export function beginJob<Result>(order: JobOrder): Promise<Job<Result>> {
  return ask('POST', '/jobs', order);
}

export function jobOf<Result>(id: string): Promise<Job<Result>> {
  return ask('GET', `/jobs/${id}`);
}

export async function cancelJob(id: string): Promise<void> {
  await ask('DELETE', `/jobs/${id}`);
}

/** Wait for the end of a job; `report` hears of it, and says false to hear no more. */
export async function followed<Result>(
  job: Job<Result>, report: (job: Job<Result>) => boolean | void,
): Promise<Job<Result>> {
  let now = job;
  while (now.state === 'waiting' || now.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    now = await jobOf<Result>(now.id);
    if (report(now) === false) break;
  }
  return now;
}
