// A copy of a piece that can travel over the board, HTML or SVG alike. The piece itself is hidden
// meanwhile. A copy lies where it looks like what it copies: beside the piece, or (SVG) in a layer
// of the board.

const SVG = 'http://www.w3.org/2000/svg';
/** What a copy would lose with its parents. */
const INHERITED = [
  'color', 'fill', 'stroke', 'strokeWidth', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight',
  'textAnchor', 'letterSpacing',
] as const;

export interface Point {
  x: number;
  y: number;
}

export function centreOf(rect: DOMRect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

export class Ghost {
  readonly node: HTMLElement | SVGElement;
  readonly rect: DOMRect;
  at: Point = { x: 0, y: 0 }; // where it rests, from where the piece is
  private readonly hidden: HTMLElement | SVGElement | null;

  /** Reads only: nothing is written to the page before `appear`. */
  constructor(private readonly piece: Element, hides: boolean) {
    this.rect = piece.getBoundingClientRect();
    this.node = inSvg(piece) ? svgCopy(piece, this.rect) : htmlCopy(piece as HTMLElement);
    this.hidden = hides ? (piece as HTMLElement | SVGElement) : null;
  }

  private get isFlat(): boolean {
    return this.node instanceof SVGElement;
  }

  appear(layer: Layer): void {
    Object.assign(this.node.style, {
      position: this.isFlat ? 'absolute' : 'fixed', inset: '0 auto auto 0', margin: '0',
      zIndex: '40', pointerEvents: 'none', willChange: 'transform', transformOrigin: 'center',
      width: `${this.rect.width}px`, height: `${this.rect.height}px`,
    });
    const home = this.isFlat ? layer.element : (this.piece.parentElement ?? layer.element);
    home.append(this.node);
    this.hidden?.style.setProperty('visibility', 'hidden');
  }

  /** How far it is from where it belongs: what it is measured from depends on what it lies in. */
  get gap(): Point {
    const { x, y } = this.node.getBoundingClientRect();
    return { x: this.rect.x - x, y: this.rect.y - y };
  }

  put({ x, y }: Point): void {
    this.node.style.left = `${x}px`;
    this.node.style.top = `${y}px`;
  }

  vanish(): void {
    this.node.remove();
    this.hidden?.style.removeProperty('visibility');
  }

  /** Whether the piece still stands where it was copied. */
  get holds(): boolean {
    return this.piece.isConnected;
  }
}

/** Let ghosts appear, all exactly over their pieces: written, read and written once for all. */
export function appearing(ghosts: Ghost[], layer: Layer): void {
  for (const ghost of ghosts) ghost.appear(layer);
  const gaps = ghosts.map((ghost) => ghost.gap);
  ghosts.forEach((ghost, at) => ghost.put(gaps[at]!));
}

/** Where copies of SVG pieces are: above the board, in its own colours and letters. */
export class Layer {
  readonly element = document.createElement('div');

  constructor() {
    this.element.setAttribute('aria-hidden', 'true');
    Object.assign(this.element.style, {
      position: 'absolute', inset: '0 auto auto 0', width: '0', height: '0', zIndex: '40',
    });
  }

  /** Be inside a board. */
  settle(board: Element): void {
    const root = board.firstElementChild;
    const host = root instanceof HTMLElement && root !== this.element ? root : board;
    if (this.element.parentElement !== host) host.append(this.element);
  }
}

function inSvg(piece: Element): piece is SVGGraphicsElement {
  return piece instanceof SVGElement && piece.ownerSVGElement !== null;
}

function htmlCopy(piece: HTMLElement): HTMLElement {
  const copy = plain(piece.cloneNode(true) as HTMLElement);
  copy.setAttribute('aria-hidden', 'true');
  copy.style.boxSizing = 'border-box';
  return copy;
}

/** The copy stands in a picture of its own, no larger than it: what moves is to be painted. */
function svgCopy(piece: SVGGraphicsElement, { x, y }: DOMRect): SVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  const frame = document.createElementNS(SVG, 'g');
  const parent = piece.parentElement as unknown as SVGGraphicsElement;
  const seen = parent.getScreenCTM();
  if (seen) {
    frame.setAttribute('transform',
      `matrix(${seen.a} ${seen.b} ${seen.c} ${seen.d} ${seen.e - x} ${seen.f - y})`);
  }
  inherit(frame, piece);
  frame.append(plain(piece.cloneNode(true) as SVGElement));
  picture.append(frame);
  picture.style.overflow = 'visible';
  return picture;
}

function inherit(copy: HTMLElement | SVGElement, piece: Element): void {
  const style = getComputedStyle(piece.parentElement ?? piece);
  for (const name of INHERITED) copy.style[name] = style[name];
}

/** No copy may be found, touched or spoken in the place of the piece. */
function plain<T extends HTMLElement | SVGElement>(copy: T): T {
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>('[data-ref]')]) {
    part.removeAttribute('data-ref');
    part.removeAttribute('tabindex');
    part.removeAttribute('role');
    part.classList.remove('target', 'chosen', 'pointed', 'instead');
  }
  copy.style.visibility = 'visible';
  return copy;
}
