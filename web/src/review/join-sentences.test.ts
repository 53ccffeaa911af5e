import { expect, test } from "vitest";
import { joinSentences } from "./join-sentences";

test("a full stop separates a move in notation from the next sentence", () => {
  expect(joinSentences(["Aki: e11-e2, 9 dragon", "Iki zumari: no answer."])).toBe("Aki: e11-e2, 9 dragon. Iki zumari: no answer.");
});

test("nothing is added to one sentence, or to one that ends", () => {
  expect(joinSentences(["", "Aki: e11-e2, 9 dragon"])).toBe("Aki: e11-e2, 9 dragon");
  expect(joinSentences(["Aki draws a card.", "The pile is empty!", "Mika waits…", "Go on"])).toBe("Aki draws a card. The pile is empty! Mika waits… Go on");
});
