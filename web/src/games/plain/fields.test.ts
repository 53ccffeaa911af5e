import { expect, it } from "vitest";
import type { View } from "../../wire/generated";
import { counted, sortFields } from "./fields";

it("sorts the fields of an unknown view by their shape", () => {
  const view = {
    viewer: 0,
    decision: null,
    outcome: null,
    round: 2,
    hand: ["a", "b"],
    players: [{ score: 1 }, { score: 2 }],
    unseen: { a: 1 },
    played: [],
  } as unknown as View;
  expect(sortFields(view, 2)).toEqual({
    cards: [["hand", ["a", "b"]]],
    seats: [["players", [{ score: 1 }, { score: 2 }]]],
    facts: [["round", 2]],
    folded: [["unseen", { a: 1 }]],
  });
});
it("counts equal cards", () => expect(counted(["a", "b", "a"])).toEqual([["a", 2], ["b", 1]])); // prettier-ignore
