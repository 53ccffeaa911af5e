import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../wire/generated";
import type { Choice } from "../board-model";
import { nearestInDirection } from "./nearest-place";
import { actionsWith, attemptAt, choiceAt, pairOf, previewChoice } from "./board-input";
import type { Called, Player, SetProgress, SevenView } from "./generated";
import { flightsOf, recentChanges } from "./recent-changes";
import { counted, finalCounts, misfitsOf, othersOf, placesOf, setOf, stepsOf } from "./view-helpers";

const choice = (action: number, type: string, move: object = {}): Choice => ({ action, text: type, move: { type, ...move } });

describe("the layout", () => {
  it("starts with the player to the left", () => expect(othersOf(4, 2)).toEqual([3, 0, 1]));
  it("has a place for every other player", () => {
    for (let others = 1; others <= 7; others++) {
      const letters = new Set(placesOf(others).match(/[a-g]/g));
      expect(letters.size).toBe(others);
      expect(placesOf(others)).toContain("C");
    }
  });
});

describe("cards", () => {
  it("are counted in the order of a sorted hand", () => expect(counted(["ninja", "red", "red"])).toEqual([["red", 2], ["ninja", 1]]));
  it("of a called set are all seven", () =>
    expect(setOf({ type: "called", seat: 0, points: 7, color: "red", many: 4, other: "blue", others: 2, ronin: 1 })).toHaveLength(7));
  it("that do not belong to a pair of colors are found", () => {
    const aim = { lying: ["red"] } as SetProgress;
    expect(misfitsOf(["red", "red", "blue"], aim)).toEqual(["red", "blue"]);
  });
});

it("shows the current step of the turn", () => {
  const view = { draws_left: 0, plays_left: 2, decision: {} } as SevenView;
  expect(stepsOf(view)).toEqual(["done", "done", "now", "open"]);
});

describe("a click", () => {
  const choices = [choice(1, "lay", { card: "red" }), choice(2, "discard", { card: "red" }), choice(3, "play", { card: "bandit-6" })];
  const pair = choice(4, "pair", { card: "ninja", partner: "bandit-6" });
  it("on the row lays the chosen card", () => expect(choiceAt("row", choices, "red")?.action).toBe(1));
  it("on the discard pile discards it", () => expect(choiceAt("discard", choices, "red")?.action).toBe(2));
  it("on a village plays it there", () => expect(choiceAt("village:2", choices, "bandit-6")?.action).toBe(3));
  it("without a chosen card does nothing", () => expect(choiceAt("row", choices, null)).toBeUndefined());
  it("on a target chooses it", () => expect(choiceAt("village:2", [choice(7, "target", { seat: 2 })], null)?.action).toBe(7));
  it("lists pairs first and discarding last", () => {
    const all = [...choices, choice(5, "discard", { card: "bandit-6" }), pair];
    expect(actionsWith("bandit-6", all).map(({ action }) => action)).toEqual([4, 3, 5]);
  });
  it("finds a pair in either order", () => expect(pairOf("bandit-6", "ninja", [pair])).toBe(pair));
  it("attempts an illegal move", () => expect(attemptAt("discard", null, "draw")).toBe("draw discard"));
  it("previews the laid card and the defense", () => {
    const preview = previewChoice(choices[0], { effect: "defense", defense: 4 }, 1, null);
    expect(preview.lays).toBe("red");
    expect(preview.defense).toEqual({ seat: 1, points: 4 });
  });
});

describe("recent events", () => {
  it("animate unknown cards face down", () =>
    expect(flightsOf({ type: "took-unseen", seat: 0, victim: 2 })).toEqual([{ what: "back", from: "hand:2", to: "hand:0", times: 1 }]));
  it("animate a pair as two cards", () =>
    expect(flightsOf({ type: "announced", seat: 0, play: "pair", card: "ninja", partner: "bandit-6" })).toHaveLength(2));
  it("count since the viewer's last turn", () => {
    const moves = [
      [{ type: "robbed", seat: 1, victim: 0, rice: 2 }],
      [{ type: "laid", seat: 0, card: "red", defense: 1 }],
      [{ type: "robbed", seat: 1, victim: 0, rice: 3 }],
      [{ type: "laid", seat: 2, card: "blue", defense: 1 }],
    ];
    const changes = recentChanges(moves, 0);
    expect(changes.rice.get(0)).toBe(-3);
    expect(changes.laid.get(2)).toEqual(["blue"]);
    expect(changes.laid.has(0)).toBe(false);
    expect(recentChanges([...moves, [{ type: "drew", seat: 0, card: "red" }]], 0).rice.get(0)).toBe(-3);
  });
  it("say who took the viewer's rice, until the viewer has played", () => {
    const theft = { type: "robbed", seat: 1, victim: 0, rice: 3 };
    const moves = [[theft], [{ type: "robbed", seat: 1, victim: 2, rice: 0 }], [{ type: "drew-unseen", seat: 2 }]];
    const changes = recentChanges(moves, 0);
    expect(changes.thefts).toEqual([theft]);
    expect(changes.news).toBe(theft);
    expect(recentChanges([...moves, [{ type: "struck", seat: 2, victim: 1, place: "hand", card: "red" }]], 0).news?.type).toBe("struck");
    expect(recentChanges(moves, 3).news).toBeNull();
  });
  it("of an earlier round do not count", () => {
    const moves: GameEvent[][] = [[{ type: "robbed", seat: 1, victim: 0, rice: 2 }, { type: "dealt", round: 2, dealer: 1, card: "red" }]];
    expect(recentChanges(moves, 0).rice.size).toBe(0);
  });
});

it("counts points of sets and of rice at the end", () => {
  const call = { type: "called", seat: 1, points: 20 } as Called;
  const history = [
    { call, points: [9, 31] },
    { call: null, points: [14, 2] },
  ];
  expect(finalCounts({ history, players: [{}, {}] as Player[] })).toEqual([
    { seat: 1, sets: 20, rice: 13, total: 33 },
    { seat: 0, sets: 0, rice: 23, total: 23 },
  ]);
});

it("finds the nearest place in a direction", () => {
  const at = (x: number, y: number) => ({ getBoundingClientRect: () => ({ x, y, width: 0, height: 0 }) as DOMRect });
  const [here, near, far] = [at(0, 0), at(10, 0), at(30, 0)];
  expect(nearestInDirection(here, [here, far, near], [1, 0])).toBe(near);
  expect(nearestInDirection(here, [here, near], [-1, 0])).toBe(here);
});
