import { expect, it } from "vitest";
import { boxOf, nearest, placeOf, suitOf } from "./field-geometry";

it("draws higher rows higher", () => expect(placeOf("2,-1")).toEqual([200, 100]));
it("reads cards", () => expect(suitOf("helmet-3")).toEqual(["helmet", 3]));
it("encloses all cells", () => expect(boxOf(["0,0", "1,0", "0,-1"])).toEqual({ x: -12, y: -12, width: 224, height: 224 }));
it("finds the nearest cell in a direction", () => {
  const cells = ["0,0", "1,0", "2,0", "0,1", "1,-1"];
  expect(nearest("0,0", cells, [1, 0])).toBe("1,0");
  expect(nearest("0,0", cells, [0, -1])).toBe("0,1");
  expect(nearest("0,0", cells, [-1, 0])).toBe("0,0");
});
