import { describe, expect, it } from 'vitest';

import type { GameEvent, Motion } from '../games/face';
import { Choreographer, type Theatre } from './motion';

function event(kind: string): GameEvent {
  return { kind, facts: {}, barrier: 0 };
}

/** A board on which `new:` pieces are there only after it was drawn; each motion ends when told. */
class Rehearsal implements Theatre {
  readonly seen: string[] = [];
  calm = false;
  private drawn = false;
  private end: (() => void) | null = null;

  motions(one: GameEvent): Motion[] {
    if (one.kind === 'quiet') return [];
    return one.kind === 'dice' ? [{ do: 'roll', what: 'die:1' }] : [{ do: 'glow', what: one.kind }];
  }
  canShow(motion: Motion): boolean {
    return !motion.what.startsWith('never:') && (this.drawn || !motion.what.startsWith('new:'));
  }
  perform(motions: Motion[], pace: number, drawn: boolean) {
    this.seen.push(`${motions.map((one) => one.what).join('+')} ${drawn ? 'new' : 'old'}`);
    this.pace = pace;
    return {
      done: new Promise<void>((resolve) => (this.end = resolve)),
      stop: () => this.seen.push('stopped'),
    };
  }
  pace = 0;
  pause(): Promise<void> {
    return Promise.resolve();
  }
  draw(): void {
    this.drawn = true;
    this.seen.push('draw');
  }
  isCalm(): boolean { return this.calm; }
  busy(playing: boolean): void { this.seen.push(playing ? 'busy' : 'free'); }

  async begin(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
  }

  async finishOne(): Promise<void> {
    await this.begin();
    this.end?.();
    await this.begin();
  }
}

describe('the choreographer', () => {
  it('shows events in order and draws at the end', async () => {
    const stage = new Rehearsal();
    new Choreographer(stage).show([event('a:1'), event('quiet'), event('b:2')]);
    await stage.finishOne();
    await stage.finishOne();
    expect(stage.seen).toEqual(['busy', 'a:1 old', 'b:2 old', 'draw', 'free']);
  });

  it('draws as soon as something is needed that is new', async () => {
    const stage = new Rehearsal();
    new Choreographer(stage).show([event('a:1'), event('new:card'), event('b:2')]);
    for (let n = 0; n < 3; n++) await stage.finishOne();
    expect(stage.seen)
      .toEqual(['busy', 'a:1 old', 'draw', 'new:card new', 'b:2 new', 'draw', 'free']);
  });

  it('lets dice settle as they are now', async () => {
    const stage = new Rehearsal();
    new Choreographer(stage).show([event('dice')]);
    await stage.finishOne();
    expect(stage.seen).toEqual(['busy', 'draw', 'die:1 new', 'draw', 'free']);
  });

  it('leaves out what cannot be shown', async () => {
    const stage = new Rehearsal();
    new Choreographer(stage).show([event('never:there')]);
    await stage.finishOne();
    expect(stage.seen).toEqual(['busy', 'draw', 'draw', 'free']);
  });

  it('is skipped at once', async () => {
    const stage = new Rehearsal();
    const one = new Choreographer(stage);
    one.show([event('a:1'), event('b:2')]);
    await stage.begin();
    one.skip();
    await stage.finishOne();
    expect(stage.seen).toEqual(['busy', 'a:1 old', 'stopped', 'draw', 'free']);
    expect(one.isPlaying).toBe(false);
  });

  it('takes up what happens meanwhile', async () => {
    const stage = new Rehearsal();
    const one = new Choreographer(stage);
    one.show([event('a:1')]);
    one.show([event('b:2')]);
    await stage.finishOne();
    await stage.finishOne();
    expect(stage.seen).toEqual(['busy', 'a:1 old', 'b:2 old', 'draw', 'free']);
  });

  it('shows nothing to who wants calm, and no long stories', () => {
    const calm = new Rehearsal();
    calm.calm = true;
    new Choreographer(calm).show([event('a:1')]);
    const long = new Rehearsal();
    new Choreographer(long).show(Array.from({ length: 60 }, () => event('a:1')));
    const whole = new Rehearsal();
    new Choreographer(whole).show([event('a:1')], true);
    for (const stage of [calm, long, whole]) expect(stage.seen).toEqual(['draw']);
  });

  it('hurries when much is to be shown', async () => {
    const stage = new Rehearsal();
    new Choreographer(stage).show(Array.from({ length: 32 }, () => event('a:1')));
    await stage.begin();
    expect(stage.pace).toBeLessThan(0.5);
  });

  it('plays on after a skip', async () => {
    const stage = new Rehearsal();
    const one = new Choreographer(stage);
    one.show([event('a:1')]);
    one.skip();
    one.show([event('b:2')]);
    await stage.finishOne();
    expect(stage.seen.slice(-4)).toEqual(['busy', 'b:2 old', 'draw', 'free']);
  });
});
