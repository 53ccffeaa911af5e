import { expect, test } from "vitest";
import { nearestPoint, plotScale, runsWithDeviation } from "./plot-scale";

const point = (at: number, rating: number, deviation?: number) => ({ at, rating, before: 1500, deviation });

test("the grid lines are round numbers and enclose all points with their deviations", () => {
  const points = [point(0, 1646, 308), point(100, 1454, 279)];
  const { x, y, gridLines } = plotScale(points, 600, 200, 40, 20);
  expect(gridLines[0]).toBeLessThanOrEqual(1454 - 279);
  expect(gridLines.at(-1)).toBeGreaterThanOrEqual(1646 + 308);
  expect(gridLines.every((line) => line % 50 === 0)).toBe(true);
  expect(x(0)).toBeGreaterThan(40);
  expect(x(100)).toBeLessThan(600);
  expect(y(1646)).toBeLessThan(y(1454));
});

test("a single point is in the middle", () => {
  const { x, gridLines } = plotScale([point(5, 1500)], 440, 200, 40, 20);
  expect(x(5)).toBe(240);
  expect(gridLines.length).toBeGreaterThan(1);
});

test("points without a deviation split the runs", () => {
  const points = [point(0, 1, 5), point(1, 2), point(2, 3, 5), point(3, 4, 5)];
  expect(runsWithDeviation(points).map((run) => run.length)).toEqual([1, 2]);
});

test("finds the nearest point", () => {
  const points = [point(0, 1500), point(50, 1600), point(100, 1550)];
  const scale = plotScale(points, 600, 200, 40, 20);
  expect(nearestPoint(points, scale, scale.x(50) + 30)).toBe(1);
});
