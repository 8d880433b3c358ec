import { beforeEach, describe, expect, it } from 'vitest';

import type { ActKind, Choice, Happened, TableTold } from '../wire/messages';
import type { Wire } from '../wire/socket';
import type { News } from './news';
import { TableModel } from './table.svelte';

class FakeWire implements Wire {
  acts: [ActKind, string, number | null][] = [];
  resyncs: boolean[] = [];
  follow(): void {}
  leave(): void {}
  resync(_table: string, all = false): void { this.resyncs.push(all); }
  act(_table: string, kind: ActKind, data: string, seq: number | null): string {
    this.acts.push([kind, data, seq]);
    return `c${this.acts.length}`;
  }
}

const CHOICE: Choice = {
  move: 1, path: ['die:5', 'card:I'], says: { id: '', facts: {} }, warnings: [], barrier: false,
  preview: [],
};
const happened = (kind: string): Happened => ({ kind, facts: {}, barrier: 0 });
const person = (name: string) =>
  ({ spec: 'person', name, ready: true, owner: false, stand_in: false, out: false });

function told(part: Partial<TableTold> = {}): TableTold {
  return {
    is: 'table', table: 'T', version: 5, phase: 'playing', you: 0, seq: 2, owner: true,
    seats: [person('Ann'), person('Ben')], chat: [], wanting: [], next: '', to_move: [0],
    clocks: [60, null], can_undo: true, asking: null, agreed: [], choices: [CHOICE],
    view: { round: 1, dice: [5, 2] }, story: { from: 0, steps: [[happened('roll')]] }, ...part,
  };
}

/** A later message: only what is not as it was. */
function later(version: number, part: Partial<TableTold> = {}): TableTold {
  return {
    is: 'table', table: 'T', version, you: 0, seq: 3, owner: true, chat: [],
    story: { from: 1, steps: [] }, ...part,
  };
}

let wire: FakeWire;
let model: TableModel;
let now: number;
let news: News[];

beforeEach(() => {
  wire = new FakeWire();
  now = 100;
  news = [];
  model = new TableModel('T', wire, () => now);
  model.onNews((one) => news.push(one));
  model.hear(told());
});

const notes = (): (string | undefined)[] => model.log.map((item) => item.note?.id).filter(Boolean);

