// The one socket to the server: it is made again whenever it breaks, and nothing is lost meanwhile.
// What was not answered is sent again under the same name: the server lets it happen once.

import type { ActKind, Ended, FromServer, Link, Lost, OfTable, Said } from './messages';

const PROTOCOL = 1;
const PATIENCE = 8000; // milliseconds for a greeting or an answer to a ping
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 20_000;
const UNKEPT_PAUSE = 1000; // after which something is sent again that could not be kept
const UNKNOWN_PERSON = 4401;
const LOST: Record<number, Lost> = {
  1011: 'fault', 1012: 'restart', 4408: 'slow', 4429: 'often',
};

/** Who wants to hear of a table, and of how the connection is. */
export interface Listener {
  hear(message: OfTable): void;
  link(link: Link): void;
}

interface Following {
  version: number;
  listener: Listener;
}

/** Keeps what is heard of a table while its screen is still on its way. */
class Waiting implements Listener {
  private readonly heard: OfTable[] = [];

  hear(message: OfTable): void {
    this.heard.push(message);
  }

  link(): void {} // whoever comes is told how it is then

  pass(listener: Listener): void {
    for (const message of this.heard) listener.hear(message);
  }
}

/** What a table needs of its connection. */
export interface Wire {
  follow(table: string, listener: Listener): void;
  /** Hear again what may have been missed; all of it if what is held makes no sense. */
  resync(table: string, all?: boolean): void;
  leave(table: string): void;
  act(table: string, kind: ActKind, data: string, seq: number | null): string;
}

export class Socket implements Wire {
  private socket: WebSocket | null = null;
  private open = false; // greeted
  private status: Link = { is: 'connecting' };
  private readonly follows = new Map<string, Following>();
  private readonly unanswered = new Map<string, string>(); // acts by their names, in order
  private readonly name = randomName();
  private number = 0;
  private pause = FIRST_PAUSE;
  private since = 0; // when it was last connected
  private heartbeat = 25_000;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arrived: string[] | null = null; // while what was taken is being drawn
  private readonly ears = new AbortController();

