// Paper-cut shapes: a paint, a path, and how it is cut. People are put together from such shapes.

/** A colour, or the name of one that differs from figure to figure. */
export type Paint = 'skin' | 'hair' | 'cloth' | 'trim' | `#${string}`;
/** cut: with an ink outline; flat: without; line: only a line of ink; band: a thick one. */
export type Cut = 'cut' | 'flat' | 'line' | 'band';
export type Shape = readonly [paint: Paint, path: string, cut?: Cut];
export type Palette = Record<'skin' | 'hair' | 'cloth' | 'trim', string>;

export const GOLD = '#f4b93a';
export const STEEL = '#b9c4d0';
export const WOOD = '#9c6b3f';
export const WHITE = '#fffaf0';
export const INK = '#221a33';
export const RED = '#cf4433';
export const SHADE = '#2a144522';

/** A circle (or an ellipse) as a path. */
export function round(x: number, y: number, r: number, high = r): string {
  return `M${x - r} ${y}a${r} ${high} 0 1 0 ${2 * r} 0a${r} ${high} 0 1 0 ${-2 * r} 0Z`;
}

/** Several circles of one size. */
export function rounds(points: [number, number][], r: number, high = r): string {
  return points.map(([x, y]) => round(x, y, r, high)).join('');
}

/** A dark tint of a colour's own hue, for its outline. */
export function inkOf(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const ink = [0x22, 0x12, 0x33];
  return `#${parts
    .map((part, i) => Math.round(part * 0.36 + (ink[i] ?? 0) * 0.64).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Shapes as SVG, in order. */
export function svgOf(shapes: readonly Shape[], palette?: Palette): string {
  return shapes.map(([paint, path, cut = 'cut']) => {
    const fill = (palette as Record<string, string> | undefined)?.[paint] ?? paint;
    const ink = inkOf(fill);
    if (cut === 'line') return `<path d="${path}" fill="none" stroke="${ink}"/>`;
    if (cut === 'flat') return `<path d="${path}" fill="${fill}" stroke="none"/>`;
    if (cut === 'cut') return `<path d="${path}" fill="${fill}" stroke="${ink}"/>`;
    return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="6"/>`
      + `<path d="${path}" fill="none" stroke="${fill}" stroke-width="3"/>`;
  }).join('');
}

/** A number that is always the same for a name, so that an unknown card has a face of its own. */
export function hashOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash;
}
