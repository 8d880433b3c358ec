// Motions on the screen, by the Web Animations API. All places are read before anything is written,
// and only `transform` and `opacity` move, so that no frame costs a layout.

import type { Motion } from '../games/face';
import type { Ref } from '../wire/messages';
import { appearing, centreOf, Ghost, Layer, type Point } from './ghost';
import type { Performance } from './motion';
import { elementsOf } from './piece.svelte';

const FLY = 320; // milliseconds
const STEP = 190;
const LONGEST_WALK = 900;
const STAGGER = 60; // between the motions of one event
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

const HERE: Point = { x: 0, y: 0 };
type Fly = Extract<Motion, { do: 'fly' }>;
type Frames = (at: string) => Keyframe[];

/** What a piece does where it is, and how long. */
const STILL: Record<'roll' | 'flip' | 'shake' | 'glow', [Frames, milliseconds: number]> = {
  roll: [(at) => [
    { transform: `${at} translateY(-18px) rotate(-340deg) scale(0.9)`, easing: 'ease-in' },
    { transform: `${at} rotate(-20deg) scale(1.05)`, offset: 0.7, easing: 'ease-out' },
    { transform: `${at} translateY(-4px) rotate(8deg)`, offset: 0.85 },
    { transform: at },
  ], 350],
  flip: [(at) => [
    { transform: `${at} scaleX(0.05) translateY(-4px)`, easing: EASE }, { transform: at },
  ], 300],
  shake: [
    (at) => [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `${at} translateX(${x}px)` })), 260,
  ],
  glow: [(at) => [
    { transform: at }, { transform: `${at} scale(1.1)`, easing: EASE }, { transform: at },
  ], 300],
};

/** One motion, with everything read that it needs. */
interface Planned {
  what: Ref;
  ghost: Ghost;
  fresh: boolean; // the ghost is still to appear
  stays: boolean; // where it arrives, until the board is drawn
  frames: Keyframe[];
  milliseconds: number;
  end: Point;
  size: number; // at the end
}

/** Shows motions over one board. */
export class Stage {
  private readonly layer = new Layer();
  private readonly ghosts = new Map<Ref, Ghost>(); // those that have arrived somewhere
  private readonly shown = new Set<Ghost>(); // all there are
  private hidden: (HTMLElement | SVGElement)[] = []; // what is still to come

  constructor(private readonly board: HTMLElement) {}

  canShow(motion: Motion): boolean {
    const refs = motion.do === 'fly' ? [motion.from, motion.to]
      : motion.do === 'walk' ? [motion.what, ...motion.way] : [motion.what];
    return refs.every((ref) => elementsOf(ref).some((element) => element.checkVisibility()));
  }

  /** Hide what motions will bring; what only stirs where it stands is seen all the time. */
  expect(motions: readonly Motion[]): void {
    const coming = motions.filter((motion) => motion.do !== 'shake' && motion.do !== 'glow');
    this.hidden = coming.flatMap(({ what }) => elementsOf(what))
      .filter((piece) => piece instanceof HTMLElement || piece instanceof SVGElement);
    for (const piece of this.hidden) piece.style.visibility = 'hidden';
  }

  /** `drawn`: the board shows already how everything stands in the end. */
  perform(motions: Motion[], pace: number, drawn: boolean): Performance {
    this.layer.settle(this.board);
    const plans = motions.flatMap((motion) => this.plan(motion, drawn));
    this.reveal();
    this.appear(plans.filter((plan) => plan.fresh).map((plan) => plan.ghost));
    const animations = plans.map((plan, at) => plan.ghost.node.animate(plan.frames, {
      duration: plan.milliseconds * pace, delay: at * STAGGER * pace, fill: 'both',
    }));
    const done = Promise.all(animations.map((one) => one.finished))
      .then(() => this.settle(plans, animations), () => undefined);
    return { done, stop: () => animations.forEach((one) => one.cancel()) };
  }

  /** The board is drawn anew: what has travelled is where it belongs. */
  clear(): void {
    this.reveal();
    for (const ghost of this.shown) ghost.vanish();
    this.shown.clear();
    this.ghosts.clear();
  }

  private reveal(): void {
    for (const piece of this.hidden) piece.style.removeProperty('visibility');
    this.hidden = [];
  }

  private appear(ghosts: Ghost[]): void {
    appearing(ghosts, this.layer);
    for (const ghost of ghosts) this.shown.add(ghost);
  }

  private vanish(ghost: Ghost): void {
    ghost.vanish();
    this.shown.delete(ghost);
  }

