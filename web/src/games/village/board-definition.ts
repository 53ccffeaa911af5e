import type { Sentences } from "../../i18n/game-sentences";
import type { Outcome, View } from "../../wire/generated";
import type { VillageView } from "./generated";
import { SHAPES } from "./field-geometry";

export { default } from "./Board.svelte";
export { default as crest } from "./Crest.svelte";

export const seatColors = ["light-dark(#2f6b4a, #78b791)", "light-dark(#a03122, #e8705c)", "light-dark(#2f4a8a, #90a8e8)", "light-dark(#8a5c06, #dcae58)"];

export const canChooseOnBoard = (): boolean => true;

const SIGNS = ["▲", "●", "■"];

export function seatInfo(view: View, seat: number, sentences: Sentences): { shown: string; spoken: string }[] {
  const player = (view as VillageView).players[seat]!;
  const spoken = SHAPES.map((shape, index) => sentences.say("shape-count", { shape, stones: player.stones[index]! })).join(", ");
  const shown = SHAPES.map((shape, index) => `${SIGNS[index]} ${player.stones[index]}${player.majorities.includes(shape) ? "*" : ""}`).join("   ");
  const cards = sentences.say("screen-cards", { hand: player.hand, pile: player.pile });
  return [
    { shown, spoken },
    { shown: cards, spoken: cards },
  ];
}

export const standingArgs = (view: View, seat: number): { led: number } => ({ led: (view as VillageView).players[seat]!.majorities.length });

export const scores = (view: View): number[] => (view as VillageView).players.map((player) => player.total);

/** After the winners, the number of majorities and then all stones. */
export function ranks(view: View, outcome: Outcome): number[] {
  const strength = (view as VillageView).players.map(({ majorities, total }, seat) => outcome.shares[seat]! * 10_000 + majorities.length * 1000 + total);
  return strength.map((own) => 1 + strength.filter((other) => other > own).length);
}
