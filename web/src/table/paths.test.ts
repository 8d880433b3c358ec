import { describe, expect, it } from 'vitest';

import type { Choice, Ref } from '../wire/messages';
import { back, backBefore, beginWalk, made, offers, retrace, step, stillOffered, type Walk } from './paths';

function choice(path: string): Choice {
  return {
    move: 0, path: path.split(' '), says: { id: '', facts: {} }, warnings: [], barrier: false,
    preview: [],
  };
}

function walking(...paths: string[]): Walk {
  return beginWalk(paths.map(choice));
}

function refs(walk: Walk): Ref[] {
  return offers(walk).map((offer) => offer.ref);
}

describe('walking choices', () => {
  it('offers the first steps, each once, with what lies behind', () => {
    const walk = walking('act:end', 'die:5 card:I', 'die:5 card:II');
    expect(offers(walk).map(({ ref, choices }) => [ref, choices.length]))
      .toEqual([['act:end', 1], ['die:5', 2]]);
    expect(offers(walk)[0]!.completes?.path).toEqual(['act:end']);
    expect(offers(walk)[1]!.completes).toBeNull();
  });

  it('makes a choice when its path is complete', () => {
    const walk = step(step(walking('die:5 card:I', 'die:5 card:II'), 'die:5')!, 'card:II')!;
    expect(made(walk)?.path).toEqual(['die:5', 'card:II']);
  });

  it('takes no step that is not offered', () => {
    expect(step(walking('die:5 card:I'), 'card:I')).toBeNull();
  });

  it('never goes a first step by itself', () => {
    expect(walking('act:done').path).toEqual([]);
  });

  it('goes on by itself where there is one way, but makes no move by one touch', () => {
    const walk = step(walking('die:5 card:I ally:flora', 'die:2 card:I ally:fauna'), 'die:5')!;
    expect(walk.path).toEqual(['die:5', 'card:I']);
    expect(made(walk)).toBeNull();
  });

  it('makes the move by itself after the second touch', () => {
    const walk = walking('die:5 card:I ally:flora', 'die:5 card:II ally:flora');
    expect(made(step(step(walk, 'die:5')!, 'card:II')!)?.path[1]).toBe('card:II');
  });

  it('goes back to before the last touch, with what followed from it', () => {
    const walk = walking('die:5 card:I ally:flora place:1', 'die:5 card:I ally:flora place:2');
    const there = step(walk, 'die:5')!;
    expect(there.path).toEqual(['die:5', 'card:I', 'ally:flora']);
    expect(back(there)?.path).toEqual([]);
    expect(back(walk)).toBeNull();
  });

  it('goes back to before a certain step', () => {
    const walk = walking('die:5 card:I ally:flora', 'die:5 card:I ally:fauna', 'die:5 card:II a:b');
    const there = step(step(walk, 'die:5')!, 'card:I')!;
    expect(backBefore(there, 'card:I').path).toEqual(['die:5']);
    expect(backBefore(there, 'die:5').path).toEqual([]);
    expect(backBefore(there, 'ally:flora').path).toEqual(['die:5', 'card:I']);
  });

  it('takes pairs of equals in either order', () => {
    const walk = walking('die:1 goomz:red goomz:black', 'die:1 goomz:yellow goomz:black');
    const there = step(step(walk, 'die:1')!, 'goomz:black')!;
    expect(refs(there)).toEqual(['goomz:red', 'goomz:yellow']);
    expect(made(step(there, 'goomz:red')!)?.path).toEqual(['die:1', 'goomz:red', 'goomz:black']);
  });

  it('keeps the order where it means something', () => {
    const pairs = ['die:1 die:2', 'die:2 die:1', 'die:1 die:3'];
    const walk = walking(...pairs.map((pair) => `act:backup ${pair}`));
    expect(refs(step(walk, 'act:backup')!)).toEqual(['die:1', 'die:2']);
  });

  it('tells equal dice apart by order alone', () => {
    const walk = step(walking('act:backup die:5 die:5', 'act:backup die:5 die:2'), 'act:backup')!;
    expect(walk.path).toEqual(['act:backup', 'die:5']);
    expect(made(step(walk, 'die:5')!)?.path).toEqual(['act:backup', 'die:5', 'die:5']);
  });

  it('keeps its place among new choices, as long as it leads somewhere', () => {
    const there = step(walking('die:5 card:I', 'die:5 card:II'), 'die:5')!;
    const more = ['die:5 card:II', 'die:5 card:III'].map(choice);
    expect(refs(retrace(more, there))).toEqual(['card:II', 'card:III']);
    expect(retrace([choice('die:1 card:I')], there).path).toEqual([]);
    expect(retrace([], there).path).toEqual([]);
  });

  it('knows what is offered as before, whatever has become of it', () => {
    const [left, right] = [choice('hand:tom develop:left'), choice('hand:tom develop:right')];
    const now = [{ ...right, barrier: true }, choice('act:pass')];
    expect(stillOffered([left, right], now)).toEqual([now[0]]);
  });
});
