// Where things are on the curves above the timeline. Pure geometry, in pixels.

export interface Plot {
  width: number;
  height: number;
  inset: number; // left and right: the line of the game begins and ends there
  last: number; // the number of the last picture
  top: number; // the value at the upper edge
  bottom: number; // and at the lower one
}

export interface Bar {
  n: number;
  x: number;
  y: number;
  height: number;
}

export function xOf(plot: Plot, n: number): number {
  return plot.inset + ((plot.width - 2 * plot.inset) * n) / Math.max(1, plot.last);
}

export function yOf(plot: Plot, value: number): number {
  const part = Math.max(0, Math.min(1, (value - plot.bottom) / (plot.top - plot.bottom)));
  return plot.height * (1 - part);
}

/** The picture under a place. */
export function pictureAt(plot: Plot, x: number): number {
  const part = (x - plot.inset) / Math.max(1, plot.width - 2 * plot.inset);
  return Math.round(Math.max(0, Math.min(1, part)) * plot.last);
}

/** A curve through the values of all pictures; where nothing changes it has no points. */
export function lineOf(plot: Plot, values: readonly number[]): string {
  const inner = values.length - 1;
  return values
    .map((value, n) => ({ value, n }))
    .filter(({ value, n }) => n === 0 || n === inner
      || value !== values[n - 1] || value !== values[n + 1])
    .map(({ value, n }, at) => `${at === 0 ? 'M' : 'L'}${short(xOf(plot, n))} `
      + short(yOf(plot, value)))
    .join('');
}

/** Luck as bars up and down from the middle of a band; the greatest fill half of it. */
export function barsOf(plot: Plot, lucks: readonly number[]): Bar[] {
  const greatest = Math.max(...lucks.map(Math.abs), Number.EPSILON);
  const half = plot.height / 2;
  return lucks.flatMap((luck, n) => {
    const height = (half * Math.abs(luck)) / greatest;
    return height < 0.5 ? [] : [{ n, x: xOf(plot, n), y: luck > 0 ? half - height : half, height }];
  });
}

/** Places for labels as near as can be to where they belong, in order and none over another. */
export function apart(wanted: readonly number[], room: number, from: number, to: number): number[] {
  const places = [...wanted];
  let least = from;
  for (const [at, place] of places.entries()) {
    places[at] = Math.max(place, least);
    least = places[at]! + room;
  }
  let most = to;
  for (let at = places.length - 1; at >= 0; at--) {
    places[at] = Math.min(places[at]!, most);
    most = places[at]! - room;
  }
  return places;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
