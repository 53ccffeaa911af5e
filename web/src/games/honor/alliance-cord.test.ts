import { expect, test } from "vitest";
import { cordBetween, type Rod } from "./alliance-cord";

/** A panel of 100 × 80 with a shelf inside. */
const rod = (left: number, top: number): Rod => ({ knots: [left + 5, left + 95], y: top + 30, left, right: left + 100, top, bottom: top + 80 });
const pointsOf = (d: string) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])] as const);

test.each([
  ["next to each other", rod(0, 0), rod(108, 0)],
  ["two places apart", rod(0, 0), rod(216, 0)],
  ["in another row", rod(216, 88), rod(0, 0)],
])("a cord between panels %s crosses no third panel", (_, one, other) => {
  const panels = [0, 108, 216].flatMap((left) => [rod(left, 0), rod(left, 88)]);
  const third = panels.filter(({ left, top }) => ![one, other].some((end) => end.left === left && end.top === top));
  for (const [x, y] of pointsOf(cordBetween(one, other).d)) {
    expect(third.some((panel) => x > panel.left && x < panel.right && y > panel.top && y < panel.bottom)).toBe(false);
  }
});
