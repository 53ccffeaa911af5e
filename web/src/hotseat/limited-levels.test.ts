import { expect, test } from "vitest";
import { isSlow } from "./limited-levels";

test("the highest searches are limited in a browser", () => {
  expect([6, 7, 8].map((level) => isSlow("samourai", level, 2))).toEqual([false, true, true]);
  expect([6, 7, 8].map((level) => isSlow("village", level, 3))).toEqual([false, false, true]);
});

test("a network that plays without a search is not limited", () => {
  expect([2, 3, 8].map((seats) => isSlow("seven", 7, seats))).toEqual([false, true, true]);
  expect([2, 3, 8].map((seats) => isSlow("seven", 8, seats))).toEqual([true, false, false]);
  expect([3, 6].map((seats) => isSlow("honor", 8, seats))).toEqual([false, false]);
});
