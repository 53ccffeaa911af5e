import type { Sentences } from "../../i18n/game-sentences";
import type { View } from "../../wire/generated";
import type { VillageView } from "./generated";
import { SHAPES } from "./field-geometry";

export { default } from "./Board.svelte";
export { default as crest } from "./Crest.svelte";

export const seatColors = ["light-dark(#2f6b4a, #78b791)", "light-dark(#a03122, #e8705c)", "light-dark(#2f4a8a, #90a8e8)", "light-dark(#8a5c06, #dcae58)"];

export const canChooseOnBoard = (): boolean => true;

const SIGNS = ["▲", "●", "■"];

export function seatInfo(view: View, seat: number, sentences: Sentences): { shown: string; spoken: string }[] {
  const player = (view as VillageView).players[seat]!;
  const spoken = SHAPES.map((shape, index) => `${player.stones[index]} ${sentences.say("shapes", { shape })}`).join(", ");
  const shown = SHAPES.map((shape, index) => `${SIGNS[index]} ${player.stones[index]}${player.majorities.includes(shape) ? "*" : ""}`).join("   ");
  const cards = sentences.say("screen-cards", { hand: player.hand, pile: player.pile });
  return [
    { shown, spoken },
    { shown: cards, spoken: cards },
  ];
}
