// Where things lie on the map, and shapes cut for it: a square is 100 wide, f6 is in the middle.

import type { Ref } from '../../wire/messages';
import { COLUMNS, nameOf, SIDE, type Square } from './view';

export const NEAR = 38; // the edges with letters and numbers
export const FAR = 18; // the other edges
export const WIDTH = NEAR + SIDE * 100 + FAR;

export const CASTLE = 60; // in the middle of 121 squares

export interface Spot {
  x: number;
  y: number;
}

/** The upper left corner of a square, by number or reference. */
export function cornerOf(square: number | Ref): Spot {
  const number = typeof square === 'number' ? square : numberOf(square);
  return { x: NEAR + (number % SIDE) * 100, y: NEAR + Math.floor(number / SIDE) * 100 };
}

export function numberOf(ref: Ref): number {
  const name = nameOf(ref);
  return (Number(name.slice(1)) - 1) * SIDE + COLUMNS.indexOf(name[0]!);
}

/** A number from 0 to 1 that looks like chance and is always the same. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A rectangle of paper cut by hand: its edges are not quite straight. */
export function cutPaper(x: number, y: number, width: number, height: number, seed = 1): string {
  const points: string[] = [];
  const corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] as const;
  corners.forEach(([fromX, fromY], side) => {
    const [toX, toY] = corners[(side + 1) % 4]!;
    for (let step = 0; step < 5; step += 1) {
      const off = (chance(seed * 97 + side * 13 + step) - 0.5) * 7;
      const [across, along] = side % 2 ? [off, off / 3] : [off / 3, off];
      points.push(
        `${round(fromX + ((toX - fromX) * step) / 5 + across)} ` +
          `${round(fromY + ((toY - fromY) * step) / 5 + along)}`,
      );
    }
  });
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One shape of all squares of a terrain: neighbours flow into each other. */
export function shapeOf(printed: Square[], terrain: string): string {
  const has = (number: number): boolean => printed[number]?.terrain === terrain;
  let shape = '';
  printed.forEach((_, number) => {
    if (!has(number)) return;
    const { x, y } = cornerOf(number);
    const right = number % SIDE < SIDE - 1 && has(number + 1);
    shape += `M${x + 34} ${y + 5}h32q29 0 29 29v32q0 29-29 29h-32q-29 0-29-29v-32q0-29 29-29Z`;
    if (right) shape += `M${x + 60} ${y + 12}h80v76h-80Z`;
    if (has(number + SIDE)) shape += `M${x + 12} ${y + 60}h76v80h-76Z`;
    if (right && has(number + SIDE) && has(number + SIDE + 1)) {
      shape += `M${x + 60} ${y + 60}h80v80h-80Z`;
    }
  });
  return shape;
}
