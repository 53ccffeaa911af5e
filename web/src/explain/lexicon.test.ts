import { expect, test } from "vitest";
import { Lexicon } from "./lexicon";

const term = (key: string, ...forms: string[]) => ({ key, word: forms[0]!, about: "", rule: "", forms });
const lexicon = new Lexicon([term("thief", "thief", "thieves"), term("elite-thief", "elite thief"), term("alliance", "Bündnis*")]);

test("a term is found in all its forms, the longer one first", () => {
  expect(lexicon.inText("Elite thief, thieves and a thiefling")).toEqual(["elite-thief", "thief"]);
});

test("a form with a star has any ending, but the whole word must match", () => {
  expect(lexicon.split("das Bündnisses, Kriegsbündnis")).toEqual([
    { text: "das ", term: null },
    { text: "Bündnisses", term: "alliance" },
    { text: ", Kriegsbündnis", term: null },
  ]);
});

test("a term is marked once in a text", () => {
  expect(lexicon.split("thief or thief").filter((part) => part.term !== null)).toHaveLength(1);
  expect(new Lexicon([]).split("thief")).toEqual([{ text: "thief", term: null }]);
});
