// Having a game analysed: the server's job is begun, followed, left and found again. What came of
// it is kept in this browser, so that it is shown at once next time.

import { ApiError } from '../wire/api';
import { beginJob, cancelJob, followed, jobOf, type Job } from '../wire/jobs';
import type { Analysis } from './analysis';

export type Stage =
  | { is: 'none' }
  | { is: 'working'; done: number; total: number } // `total` is 0 until it is known
  | { is: 'done'; analysis: Analysis }
  | { is: 'failed'; why: 'nobody' | 'often' | 'unsure' };

const KEPT = 'ludo-analyses'; // a cache of the browser
const MANY = 20;
const JOB = 'ludo-analysing '; // in the browser's storage, with the game

export class Analysing {
  stage: Stage = $state.raw({ is: 'none' });
  private job = '';
  private left = false;

  constructor(private readonly table: string, private readonly board: number) {}

  get analysis(): Analysis | null {
    return this.stage.is === 'done' ? this.stage.analysis : null;
  }

  /** What is known already: a kept analysis, or a job that is under way. */
  async find(): Promise<void> {
    const analysis = await kept(this.path);
    if (this.left || this.stage.is !== 'none') return;
    if (analysis) this.stage = { is: 'done', analysis };
    else await this.findJob().catch(() => undefined);
  }

  async begin(): Promise<void> {
    this.stage = { is: 'working', done: 0, total: 0 };
    try {
      if (await this.findJob()) return;
      await this.follow(
        await beginJob<Analysis>({ kind: 'analyse', table: this.table, board: this.board }));
    } catch (error) {
      if (!this.left) this.stage = { is: 'failed', why: whyOf(error) };
    }
  }

  async stop(): Promise<void> {
    const { job } = this;
    this.job = '';
    forget(this.key);
    this.stage = { is: 'none' };
    if (job) await cancelJob(job).catch(() => undefined);
  }

  /** Nobody looks any more; the server goes on. */
  leave(): void {
    this.left = true;
  }

  private get key(): string {
    return `${JOB}${this.table} ${this.board}`;
  }

  private get path(): string {
    return `/analysis/${this.table}/${this.board}`;
  }

  private async findJob(): Promise<boolean> {
    const id = remembered(this.key);
    if (!id) return false;
    const job = await jobOf<Analysis>(id).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    if (!job || job.state === 'failed' || job.state === 'cancelled') {
      forget(this.key);
      return false;
    }
    await this.follow(job);
    return true;
  }

  private async follow(job: Job<Analysis>): Promise<void> {
    this.job = job.id;
    remember(this.key, job.id);
    const isWanted = (): boolean => !this.left && this.job === job.id;
    const tell = ({ done, total }: Job<Analysis>): boolean => {
      if (isWanted()) this.stage = { is: 'working', done, total };
      return isWanted();
    };
    if (job.state !== 'done') tell(job);
    const end = await followed(job, tell);
    if (!isWanted()) return;
    if (!end.result) {
      forget(this.key);
      return void (this.stage = { is: 'failed', why: 'unsure' });
    }
    this.stage = { is: 'done', analysis: end.result };
    if (await keep(this.path, end.result)) forget(this.key);
  }
}

function whyOf(error: unknown): 'nobody' | 'often' | 'unsure' {
  const status = error instanceof ApiError ? error.status : 0;
  return status === 401 ? 'nobody' : status === 429 ? 'often' : 'unsure';
}

// Some browsers keep nothing, or not for every page: then the server is asked again, which knows a
// job for an hour.

async function kept(path: string): Promise<Analysis | null> {
  try {
    const found = await (await caches.open(KEPT)).match(path);
    return found ? ((await found.json()) as Analysis) : null;
  } catch {
    return null;
  }
}

async function keep(path: string, analysis: Analysis): Promise<boolean> {
  try {
    const cache = await caches.open(KEPT);
    await cache.put(path, new Response(JSON.stringify(analysis)));
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MANY).map((old) => cache.delete(old)));
    return true;
  } catch {
    return false;
  }
}

function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function remember(key: string, id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    // See above.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
