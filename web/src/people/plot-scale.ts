import type { RatingPoint } from "../wire/generated";

const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MARGIN = 10;

/** Where times and ratings are in a plot, in pixels, and the ratings of its grid lines. */
export interface PlotScale {
  x: (at: number) => number;
  y: (rating: number) => number;
  gridLines: number[];
}

export function plotScale(points: RatingPoint[], width: number, height: number, left: number, bottom: number): PlotScale {
  const lows = points.map((point) => point.rating - (point.deviation ?? 0));
  const highs = points.map((point) => point.rating + (point.deviation ?? 0));
  const step = gridStep(Math.max(...highs) - Math.min(...lows));
  const low = Math.floor(Math.min(...lows) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...highs) / step) * step);
  const [first, last] = [points[0]!.at, points.at(-1)!.at];
  const [inner, edge] = [width - left - 2 * MARGIN, left + MARGIN];
  return {
    x: (at) => (last === first ? edge + inner / 2 : edge + ((at - first) / (last - first)) * inner),
    y: (rating) => MARGIN + (1 - (rating - low) / (high - low)) * (height - bottom - MARGIN),
    gridLines: Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step),
  };
}

/** Gives about five grid lines at round numbers. */
function gridStep(span: number): number {
  return STEPS.find((step) => span / step <= 5) ?? STEPS.at(-1)!;
}

/** Runs of points with a known deviation. Old games have none. */
export function runsWithDeviation(points: RatingPoint[]): RatingPoint[][] {
  const runs: RatingPoint[][] = [[]];
  for (const point of points) {
    if (point.deviation == null) runs.push([]);
    else runs.at(-1)!.push(point);
  }
  return runs.filter((run) => run.length > 0);
}

/** The index of the point nearest to an x coordinate. */
export function nearestPoint(points: RatingPoint[], scale: PlotScale, x: number): number {
  const distances = points.map((point) => Math.abs(scale.x(point.at) - x));
  return distances.indexOf(Math.min(...distances));
}
