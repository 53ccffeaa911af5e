import { expect, test } from "vitest";
import type { Outcome, View } from "../wire/generated";
import { finalStanding, marginOf, resultOf } from "./final-standing";

const outcome = (shares: number[], args = {}, rule = "S4"): Outcome => ({ reason: "points", rule, shares, args });
const over = { outcome: {} } as unknown as View;

test("orders seats by their share of the victory, then by points; equal seats share a rank", () => {
  const standing = finalStanding(outcome([0, 1, 0, 0], { scores: [5, 9, 7, 5] }), over, {});
  expect(standing.map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 3],
  ]);
  expect(marginOf(standing, 0)).toBe(4);
  expect(marginOf(standing, 1)).toBe(2);
});

test("the game's own points and ranks come first", () => {
  const board = { scores: () => [8, 3], ranks: () => [2, 1] };
  const standing = finalStanding(outcome([0, 1]), over, board);
  expect(standing).toEqual([
    { seat: 1, rank: 1, score: 3 },
    { seat: 0, rank: 2, score: 8 },
  ]);
  expect(marginOf(standing, 0)).toBe(0);
});

test("points do not order a game that ended early", () => {
  const standing = finalStanding(outcome([0.5, 0, 0.5], { seat: 1 }, ""), null, { scores: () => [1, 9, 4] });
  expect(standing.map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});

test("a result is won, shared, lost or drawn", () => {
  expect([0, 1].map((seat) => resultOf(outcome([1, 0]), seat))).toEqual(["won", "lost"]);
  expect(resultOf(outcome([0.5, 0.5, 0]), 0)).toBe("shared");
  expect(resultOf(outcome([0.5, 0.5]), 0)).toBe("drawn");
});
