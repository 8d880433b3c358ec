import { describe, expect, it } from 'vitest';

import { inReadingOrder, nearest, type Box } from './reach';

const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
// a b c
// d   e
const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(40, 20)];

describe('arrow keys', () => {
  it('begin with what one reads first', () => {
    expect(nearest([box(40, 20), box(0, 1), box(20, 0)], null, 'right')).toBe(1);
  });

  it('go to the nearest in their direction', () => {
    expect(nearest(grid, grid[0]!, 'right')).toBe(1);
    expect(nearest(grid, grid[0]!, 'down')).toBe(3);
    expect(nearest(grid, grid[4]!, 'up')).toBe(2);
    expect(nearest(grid, grid[4]!, 'left')).toBe(3);
  });

  it('go around the edge', () => {
    const others = grid.slice(0, 4);
    expect(nearest(others, grid[4]!, 'right')).toBe(0);
    expect(nearest(grid.slice(1), grid[0]!, 'left')).toBe(3);
  });

  it('find nothing where nothing is', () => {
    expect(nearest([], null, 'up')).toBe(-1);
  });

  it('read rows even where they are not quite straight', () => {
    expect(inReadingOrder([box(40, 2), box(0, 0), box(20, 3), box(0, 20)])).toEqual([1, 2, 0, 3]);
  });
});
