// One table as the server tells of it: everything this person may know, and what they may do.
// The server is the authority; nothing here knows a rule of any game.

import type { View } from '../games/face';
import type {
  About, ActKind, ChatLine, Choice, Link, OfTable, Phase, Presence, Result, Seat, TableState,
  TableTold,
} from '../wire/messages';
import type { Listener, Wire } from '../wire/socket';
import { Plain } from '../words/words';
import {
  aboutAsking, aboutPeople, aboutPresence, changed, continued, isPerson, type LogItem, type News,
  type Note,
} from './news';

/** What a seat does in its game: these count its own sequence. */
const OF_A_SEAT: ReadonlySet<ActKind> = new Set([
  'move', 'undo', 'ask', 'agree', 'refuse', 'resign', 'return',
]);

export class TableModel implements Listener {
  told: TableState | null = $state.raw(null);
  about: About | null = $state.raw(null);
  view: View | null = $state.raw(null);
  log: LogItem[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  present: boolean[] = $state.raw([]);
  watching = $state.raw(0);
  status: Link = $state.raw({ is: 'connecting' });
  /** Why something was refused, or what else is to be said once. */
  notice: Note | null = $state.raw(null);
  /** One's own acts, until the server has refused them or told what came of them. */
  sent: Readonly<Record<string, ActKind>> = $state.raw({});

  private readonly kept = new Map<string, number>(); // acts of which we have not been told
  private readonly listeners = new Set<(news: News) => void>();
  private steps = 0; // of the story
  private toldAt = 0;
  private rewinding = false;

  constructor(
    readonly id: string,
    private readonly wire: Wire,
    private readonly clock: () => number = () => performance.now() / 1000,
  ) {}

  /** Begin to hear of the table; returns how to leave it. */
  follow(): () => void {
    this.wire.follow(this.id, this);
    return () => this.wire.leave(this.id);
  }

  /** Be told of what happens in the game, after the model has taken it. */
  onNews(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // --- how it stands ---

  get phase(): Phase | null { return this.told?.phase ?? null; }
  get you(): number | null { return this.told?.you ?? null; }
  get owner(): boolean { return this.told?.owner ?? false; }
  get seats(): Seat[] { return this.told?.seats ?? []; }
  get toMove(): number[] { return this.told?.to_move ?? []; }
  get asking(): number | null { return this.told?.asking ?? null; }
  get agreed(): number[] { return this.told?.agreed ?? []; }
  get standing(): number[] { return this.told?.standing ?? []; }
  get results(): (Result | null)[] { return this.told?.results ?? []; }
  get wanting(): number[] { return this.told?.wanting ?? []; }
  get next(): string { return this.told?.next ?? ''; }
  get duel(): boolean { return this.about?.duel ?? false; }
  get seat(): Seat | null { return this.you === null ? null : (this.seats[this.you] ?? null); }
  get canUndo(): boolean { return (this.told?.can_undo ?? false) && !this.waits('move'); }

  /** The seat of the board that is shown: in a duel everybody has one of their own. */
  get boardSeat(): number | null {
    return this.duel && this.you !== null ? 0 : this.you;
  }

  /** What this person may do now; nothing while a move is on its way. */
  get choices(): Choice[] {
    return this.waits('move') || this.rewinding ? [] : (this.told?.choices ?? []);
  }

  /** A bot plays for this person for now. */
  get standsIn(): boolean {
    return this.phase === 'playing' && (this.seat?.stand_in ?? false);
  }

  get isOut(): boolean { return this.seat?.out ?? false; }

  /** Whether another player waits for this person's word on taking a move back. */
  get isAskedForConsent(): boolean {
    const { asking, you } = this;
    return asking !== null && you !== null && this.deciders(asking).includes(you)
      && !this.agreed.includes(you) && !this.waits('agree') && !this.waits('refuse');
  }

  /** The other people, who have a say when a seat wants to take a move back. */
  deciders(asking: number | null): number[] {
    if (this.duel) return [];
    return this.seats.flatMap((one, seat) =>
      isPerson(one) && !one.stand_in && !one.out && seat !== asking ? [seat] : []);
  }

  waits(kind: ActKind): boolean {
    return Object.values(this.sent).includes(kind);
  }

  isAway(seat: number): boolean {
    const one = this.seats[seat];
    return isPerson(one) && this.present[seat] === false;
  }

  /** Seconds on a seat's clock, as far as we can tell. */
  timeLeft(seat: number): number | null {
    const left = this.told?.clocks?.[seat] ?? null;
    const one = this.seats[seat];
    if (left === null || !one) return null;
    const runs = this.toMove.includes(seat) && isPerson(one) && !one.stand_in && !one.out
      && this.phase === 'playing';
    return runs ? left - (this.clock() - this.toldAt) : left;
  }

  // --- what is done ---

  act(kind: ActKind, data = ''): void {
    if (!this.told) return;
    const seq = OF_A_SEAT.has(kind) ? this.told.seq : null;
    this.notice = null;
    const client = this.wire.act(this.id, kind, data, seq);
    this.sent = { ...this.sent, [client]: kind };
  }

  move(choice: Choice): void {
    if (this.choices.includes(choice)) this.act('move', choice.path.join(' '));
  }

  /** Take back the last decision. Where the others have a say they are asked first. */
  undo(): void {
    if (!this.canUndo) {
      const never = this.about?.terms.undo === 'never';
      this.notice = { id: never ? 'table-undo-never' : 'table-refused-barrier', facts: {} };
    } else this.act(this.mustAsk ? 'ask' : 'undo');
  }

  get mustAsk(): boolean {
    return this.about?.terms.undo === 'ask' && this.deciders(this.you).length > 0;
  }

  /** Start the turn again: take back one decision after the other as long as that is possible. */
  restartTurn(): void {
    if (!this.canUndo || this.mustAsk) return;
    this.rewinding = true;
    this.act('undo');
  }

  // --- what is heard ---

  link(link: Link): void {
    this.status = link;
  }

  hear(message: OfTable): void {
    if (message.is === 'table') this.take(message);
    else if (message.is === 'presence') this.takePresence(message);
    else if (message.is === 'kept') this.noteKept(message.client, message.n);
    else if (message.is === 'refused') this.takeRefusal(message.client, message.reason);
    else this.status = { is: 'ended', why: 'gone' };
  }

  private take(told: TableTold): void {
    if (!this.goesOn(told)) return this.wire.resync(this.id, true);
    const before = this.told;
    this.told = { ...before, ...standing(told) } as TableState; // the first message is whole
    this.toldAt = this.clock();
    this.about = told.about ?? this.about;
    if (told.view) this.view = told.view;
    else if (told.changes && this.view) this.view = changed(this.view, told.changes);
    for (const [client, n] of Object.entries(told.kept ?? {})) this.kept.set(client, n);
    this.forgetSent();
    this.hearTalk(told.chat);
    const takenBack = (told.story?.from ?? Infinity) < this.steps;
    const news = this.hearStory(told);
    if (before) this.noteChanges(before, this.told, takenBack);
    else news.whole = true;
    for (const listener of this.listeners) listener(news);
    this.rewind();
  }

  /** Whether a message goes on from what we have: otherwise all is asked anew. */
  private goesOn(told: TableTold): boolean {
    if ((told.changes && !this.view) || (this.told === null && !told.seats)) return false;
    return told.story === undefined || told.story.from <= this.steps;
  }

  private noteChanges(before: TableState, now: TableState, takenBack: boolean): void {
    const name = (seat: number): Plain => this.plain(seat);
    this.note([
      ...aboutPeople(before, now, name),
      ...aboutAsking(before.asking ?? null, now.asking ?? null, takenBack, name),
    ]);
  }

  private rewind(): void {
    if (!this.rewinding || this.waits('undo')) return;
    if (this.told?.can_undo) this.act('undo');
    else this.rewinding = false;
  }

  private noteKept(client: string, n: number): void {
    this.kept.set(client, n);
    this.forgetSent();
  }

  private takeRefusal(client: string, reason: string): void {
    this.forget([client]);
    this.rewinding = false;
    if (reason === 'stale') this.wire.resync(this.id);
    this.notice = { id: `table-refused-${reason}`, facts: {} };
  }

  private forgetSent(): void {
    const version = this.told?.version ?? -1;
    const known = [...this.kept].filter(([, n]) => n < version).map(([client]) => client);
    for (const client of known) this.kept.delete(client);
    this.forget(known);
  }

  private forget(clients: string[]): void {
    if (!clients.some((client) => client in this.sent)) return;
    this.sent = Object.fromEntries(
      Object.entries(this.sent).filter(([client]) => !clients.includes(client)));
  }

  private takePresence(told: Presence): void {
    const before = this.present;
    this.present = told.seats;
    this.watching = told.watching;
    this.note(aboutPresence(before, told, this.seats, this.you, (seat) => this.plain(seat)));
  }

  private note(items: LogItem[]): void {
    if (items.length > 0) this.log = [...this.log, ...items];
  }

  private plain(seat: number): Plain {
    return new Plain(this.seats[seat]?.name ?? '');
  }

  private hearTalk(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? -1;
    const fresh = lines.filter((line) => line.n > last);
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh];
  }

  private hearStory(told: TableTold): News {
    if (!told.story) return { events: [], whole: true };
    const { log, news } = continued(this.log, told.story);
    this.log = log;
    this.steps = told.story.from + told.story.steps.length;
    return news;
  }
}

/** The parts of a message that hold until they change. */
function standing(told: TableTold): Partial<TableState> {
  const { is: _is, table: _table, chat: _chat, about: _about, kept: _kept, view: _view,
    changes: _changes, story: _story, ...state } = told;
  return state;
}