  private settle(plans: Planned[], animations: Animation[]): void {
    plans.forEach((plan, at) => {
      animations[at]!.cancel();
      plan.ghost.at = plan.end;
      plan.ghost.node.style.transform = place(plan.end, plan.size);
      if (plan.stays) this.ghosts.set(plan.what, plan.ghost);
      else if (plan.fresh) this.vanish(plan.ghost);
    });
  }

  private plan(motion: Motion, drawn: boolean): Planned[] {
    if (motion.do === 'fly') return [this.planFly(motion, drawn)];
    if (motion.do === 'walk') return [this.planWalk(motion.what, motion.way)];
    const [frames, milliseconds] = STILL[motion.do];
    // Dice of one number are one reference: all of them tumble.
    const pieces = motion.do === 'roll' ? visibles(motion.what) : [visible(motion.what)!];
    return pieces.map((piece) => {
      const { ghost, fresh } = this.ghostOf(motion.what, piece, true);
      return {
        what: motion.what, ghost, fresh, stays: false, end: ghost.at, size: 1,
        frames: frames(place(ghost.at)), milliseconds,
      };
    });
  }

  private planFly({ what, from, to }: Fly, drawn: boolean): Planned {
    const piece = visible(what);
    const isReal = piece !== null && (what !== to || drawn); // and no picture of what travels
    const { ghost, fresh } = this.ghostOf(what, piece ?? visible(from)!, isReal);
    const [start, end] = [rectOf(from), rectOf(to)];
    // A piece that stands at one of the two places travels from, or to, where it really stands.
    const own = centreOf(ghost.rect);
    const leaves = !fresh || within(own, start);
    const arrives = fresh && !(leaves && what !== to) && within(own, end);
    const begin = leaves && what !== to ? ghost.at : away(own, centreOf(start));
    const goal = arrives ? HERE : away(own, centreOf(end));
    const size = arrives ? 1 : fit(ghost.rect, end);
    return {
      what, ghost, fresh, stays: isReal && !arrives, end: goal, size, milliseconds: FLY,
      frames: [
        { transform: place(begin, leaves ? 1 : fit(ghost.rect, start)), easing: EASE },
        { transform: place(middle(begin, goal), (1 + size) * 0.55), easing: EASE },
        { transform: place(goal, size) },
      ],
    };
  }

  private planWalk(what: Ref, way: Ref[]): Planned {
    const { ghost, fresh } = this.ghostOf(what, visible(what)!, true);
    const own = centreOf(ghost.rect);
    const stops = way.map((ref) => rectOf(ref));
    const last = stops.at(-1);
    const arrives = fresh && last !== undefined && within(own, last);
    const points = stops.map((rect) => away(own, centreOf(rect)));
    if (arrives) points[points.length - 1] = HERE;
    else if (points[0] && !within(own, stops[0]!)) points.unshift(ghost.at);
    else points[0] = ghost.at;
    const end = points.at(-1) ?? ghost.at;
    return {
      what, ghost, fresh, stays: !arrives, end, size: 1,
      milliseconds: Math.min(LONGEST_WALK, STEP * Math.max(1, points.length - 1)),
      frames: points.map((point) => ({ transform: place(point), easing: 'ease-in-out' })),
    };
  }

  /** The copy of a piece that travels already, or a new one. */
  private ghostOf(what: Ref, piece: Element, hides: boolean): { ghost: Ghost; fresh: boolean } {
    const there = this.ghosts.get(what);
    if (there?.holds) return { ghost: there, fresh: false };
    return { ghost: new Ghost(piece, hides), fresh: true };
  }
}

/** The elements of a reference that can be seen at all. */
function visibles(ref: Ref): Element[] {
  return elementsOf(ref).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 || height > 0;
  });
}

function visible(ref: Ref): Element | null {
  return visibles(ref)[0] ?? null;
}

function rectOf(ref: Ref): DOMRect {
  return visible(ref)!.getBoundingClientRect();
}

function within(point: Point, rect: DOMRect): boolean {
  return point.x >= rect.left - 4 && point.x <= rect.right + 4
    && point.y >= rect.top - 4 && point.y <= rect.bottom + 4;
}

function away(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 - 8 };
}

function place(point: Point, size = 1): string {
  return `translate(${point.x}px, ${point.y}px) scale(${size})`;
}

/** How small a piece becomes that goes to, or comes from, a place smaller than itself. */
function fit(piece: DOMRect, there: DOMRect): number {
  const size = Math.min(there.width / piece.width, there.height / piece.height);
  return Math.max(0.3, Math.min(1, size));
}
