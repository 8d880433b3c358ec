// The person's hand over the board: what it has pointed at, what it may point at next, what it
// hovers over. It walks the choices the server gave, and knows no rule.

import type { Desk } from '../board/desk';
import type { Face, View } from '../games/face';
import { settings } from '../settings.svelte';
import type { Choice, Happened, Json, Ref } from '../wire/messages';
import type { Words } from '../words/words';
import {
  back, backBefore, beginAgain, beginWalk, made, offers, retrace, step, type Offer, type Walk,
} from './paths';

const NOBODY: ReadonlySet<Ref> = new Set();
const REFERENCE = /^[a-z][a-z-]*:[\w-]+$/u;

/** What the hand needs to know, each as it is now. */
export interface Sight {
  readonly face: Face | null;
  readonly view: View | null;
  readonly words: Words;
  play(choice: Choice): void;
}

/** A piece where somebody's eye is. */
export interface Place {
  ref: Ref;
  element: Element | null;
}

export class Hand implements Desk {
  private walk: Walk = $state.raw(beginWalk([]));
  private beside: ReadonlySet<Ref> = $state.raw(NOBODY); // what the log or a hint points at
  private named: { words: Words; names: Map<Ref, string> } | null = null; // said once
  private readonly sets = new Map<string, ReadonlySet<Ref>>();
  private lifted: Walk | null = null; // as it was before a piece was dragged
  /** The piece under the eye, and the one somebody asked about. */
  looked: Place | null = $state.raw(null);
  explained: Place | null = $state.raw(null);

  constructor(private readonly sight: Sight) {}

  readonly offered: Offer[] = $derived(offers(this.walk));
  /** The choice that is complete and waits to be confirmed. */
  readonly pending: Choice | null = $derived(made(this.walk));
  private readonly offersByRef = $derived(new Map(this.offered.map((one) => [one.ref, one])));
  readonly targets: ReadonlySet<Ref> = $derived(this.still('targets', this.offersByRef.keys()));
  readonly instead: ReadonlySet<Ref> = $derived(this.still('instead', this.alternatives()));
  readonly carried: ReadonlySet<Ref> = $derived(this.still('carried', this.portables()));
  /** The choice under the eye, if pointing there makes one; or the one to be confirmed. */
  readonly preview: Choice | null = $derived(this.pending ?? this.looking?.completes ?? null);
  readonly pointed: ReadonlySet<Ref> = $derived(this.still('pointed', [
    ...this.beside, ...(this.preview ? pointsAt(this.preview.preview) : []),
  ]));
  private readonly trail = $derived(this.walk.path.join(' ')); // as text, which stays the same
  readonly chosen: readonly Ref[] = $derived(this.trail ? this.trail.split(' ') : []);

  /** The offer under the eye. */
  get looking(): Offer | null {
    return this.offerOf(this.looked?.ref ?? null);
  }

  /** The steps that were taken, to go back to. */
  get hasBegun(): boolean {
    return this.walk.path.length > 0;
  }

  // --- what it is told ---

  /** The choices are new; what was pointed at stays so if it still leads somewhere. */
  renew(choices: readonly Choice[]): void {
    this.walk = retrace(choices, this.walk);
    this.lifted = null;
  }

  pointAt(refs: Iterable<Ref>): void {
    queueMicrotask(() => (this.beside = new Set(refs)));
  }

  pointAtNothing(): void {
    queueMicrotask(() => (this.beside = NOBODY));
  }

  // --- what it does ---

  pick(ref: Ref): void {
    const from = this.targets.has(ref) ? this.walk : this.before(ref);
    this.looked = this.explained = null; // nobody who touches a piece wants it explained
    if (from) this.go(step(from, ref));
    else if (this.chosen.includes(ref)) this.walk = backBefore(this.walk, ref);
  }

  confirm(): void {
    if (this.pending) this.sight.play(this.pending);
  }

  /** One step back; false at the beginning. */
  back(): boolean {
    const there = back(this.walk);
    if (there) this.walk = there;
    return there !== null;
  }

  /** Back to just before a step that was taken. */
  backTo(ref: Ref): void {
    this.walk = backBefore(this.walk, ref);
  }

  /** Take a whole path at once, as a hint does; it is always asked for. */
  follow(path: readonly Ref[]): void {
    let walk: Walk | null = beginAgain(this.walk);
    while (walk && walk.path.length < path.length) walk = step(walk, path[walk.path.length]!);
    if (walk) this.walk = walk;
  }

  look(ref: Ref | null, element: Element | null = null): void {
    // A piece that is taken away loses the focus in the middle of drawing: nothing may change then.
    queueMicrotask(() => (this.looked = ref === null ? null : { ref, element }));
  }

