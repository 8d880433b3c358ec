// A piece of the board: any element, HTML or SVG, becomes something that can be touched, spoken,
// pointed at and found again by its reference. `<g {@attach piece('goomz:red')}>…</g>`
// There may be hundreds: none has effects or listeners of its own. Each desk shows all its pieces
// together, and the board hears what happens to any of them (touch.ts).

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

import type { Ref } from '../wire/messages';
import { type Desk, useDesk } from './desk';
import { beginDrawing, isLater } from './later.svelte';

type Drawn = HTMLElement | SVGElement;
type Piece = Attachment<Drawn>;

const places = new Map<Ref, Set<Element>>();
const groups = new WeakMap<Desk, Group>();
const desks = new WeakMap<Element, Desk>();
let noting = false;
let drawings = $state(0); // how often a piece came or went: whoever asks what is drawn follows it

/** The elements that stand for a reference now; the first is the one to look at. */
export function elementsOf(ref: Ref): Element[] {
  return [...(places.get(ref) ?? [])];
}

/** Whether a board draws a reference: what it does not draw is offered as a button. */
export function isDrawn(ref: Ref): boolean {
  return drawings >= 0 && (places.get(ref)?.size ?? 0) > 0;
}

/**
 * To be called while a component is set up: `const piece = usePieces()`.
 * The pieces follow the desk: `target`, `chosen` and `pointed` become classes.
 */
export function usePieces(): (ref: Ref) => Piece {
  beginDrawing();
  const desk = useDesk();
  const group = groups.get(desk) ?? new Group(desk);
  groups.set(desk, group);
  return (ref) => group.piece(ref);
}

/** All pieces of a desk. */
class Group {
  private readonly attachments = new Map<Ref, Piece>();
  private readonly pieces = new Map<Drawn, Ref>();
  private stop: (() => void) | null = null; // following the desk

  constructor(private readonly desk: Desk) {}

  /** The same for the same reference: a piece that is drawn anew as it was stays attached. */
  piece(ref: Ref): Piece {
    const known = this.attachments.get(ref) ?? this.attachment(ref);
    this.attachments.set(ref, known);
    return known;
  }

  private attachment(ref: Ref): Piece {
    return (element) => {
      this.add(element, ref);
      return () => this.remove(element, ref);
    };
  }

  private add(element: Drawn, ref: Ref): void {
    element.dataset['ref'] = ref;
    desks.set(element, this.desk);
    this.pieces.set(element, ref);
    places.set(ref, (places.get(ref) ?? new Set()).add(element));
    untrack(() => this.show(element, ref)); // what is drawn may be touched; its name can wait
    this.stop ??= $effect.root(() => this.follow());
    noteDrawing();
  }

  private remove(element: Drawn, ref: Ref): void {
    this.pieces.delete(element);
    places.get(ref)?.delete(element);
    if (this.pieces.size === 0) {
      this.stop?.();
      this.stop = null;
    }
    noteDrawing();
  }

  private follow(): void {
    $effect(() => {
      for (const [element, ref] of this.pieces) this.show(element, ref);
    });
    $effect(() => {
      for (const [element, ref] of this.pieces) {
        element.classList.toggle('pointed', this.desk.pointed.has(ref));
      }
    });
    $effect(() => {
      void drawings; // who came has a name too
      const all = isLater();
      for (const [element, ref] of this.pieces) {
        if (all || this.desk.targets.has(ref)) set(element, 'aria-label', this.desk.label(ref));
      }
    });
  }

  private show(element: Drawn, ref: Ref): void {
    const { desk } = this;
    const target = desk.targets.has(ref);
    const chosen = desk.chosen.includes(ref);
    element.classList.toggle('target', target);
    element.classList.toggle('chosen', chosen);
    element.classList.toggle('instead', desk.instead?.has(ref) ?? false);
    set(element, 'role', target || chosen ? 'button' : 'img');
    set(element, 'aria-pressed', target || chosen ? String(chosen) : null);
    set(element, 'tabindex', target || chosen ? '0' : '-1');
  }
}

/** Once for all that comes and goes together, and never in the middle of drawing it. */
function noteDrawing(): void {
  if (noting) return;
  noting = true;
  queueMicrotask(() => {
    noting = false;
    drawings++;
  });
}

/** Most of many pieces stay as they are: writing what stands there already would cost as much. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** A piece, whose it is and what it stands for. */
export interface Touched {
  element: Element;
  ref: Ref;
  desk: Desk;
}

/** The piece that something belongs to: the innermost where pieces lie in pieces. */
export function pieceAt(what: EventTarget | null): Touched | null {
  const element = what instanceof Element ? what.closest<Drawn>('[data-ref]') : null;
  const [ref, desk] = [element?.dataset['ref'], element && desks.get(element)];
  return element && ref && desk ? { element, ref, desk } : null;
}

/** The pieces at a point of the screen, the uppermost first: one may lie on another. */
export function refsAt(x: number, y: number): Ref[] {
  const pieces = document.elementsFromPoint(x, y).map((element) => element.closest('[data-ref]'));
  return [...new Set(pieces)].flatMap((piece) => piece?.getAttribute('data-ref') ?? []);
}
