import { expect, test } from "vitest";
import { nearest, scaleOf, stretches } from "./plot-scale";

const point = (at: number, rating: number, deviation?: number) => ({ at, rating, before: 1500, deviation });

test("a plot holds its points and their bands between round numbers", () => {
  const points = [point(0, 1646, 308), point(100, 1454, 279)];
  const { x, y, marks } = scaleOf(points, 600, 200, 40, 20);
  expect(marks[0]).toBeLessThanOrEqual(1454 - 279);
  expect(marks.at(-1)).toBeGreaterThanOrEqual(1646 + 308);
  expect(marks.every((mark) => mark % 50 === 0)).toBe(true);
  expect(x(0)).toBeGreaterThan(40);
  expect(x(100)).toBeLessThan(600);
  expect(y(1646)).toBeLessThan(y(1454));
});

test("one game alone stands in the middle", () => {
  const { x, marks } = scaleOf([point(5, 1500)], 440, 200, 40, 20);
  expect(x(5)).toBe(240);
  expect(marks.length).toBeGreaterThan(1);
});

test("the band is drawn where deviations were kept", () => {
  const points = [point(0, 1, 5), point(1, 2), point(2, 3, 5), point(3, 4, 5)];
  expect(stretches(points).map((stretch) => stretch.length)).toEqual([1, 2]);
});

test("the nearest point is found", () => {
  const points = [point(0, 1500), point(50, 1600), point(100, 1550)];
  const scale = scaleOf(points, 600, 200, 40, 20);
  expect(nearest(points, scale, scale.x(50) + 30)).toBe(1);
});