describe('a table', () => {
  it('has what the first message says, and shows it whole', () => {
    expect([model.phase, model.you, model.choices, model.view]).toEqual(
      ['playing', 0, [CHOICE], { round: 1, dice: [5, 2] }]);
    expect(news).toEqual([{ events: [happened('roll')], whole: true }]);
  });

  it('keeps what a later message does not say, and changes the view', () => {
    model.hear(later(6, { changes: [['dice', [3]], ['round']], to_move: [1] }));
    expect(model.view).toEqual({ dice: [3] });
    expect(model.toMove).toEqual([1]);
    expect(model.seats).toHaveLength(2);
    expect(model.choices).toEqual([CHOICE]);
    model.hear(later(7, { choices: null }));
    expect(model.choices).toEqual([]);
  });

  it('asks for everything if something before is missing', () => {
    model.hear(later(9, { story: { from: 4, steps: [] } }));
    expect(wire.resyncs).toEqual([true]);
    const other = new TableModel('T', wire);
    other.hear(later(9, { changes: [] }));
    expect(wire.resyncs).toEqual([true, true]);
  });

  it('tells new events as they come, and cuts its story where that was taken back', () => {
    model.hear(later(6, { story: { from: 1, steps: [[happened('move')]] } }));
    expect(news.at(-1)).toEqual({ events: [happened('move')], whole: false });
    model.hear(later(7, { story: { from: 1, steps: [] } }));
    expect(news.at(-1)?.whole).toBe(true);
    expect(model.log.map((item) => item.events[0]?.kind ?? item.note?.id))
      .toEqual(['roll', 'table-log-taken-back']);
  });

  it('tells nothing twice where a story is told anew', () => {
    const steps = [[happened('roll')], [happened('x')]];
    model.hear(told({ version: 6, story: { from: 0, steps } }));
    expect(news.at(-1)).toEqual({ events: [happened('x')], whole: true });
    expect(notes()).toEqual([]);
  });

  it('offers nothing while a move is on its way, until that is told', () => {
    model.move(CHOICE);
    expect(wire.acts).toEqual([['move', 'die:5 card:I', 2]]);
    expect(model.choices).toEqual([]);
    model.hear({ is: 'kept', table: 'T', client: 'c1', n: 5 });
    expect(model.choices).toEqual([]);
    model.hear(later(6));
    expect(model.choices).toEqual([CHOICE]);
  });

  it('hears in the same message what was kept', () => {
    model.move(CHOICE);
    model.hear(later(6, { kept: { c1: 5 } }));
    expect(model.waits('move')).toBe(false);
  });

  it('says why something was refused, and looks again if it was late', () => {
    model.move(CHOICE);
    model.hear({ is: 'refused', table: 'T', client: 'c1', reason: 'stale', text: '' });
    expect(model.notice?.id).toBe('table-refused-stale');
    expect(wire.resyncs).toEqual([false]);
    expect(model.choices).toEqual([CHOICE]);
  });

  it('counts the sequence only for what concerns the game', () => {
    model.act('chat', 'hello');
    model.act('resign');
    expect(wire.acts).toEqual([['chat', 'hello', null], ['resign', '', 2]]);
  });

  it('lets clocks run on by themselves', () => {
    now = 110;
    expect(model.timeLeft(0)).toBe(50);
    expect(model.timeLeft(1)).toBeNull();
    model.hear(later(6, { to_move: [1], clocks: [50, 30] }));
    now = 115;
    expect([model.timeLeft(0), model.timeLeft(1)]).toEqual([50, 25]);
  });

  it('notes who comes, goes, leaves and is played for', () => {
    const presence = (...seats: boolean[]) =>
      model.hear({ is: 'presence', table: 'T', seats, watching: 1 });
    presence(true, true);
    presence(true, false);
    expect(model.isAway(1)).toBe(true);
    expect(model.watching).toBe(1);
    const ben = { ...person('Ben'), stand_in: true };
    model.hear(later(6, { seats: [person('Ann'), ben] }));
    model.hear(later(7, { seats: [person('Ann'), { ...ben, out: true }] }));
    expect(notes()).toEqual(['table-log-away', 'table-log-stand-in', 'table-log-resigned']);
  });

  it('hears each line of the talk once', () => {
    const line = { n: 5, at: 0, seat: 1, name: 'Ben', text: 'hi' };
    model.hear(later(6, { chat: [line] }));
    model.hear(later(7, { chat: [line, { ...line, n: 6 }] }));
    expect(model.chat.map((one) => one.n)).toEqual([5, 6]);
  });
});

describe('taking back', () => {
  const about = { terms: { undo: 'ask' }, names: {} } as unknown as NonNullable<TableTold['about']>;

  it('is asked for where the others have a say', () => {
    model.hear(told({ about }));
    model.undo();
    expect(wire.acts[0]?.[0]).toBe('ask');
  });

  it('is simply done otherwise', () => {
    model.undo();
    expect(wire.acts[0]?.[0]).toBe('undo');
  });

  it('is explained where it is impossible', () => {
    model.hear(later(6, { can_undo: false }));
    model.undo();
    expect(wire.acts).toEqual([]);
    expect(model.notice?.id).toBe('table-refused-barrier');
  });

  it('goes on to the beginning of the turn', () => {
    model.restartTurn();
    model.hear(later(6, { kept: { c1: 5 } }));
    expect(wire.acts.map(([kind]) => kind)).toEqual(['undo', 'undo']);
    expect(model.choices).toEqual([]);
    model.hear(later(7, { kept: { c2: 6 }, can_undo: false }));
    expect(wire.acts).toHaveLength(2);
    expect(model.choices).toEqual([CHOICE]);
  });

  it('asks this person if another wants it', () => {
    model.hear(later(6, { asking: 1 }));
    expect(model.isAskedForConsent).toBe(true);
    expect(notes()).toEqual(['table-log-asked']);
    model.act('refuse');
    expect(model.isAskedForConsent).toBe(false);
    model.hear(later(7, { asking: null }));
    expect(notes()).toEqual(['table-log-asked', 'table-log-not-agreed']);
  });
});
