import { expect, it } from "vitest";
import { defaultBot, levelOf, sortBots } from "./bot-choice";

const EIGHT = ["random", "level-10", ...Array.from({ length: 8 }, (_, index) => `level-${8 - index}`)];

it("reads the level from a name", () => expect([levelOf("level-3"), levelOf("greedy"), levelOf("level-x")]).toEqual([3, undefined, undefined]));
it("sorts levels by strength, then the others", () => {
  expect(sortBots(["greedy", "level-10", "level-2", "random"])).toEqual(["level-2", "level-10", "greedy", "random"]);
});
it("defaults to the lower half, or to the bot chosen before", () => {
  expect(defaultBot(EIGHT.slice(2), null)).toBe("level-3");
  expect(defaultBot(EIGHT, "random")).toBe("random");
  expect(defaultBot(["random", "greedy"], null)).toBe("greedy");
  expect(defaultBot(["random", "greedy"], "level-7")).toBe("greedy");
});