  constructor(
    private readonly url = socketUrl(),
    private readonly make: (url: string) => WebSocket = (where) => new WebSocket(where),
  ) {
    const { signal } = this.ears;
    globalThis.addEventListener?.('online', () => this.hurry(), { signal });
    globalThis.addEventListener?.('offline', () => this.doubt(), { signal });
    globalThis.document?.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.hurry();
      else this.takeArrived(); // no frame will come
    }, { signal });
  }

  // --- what is said ---

  /** Begin to hear of a table that somebody will follow. */
  expect(table: string): void {
    this.follow(table, new Waiting());
  }

  follow(table: string, listener: Listener): void {
    const expected = this.follows.get(table);
    if (this.open && expected?.listener instanceof Waiting) {
      const { listener: waiting } = expected;
      expected.listener = listener;
      listener.link(this.status);
      return waiting.pass(listener);
    }
    this.follows.set(table, { version: -1, listener });
    if (this.socket === null && this.status.is !== 'lost') this.restart();
    else listener.link(this.status);
    this.sayFollow(table);
  }

  resync(table: string, all = false): void {
    const following = this.follows.get(table);
    if (following && all) following.version = -1;
    this.sayFollow(table);
  }

  leave(table: string): void {
    if (this.follows.delete(table)) this.say({ do: 'leave', table });
  }

  act(table: string, kind: ActKind, data: string, seq: number | null): string {
    const client = `${this.name}:${++this.number}`;
    const text = JSON.stringify({ do: 'act', table, client, seq, kind, data } satisfies Said);
    this.unanswered.set(client, text);
    this.send(text);
    return client;
  }

  /** Try from the beginning, also when there was no use in it: somebody may be known now. */
  restart(): void {
    this.pause = FIRST_PAUSE;
    this.tell({ is: 'connecting' });
    this.connect();
  }

  close(): void {
    this.ears.abort();
    this.drop();
  }

  private sayFollow(table: string): void {
    const following = this.follows.get(table);
    if (following) this.say({ do: 'follow', table, since: following.version, brief: true });
  }

  private say(message: Said): void {
    this.send(JSON.stringify(message));
  }

  private send(text: string): void {
    if (this.open) this.socket?.send(text);
  }

  // --- the socket ---

  private connect(): void {
    this.drop();
    this.since = Date.now();
    const socket = this.make(this.url);
    this.socket = socket;
    socket.onmessage = (event) => this.arrive(String(event.data));
    socket.onclose = (event) => {
      this.takeArrived();
      this.closed(event.code);
    };
    this.wait(PATIENCE, () => this.closed(0));
  }

  /** Forget the socket there is, whatever it still has to say. */
  private drop(): void {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    this.open = false;
    if (socket === null) return;
    this.arrived = null;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private closed(code: number): void {
    this.drop();
    if (code === UNKNOWN_PERSON) return this.end('unknown');
    if (Date.now() > this.since + LONGEST_PAUSE) this.pause = FIRST_PAUSE; // it went well for long
    const pause = this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    this.tell({ is: 'lost', why: LOST[code] ?? 'away', pause });
    this.wait(pause, () => this.connect());
  }

  private end(why: Ended): void {
    this.drop();
    this.tell({ is: 'ended', why });
  }

  private tell(link: Link): void {
    this.status = link;
    for (const { listener } of this.follows.values()) listener.link(link);
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }

  /** After a silence we ask whether anybody is there. */
  private listenOn(): void {
    this.wait(this.heartbeat, () => this.doubt());
  }

  private doubt(): void {
    if (!this.open) return;
    this.say({ do: 'ping' });
    this.wait(PATIENCE, () => this.closed(0));
  }

  /** The network is back, or somebody looks at the page again. */
  private hurry(): void {
    if (this.open) this.doubt();
    else if (this.status.is === 'lost') {
      this.pause = FIRST_PAUSE;
      this.connect();
    }
  }

  // --- what is heard ---

  /** One message is taken at once; those that come before it is drawn are taken together. */
  private arrive(text: string): void {
    if (this.arrived) this.arrived.push(text);
    else this.takeAll([text]);
  }

  private takeArrived(): void {
    const texts = this.arrived ?? [];
    this.arrived = null;
    if (texts.length > 0) this.takeAll(texts);
  }

  private takeAll(texts: string[]): void {
    this.arrived = [];
    afterDrawing(() => this.takeArrived());
    for (const text of texts) this.take(JSON.parse(text) as FromServer);
  }

  private take(message: FromServer): void {
    if (message.is === 'hello') return this.greet(message);
    this.listenOn();
    if (message.is === 'error') {
      if (message.reason === 'follow') setTimeout(() => this.followAgain(), UNKEPT_PAUSE);
    } else if (message.is !== 'pong') this.pass(message);
  }

  private greet(hello: { protocol: number; heartbeat: number }): void {
    if (hello.protocol !== PROTOCOL) return this.end('version');
    this.open = true;
    this.heartbeat = Math.max(1, hello.heartbeat) * 1000;
    this.followAgain();
    for (const text of this.unanswered.values()) this.send(text);
    this.listenOn();
    this.tell({ is: 'connected' });
  }

  private followAgain(): void {
    for (const table of this.follows.keys()) this.sayFollow(table);
  }

  private pass(message: OfTable): void {
    if (message.is === 'refused' && message.reason === 'unkept') {
      const text = this.unanswered.get(message.client);
      if (text) setTimeout(() => this.send(text), UNKEPT_PAUSE);
      return;
    }
    const following = this.follows.get(message.table);
    if (message.is === 'kept' || message.is === 'refused') this.unanswered.delete(message.client);
    if (message.is === 'table') {
      for (const client of Object.keys(message.kept ?? {})) this.unanswered.delete(client);
      if (following) following.version = message.version;
    }
    following?.listener.hear(message);
  }
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/socket`;
}

/** When what has been taken is on the screen. */
function afterDrawing(then: () => void): void {
  if (!globalThis.document) then(); // nothing is drawn
  else if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let shared: Socket | undefined;

/** The socket of this page. */
export function theSocket(): Socket {
  return (shared ??= new Socket());
}
