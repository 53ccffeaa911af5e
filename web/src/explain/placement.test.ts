import { expect, test } from "vitest";
import { placeNextTo } from "./placement";

const view = { width: 360, height: 640 };
const size = { width: 300, height: 90 };

test.each([
  ["at the bottom", { left: 10, top: 560, width: 60, height: 80 }],
  ["at the top", { left: 300, top: 0, width: 60, height: 60 }],
  ["in the middle", { left: 0, top: 200, width: 360, height: 200 }],
])("an explanation of something %s does not cover it and is in view", (_, target) => {
  const { left, top } = placeNextTo(target, size, view);
  expect(top + size.height <= target.top || top >= target.top + target.height).toBe(true);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + size.width).toBeLessThanOrEqual(view.width);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top + size.height).toBeLessThanOrEqual(view.height);
});

test("next to something tall there is room at its side", () => {
  expect(placeNextTo({ left: 20, top: 0, width: 40, height: 640 }, { width: 200, height: 90 }, view).left).toBe(68);
});
