// Puts a figure together, from the back to the front; and figures to the portrait of a card.

import { CAST, type Figure } from './cast';
import { BEARDS, HAIR } from './hair';
import { HATS } from './hats';
import { BODIES, EYES, MOUTHS } from './heads';
import { type Ground, groundOf, houseOf } from './places';
import { PROPS } from './props';
import { type Palette, type Shape, svgOf } from './shapes';
import { stranger } from './strangers';

/** Props that are worn on the body or the face; the others are held before everything. */
const ON_BODY = new Set(['collar', 'armour', 'fur', 'ruff', 'apron', 'chain']);
const ON_FACE = new Set(['paint', 'freckles']);

export function shapesOf(figure: Figure): Shape[] {
  const { body, ears, head, nose } = BODIES[figure.folk];
  const hair = HAIR[figure.hair ?? ''];
  const hat = HATS[figure.hat ?? ''];
  const props = figure.props ?? [];
  const drawn = (are: (name: string) => boolean): Shape[] =>
    props.filter(are).flatMap((name) => PROPS[name] ?? []);
  return [
    ...(hat?.back ?? []),
    ...(hair?.back ?? []),
    ...body,
    ...drawn((name) => ON_BODY.has(name)),
    ...ears,
    ...head,
    ...drawn((name) => ON_FACE.has(name)),
    ...(BEARDS[figure.beard ?? ''] ?? []),
    ...(MOUTHS[figure.mouth ?? 'smile'] ?? []),
    ...nose,
    ...(EYES[figure.eyes ?? 'plain'] ?? []),
    ...(hair?.front ?? []),
    ...(hat?.front ?? []),
    ...drawn((name) => !ON_BODY.has(name) && !ON_FACE.has(name)),
  ];
}

export function paletteOf(figure: Figure): Palette {
  return {
    skin: figure.skin ?? '#f7d7b5',
    hair: figure.dye ?? '#7a4a2b',
    cloth: figure.cloth ?? '#4a6fb5',
    trim: figure.trim ?? '#b8402f',
  };
}

const portraits = new Map<string, string>(); // as SVG, put together once

/** One person or two, or a Building, before its own kind of scenery; `close`: without that. */
export function portraitOf(name: string, ground: Ground, close: boolean): string {
  const key = `${name} ${ground} ${close}`;
  const known = portraits.get(key);
  if (known !== undefined) return known;
  const scenery = close ? '' : svgOf(groundOf(ground, name));
  const portrait = scenery + (ground === 'building' ? svgOf(houseOf(name)) : group(name, ground));
  portraits.set(key, portrait);
  return portrait;
}

function group(name: string, ground: Ground): string {
  const figures = CAST[name] ?? [stranger(name, isFolk(ground) ? ground : 'human')];
  const places = figures.length > 1
    ? ['translate(-7 14) scale(.78)', 'translate(30 14) scale(.78)']
    : ['translate(4 2) scale(.92)'];
  return figures.map((figure, at) =>
    `<g transform="${places[at]}">${svgOf(shapesOf(figure), paletteOf(figure))}</g>`).join('');
}

function isFolk(ground: Ground): ground is 'elf' | 'dwarf' {
  return ground === 'elf' || ground === 'dwarf';
}
