import { expect, it } from "vitest";
import { leavesQuestion } from "./entry-kinds";

it("keeps the question while others write, clocks pause or an auto-reply changes", () => {
  const kinds = ["chat", "", undefined, "move", "answer", "claim"];
  expect(kinds.filter((what) => leavesQuestion({ what }))).toEqual(["chat", ""]);
});
