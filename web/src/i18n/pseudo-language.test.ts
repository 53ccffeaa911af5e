import { expect, test } from "vitest";
import { pseudo } from "./pseudo-language";

test("every letter is accented, and words are longer", () => {
  expect(pseudo("Play 3 cards.")).toBe("Þļåý~ 3 çåŕđš.~~");
  const alphabet = "abcdefghijklmnopqrstuvwxyz";
  expect(pseudo(alphabet + alphabet.toUpperCase())).not.toMatch(/[A-Za-z]/);
});
