import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Link, OfTable, Said } from './messages';
import { Socket } from './socket';

class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket { return FakeSocket.all.at(-1)!; }
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  said: Said[] = [];
  closed = false;
  constructor() { FakeSocket.all.push(this); }
  send(text: string): void { this.said.push(JSON.parse(text) as Said); }
  close(): void { this.closed = true; }
  tell(message: object): void { this.onmessage?.({ data: JSON.stringify(message) }); }
  greet(protocol = 1): void { this.tell({ is: 'hello', protocol, name: 'Ann', heartbeat: 25 }); }
  fail(code: number): void { this.onclose?.({ code }); }
}

class Ear {
  heard: OfTable[] = [];
  links: Link[] = [];
  hear(message: OfTable): void { this.heard.push(message); }
  link(link: Link): void { this.links.push(link); }
  get last(): Link { return this.links.at(-1)!; }
}

let ear: Ear;
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  ear = new Ear();
  socket = new Socket('ws://here/socket', () => new FakeSocket() as unknown as WebSocket);
  socket.follow('T', ear);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('the socket', () => {
  it('follows briefly as soon as it is greeted', () => {
    expect(FakeSocket.last.said).toEqual([]);
    FakeSocket.last.greet();
    expect(FakeSocket.last.said).toEqual([{ do: 'follow', table: 'T', since: -1, brief: true }]);
    expect(ear.last.is).toBe('connected');
  });

  it('passes on what is said of its tables, and of no other', () => {
    FakeSocket.last.greet();
    FakeSocket.last.tell({ is: 'presence', table: 'T', seats: [true], watching: 0 });
    FakeSocket.last.tell({ is: 'presence', table: 'U', seats: [true], watching: 0 });
    FakeSocket.last.tell({ is: 'pong' });
    expect(ear.heard.map((one) => one.is)).toEqual(['presence']);
  });

  it('takes what comes within one frame together, and nothing twice', () => {
    let frames: (() => void)[] = [];
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
    const draw = (): void => {
      const due = frames;
      frames = [];
      for (const then of due) then();
      vi.advanceTimersByTime(0);
    };
    const presence = (watching: number): void =>
      FakeSocket.last.tell({ is: 'presence', table: 'T', seats: [true], watching });
    FakeSocket.last.greet();
    draw();
    for (const watching of [1, 2, 3]) presence(watching);
    expect(ear.heard).toHaveLength(1); // at once
    draw();
    expect(ear.heard).toHaveLength(3);
    presence(4);
    FakeSocket.last.fail(1006); // nothing that came is lost
    expect(ear.heard).toHaveLength(4);
    draw();
    expect(ear.heard).toHaveLength(4);
    vi.unstubAllGlobals();
  });

  it('keeps what it hears of a table until its screen is there', () => {
    socket.expect('U');
    FakeSocket.last.greet();
    FakeSocket.last.tell({ is: 'presence', table: 'U', seats: [true], watching: 0 });
    const late = new Ear();
    socket.follow('U', late);
    FakeSocket.last.tell({ is: 'gone', table: 'U' });
    expect(late.heard.map((one) => one.is)).toEqual(['presence', 'gone']);
    expect(late.last.is).toBe('connected');
    expect(FakeSocket.last.said.filter((one) => one.do === 'follow')).toHaveLength(2);
  });

  it('comes back with the version it has, and sends again what was not answered', () => {
    FakeSocket.last.greet();
    const kept = socket.act('T', 'chat', 'hello', null);
    const lost = socket.act('T', 'move', 'act:end', 3);
    FakeSocket.last.tell({ is: 'table', table: 'T', version: 7, chat: [], kept: { [kept]: 6 } });
    FakeSocket.last.fail(1006);
    expect(ear.last).toMatchObject({ is: 'lost', why: 'away' });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.greet();
    expect(FakeSocket.last.said).toEqual([
      { do: 'follow', table: 'T', since: 7, brief: true },
      { do: 'act', table: 'T', client: lost, seq: 3, kind: 'move', data: 'act:end' },
    ]);
    FakeSocket.last.tell({ is: 'refused', table: 'T', client: lost, reason: 'stale', text: '' });
    FakeSocket.last.fail(1006);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.greet();
    expect(FakeSocket.last.said).toHaveLength(1);
  });

  it('waits longer each time nobody answers', () => {
    const pauses: number[] = [];
    for (let n = 0; n < 8; n++) {
      FakeSocket.last.fail(1006);
      if (ear.last.is === 'lost') pauses.push(ear.last.pause);
      vi.advanceTimersByTime(30_000);
    }
    expect(pauses[0]).toBeLessThan(400);
    expect(pauses[4]).toBeGreaterThan(1500);
    expect(Math.max(...pauses)).toBeLessThan(25_001);
  });

  it('says why it was closed, and gives up where there is no use', () => {
    FakeSocket.last.greet();
    FakeSocket.last.fail(4429);
    expect(ear.last).toMatchObject({ is: 'lost', why: 'often' });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.fail(1012);
    expect(ear.last).toMatchObject({ is: 'lost', why: 'restart' });
    vi.advanceTimersByTime(2000);
    FakeSocket.last.fail(4401);
    expect(ear.last).toEqual({ is: 'ended', why: 'unknown' });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(3);
    socket.restart();
    expect(FakeSocket.all).toHaveLength(4);
  });

  it('does not talk to another version', () => {
    FakeSocket.last.greet(2);
    expect(ear.last).toEqual({ is: 'ended', why: 'version' });
  });

  it('asks after a silence, and connects anew if nobody answers', () => {
    FakeSocket.last.greet();
    vi.advanceTimersByTime(25_000);
    expect(FakeSocket.last.said.at(-1)).toEqual({ do: 'ping' });
    FakeSocket.last.tell({ is: 'pong' });
    vi.advanceTimersByTime(25_000);
    vi.advanceTimersByTime(8_000);
    expect(ear.last.is).toBe('lost');
    expect(FakeSocket.all[0]!.closed).toBe(true);
  });

  it('connects anew if it is not greeted', () => {
    vi.advanceTimersByTime(8_000);
    expect(ear.last.is).toBe('lost');
  });

  it('sends again what could not be kept', () => {
    FakeSocket.last.greet();
    const client = socket.act('T', 'move', 'act:end', 0);
    FakeSocket.last.tell({ is: 'refused', table: 'T', client, reason: 'unkept', text: '' });
    expect(ear.heard).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.said.filter((one) => one.do === 'act')).toHaveLength(2);
  });

  it('asks again for a table that could not be read', () => {
    FakeSocket.last.greet();
    FakeSocket.last.tell({ is: 'error', reason: 'follow', text: '' });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.said.filter((one) => one.do === 'follow')).toHaveLength(2);
  });

  it('asks for everything where what it has makes no sense', () => {
    FakeSocket.last.greet();
    FakeSocket.last.tell({ is: 'table', table: 'T', version: 7, chat: [] });
    socket.resync('T');
    socket.resync('T', true);
    const [, ...again] = FakeSocket.last.said;
    expect(again.map((one) => 'since' in one && one.since)).toEqual([7, -1]);
  });

  it('leaves', () => {
    FakeSocket.last.greet();
    socket.leave('T');
    expect(FakeSocket.last.said.at(-1)).toEqual({ do: 'leave', table: 'T' });
    FakeSocket.last.tell({ is: 'gone', table: 'T' });
    expect(ear.heard).toEqual([]);
  });
});
