import { expect, test } from "vitest";
import { termOfCard, whereabouts } from "./card-facts";
import type { HonorView, PrintedCard } from "./generated";

const face = (card: string, kind: string, count = 5): PrintedCard => ({ card, kind, count, honor: 0, ki: 0, strength: 0 });

test("a card is explained by its kind, a card that acts by itself", () => {
  expect(termOfCard(face("warrior-c", "warrior"))).toBe("warrior");
  expect(termOfCard(face("elite-thief", "ninja"))).toBe("elite-thief");
  expect(termOfCard(face("firearms", "possession"))).toBe("firearms");
});

test("the overview counts what the viewer sees; the rest is hidden", () => {
  const view = {
    players: [{ houses: [{ cards: ["thief", "warrior-a"] }] }, { houses: [] }],
    discards: ["thief"],
    hand: ["thief", "thief"],
    held: null,
  } as unknown as HonorView;
  expect(whereabouts(face("thief", "ninja"), view)).toEqual({ houses: 1, discarded: 1, hand: 2, hidden: 1 });
});
