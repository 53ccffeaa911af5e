import { expect, it } from "vitest";
import { defaultBot, levelOf, plainBot, sortBots, styleOf, withStyle } from "./bot-choice";

const EIGHT = ["random", "level-10", ...Array.from({ length: 8 }, (_, index) => `level-${8 - index}`)];

it("reads the level from a name", () => expect([levelOf("level-3"), levelOf("greedy"), levelOf("level-x")]).toEqual([3, undefined, undefined]));
it("reads the style of a level", () => {
  expect(["level-3-bold", "level-3", "greedy", "my-own-bot"].map(styleOf)).toEqual(["bold", "", "", ""]);
  expect(levelOf("level-3-bold")).toBe(3);
});
it("changes the style of a level only", () => {
  expect([withStyle("level-3", "bold"), withStyle("level-3-bold", "eager"), withStyle("greedy", "bold")]).toEqual(["level-3-bold", "level-3-eager", "greedy"]);
  expect([plainBot("level-3-bold"), plainBot("my-own-bot")]).toEqual(["level-3", "my-own-bot"]);
});
it("keeps the style chosen before where the game has it", () => {
  expect(defaultBot(EIGHT, "level-5-eager", ["cautious", "eager"])).toBe("level-5-eager");
  expect(defaultBot(EIGHT, "level-5-thrifty", ["cautious"])).toBe("level-5");
});
it("sorts levels by strength, then the others", () => {
  expect(sortBots(["greedy", "level-10", "level-2", "random"])).toEqual(["level-2", "level-10", "greedy", "random"]);
});
it("defaults to the lower half, or to the bot chosen before", () => {
  expect(defaultBot(EIGHT.slice(2), null)).toBe("level-3");
  expect(defaultBot(EIGHT, "random")).toBe("random");
  expect(defaultBot(["random", "greedy"], null)).toBe("greedy");
  expect(defaultBot(["random", "greedy"], "level-7")).toBe("greedy");
});