  explain(ref: Ref, element: Element): void {
    this.explained = { ref, element };
  }

  lift(ref: Ref): boolean {
    if (this.carried.has(ref)) {
      this.lifted = this.walk;
      return true;
    }
    const from = this.targets.has(ref) ? this.walk : this.before(ref);
    const next = from && step(from, ref);
    if (!next || made(next)) return false; // there is nothing to drag it onto
    this.lifted = this.walk;
    this.walk = next;
    return true;
  }

  drop(ref: Ref | null): void {
    const before = this.lifted;
    this.lifted = null;
    if (ref !== null && this.targets.has(ref)) this.pick(ref);
    else if (before && !(ref !== null && this.chosen.includes(ref))) this.walk = before;
  }

  private go(next: Walk | null): void {
    if (!next) return;
    this.walk = next;
    const choice = made(next);
    if (choice && !this.asksFirst(choice)) this.sight.play(choice);
  }

  /** Whether a choice is confirmed before it is made; the only one there is need not be. */
  private asksFirst(choice: Choice): boolean {
    if (settings.confirm !== 'barrier') return settings.confirm === 'always';
    const isOnly = this.walk.routes.every((route) => route.choice === choice);
    return choice.warnings.length > 0 || (choice.barrier && !isOnly);
  }

  // --- what it says ---

  label(ref: Ref): string {
    const { words } = this.sight;
    const offer = this.targets.has(ref) ? this.offerOf(ref) : null; // few of many pieces
    const name = offer ? this.offerLabel(offer) : this.name(ref);
    if (!offer?.completes) return name;
    return words.label('table-label-does', { name, does: words.message(offer.completes.says) });
  }

  /** An offer in a few words, for a button. */
  offerLabel(offer: Offer): string {
    const { face, view, words } = this.sight;
    return (view && face?.label?.(view, this.chosen, offer.ref, words)) || this.name(offer.ref);
  }

  /** What a piece is called; some have no name but what they say of themselves. */
  name(ref: Ref): string {
    const { words } = this.sight;
    if (this.named?.words !== words) this.named = { words, names: new Map() };
    const known = this.named.names.get(ref);
    if (known !== undefined) return known;
    const name = this.nameAnew(ref);
    this.named.names.set(ref, name);
    return name;
  }

  private nameAnew(ref: Ref): string {
    const { face, view, words } = this.sight;
    try {
      return words.name(ref);
    } catch {
      return (view && face?.explain(ref, view, words)?.title) || ref;
    }
  }

  /** A piece by what it says of itself, for where nothing else stands beside it. */
  title(ref: Ref): string {
    const { face, view, words } = this.sight;
    return (view && face?.explain(ref, view, words)?.title) || this.name(ref);
  }

  private offerOf(ref: Ref | null): Offer | null {
    return ref === null ? null : (this.offersByRef.get(ref) ?? null);
  }

  /** The latest earlier moment at which a reference was offered. */
  private before(ref: Ref): Walk | null {
    for (let walk = back(this.walk); walk; walk = back(walk)) {
      if (!this.chosen.includes(ref) && offers(walk).some((offer) => offer.ref === ref)) {
        return walk;
      }
    }
    return null;
  }

  /** A set that stays the same one while the same is in it: hundreds of pieces follow it. */
  private still(name: string, refs: Iterable<Ref>): ReadonlySet<Ref> {
    const now = new Set(refs);
    const before = this.sets.get(name);
    const same = before?.size === now.size && [...now].every((ref) => before.has(ref));
    if (before && same) return before;
    this.sets.set(name, now);
    return now;
  }

  /** What goes where is pointed, while something may be pointed at. */
  private portables(): readonly Ref[] {
    return this.targets.size > 0 ? (this.sight.face?.carried ?? []) : [];
  }

  private alternatives(): ReadonlySet<Ref> {
    const found = new Set<Ref>();
    for (let walk = back(this.walk); walk; walk = back(walk)) {
      for (const { ref } of offers(walk)) {
        if (!this.targets.has(ref) && !this.walk.path.includes(ref)) found.add(ref);
      }
    }
    return found;
  }
}

/** The components that events are about. Seats are in nearly all of them and say nothing. */
export function pointsAt(events: readonly Happened[]): Set<Ref> {
  const found = new Set<Ref>();
  const look = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'string' && REFERENCE.test(value) && !value.startsWith('seat:')) {
      found.add(value);
    }
  };
  for (const event of events) Object.values(event.facts).forEach(look);
  return found;
}
