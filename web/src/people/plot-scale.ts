import type { RatingPoint } from "../wire/types";

const STEPS = [10, 20, 50, 100, 200, 500, 1000];

/** Where things are in a plot of so many pixels. */
export interface Scale {
  x: (at: number) => number;
  y: (rating: number) => number;
  marks: number[];
}

export function scaleOf(points: RatingPoint[], width: number, height: number, left: number, bottom: number): Scale {
  const lows = points.map((one) => one.rating - (one.deviation ?? 0));
  const highs = points.map((one) => one.rating + (one.deviation ?? 0));
  const step = stepFor(Math.max(...highs) - Math.min(...lows));
  const low = Math.floor(Math.min(...lows) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...highs) / step) * step);
  const [first, last] = [points[0]!.at, points.at(-1)!.at];
  const [inside, edge] = [width - left - 2 * EDGE, left + EDGE];
  return {
    x: (at) => (last === first ? edge + inside / 2 : edge + ((at - first) / (last - first)) * inside),
    y: (rating) => EDGE + (1 - (rating - low) / (high - low)) * (height - bottom - EDGE),
    marks: Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step),
  };
}

const EDGE = 10;

/** Four or five lines, at round numbers. */
function stepFor(span: number): number {
  return STEPS.find((step) => span / step <= 5) ?? STEPS.at(-1)!;
}

/** The points in stretches of which the deviation is known: it was not always kept. */
export function stretches(points: RatingPoint[]): RatingPoint[][] {
  const found: RatingPoint[][] = [[]];
  for (const point of points) {
    if (point.deviation == null) found.push([]);
    else found.at(-1)!.push(point);
  }
  return found.filter((stretch) => stretch.length > 0);
}

/** Which point is nearest to that place on the screen. */
export function nearest(points: RatingPoint[], scale: Scale, place: number): number {
  const away = points.map((point) => Math.abs(scale.x(point.at) - place));
  return away.indexOf(Math.min(...away));
}
