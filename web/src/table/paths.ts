// Walking the choices of a position: point at one component after another until one is made.
// This is all the page knows of what is allowed, and it holds for any game: a choice is a path of
// references, and no path of a position is the beginning of another.

import type { Choice, Ref } from '../wire/messages';

interface Route {
  path: readonly Ref[];
  choice: Choice;
}

/** A component that may be pointed at next, and the choices that lie behind it. */
export interface Offer {
  ref: Ref;
  choices: Choice[];
  completes: Choice | null; // made by pointing at it, if nothing more must be pointed at
}

export interface Walk {
  readonly routes: readonly Route[];
  readonly path: readonly Ref[];
  readonly byHand: readonly number[]; // the steps that the person took; the others were forced
}

export function beginWalk(choices: readonly Choice[]): Walk {
  const routes = choices.map((choice) => ({ path: choice.path, choice }));
  return { routes: [...routes, ...eitherWay(routes)], path: [], byHand: [] };
}

/** What may be pointed at next, in the order in which the choices name it. */
export function offers(walk: Walk): Offer[] {
  const at = walk.path.length;
  const found = new Map<Ref, Offer>();
  for (const { path, choice } of ahead(walk)) {
    const ref = path[at];
    if (ref === undefined) continue;
    const offer = found.get(ref) ?? { ref, choices: [], completes: null };
    if (!offer.choices.includes(choice)) offer.choices.push(choice);
    if (path.length === at + 1) offer.completes = choice;
    found.set(ref, offer);
  }
  return [...found.values()];
}

/** The choice made, when the path is complete. */
export function made(walk: Walk): Choice | null {
  return ahead(walk).find(({ path }) => path.length === walk.path.length)?.choice ?? null;
}

/**
 * Point at a component; null if it is not offered. What can only go one way afterwards goes it, but
 * a first touch alone never makes a move that wants more than one step.
 */
export function step(walk: Walk, ref: Ref): Walk | null {
  if (!offers(walk).some((offer) => offer.ref === ref)) return null;
  let next: Walk = {
    ...walk, path: [...walk.path, ref], byHand: [...walk.byHand, walk.path.length],
  };
  for (;;) {
    const [only, ...others] = offers(next);
    if (!only || others.length > 0) return next;
    if (only.completes && next.byHand.length < 2) return next;
    next = { ...next, path: [...next.path, only.ref] };
  }
}

/** Take back the last step of the person, with what followed from it; null at the beginning. */
export function back(walk: Walk): Walk | null {
  const last = walk.byHand.at(-1);
  if (last === undefined) return null;
  return { ...walk, path: walk.path.slice(0, last), byHand: walk.byHand.slice(0, -1) };
}

/** Go back to just before a step that was taken. */
export function backBefore(walk: Walk, ref: Ref): Walk {
  let there: Walk = walk;
  while (there.path.includes(ref)) there = back(there) ?? beginAgain(walk);
  return there;
}

export function beginAgain(walk: Walk): Walk {
  return { ...walk, path: [], byHand: [] };
}

/** The same steps through new choices, as far as they lead: others may have acted meanwhile. */
export function retrace(choices: readonly Choice[], old: Walk): Walk {
  const fresh = beginWalk(choices);
  const walk = { ...fresh, path: old.path, byHand: old.byHand };
  return ahead(walk).length > 0 ? walk : fresh;
}

/** Of the choices there are now, those that were there before. */
export function stillOffered(before: readonly Choice[], now: readonly Choice[]): Choice[] {
  const known = new Set(before.map(({ path }) => path.join(' ')));
  return now.filter(({ path }) => known.has(path.join(' ')));
}

export function kindOf(ref: Ref): string {
  return ref.slice(0, ref.indexOf(':'));
}

function ahead(walk: Walk): Route[] {
  return walk.routes.filter(({ path }) => walk.path.every((ref, at) => path[at] === ref));
}

/**
 * Further routes: pairs of equals that may be pointed at in either order. Two neighbours of one
 * kind are such a pair if, after the same beginning, every choice has the same kinds of steps and
 * none is another one with these two swapped. (Where one is, as in «discard this, roll that again»,
 * the order means something.)
 */
function eitherWay(routes: Route[]): Route[] {
  const known = new Set(routes.map(({ path }) => path.join(' ')));
  const further: Route[] = [];
  for (const [at, members] of beginnings(routes)) {
    const pattern = members[0]!.path.slice(at).map(kindOf);
    const alike = members.every(({ path }) =>
      path.slice(at).map(kindOf).join(' ') === pattern.join(' '));
    if (!alike || pattern.length < 2 || pattern[0] !== pattern[1]) continue;
    const swapped = members.map(({ path, choice }) => ({ path: swappedAt(path, at), choice }));
    if (swapped.every(({ path }) => !known.has(path.join(' ')))) further.push(...swapped);
  }
  return further;
}

/** The routes by what they begin with, each with the length of that. */
function beginnings(routes: Route[]): [number, Route[]][] {
  const groups = new Map<string, [number, Route[]]>();
  for (const route of routes) {
    for (let at = 0; at < route.path.length; at++) {
      const key = route.path.slice(0, at).join(' ');
      const group = groups.get(key) ?? [at, []];
      group[1].push(route);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function swappedAt(path: readonly Ref[], at: number): Ref[] {
  return [...path.slice(0, at), path[at + 1]!, path[at]!, ...path.slice(at + 2)];
}
