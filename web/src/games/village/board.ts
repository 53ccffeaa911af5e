import type { View } from "../../wire/types";
import type { Speech } from "../../words/speech";
import { SHAPES, type VillageView } from "./view";

export { default } from "./Board.svelte";
export { default as crest } from "./Crest.svelte";

/** A card in the hand, a cell or a site on the field: all can be pointed at. */
export const points = (): boolean => true;

const SIGNS = ["▲", "●", "■"];

export function seatLines(view: View, seat: number, speech: Speech): { shown: string; spoken: string }[] {
  const player = (view as VillageView).players[seat]!;
  const spoken = SHAPES.map((shape, index) => `${player.stones[index]} ${speech.say("shapes", { shape })}`).join(", ");
  const shown = SHAPES.map((shape, index) => `${SIGNS[index]} ${player.stones[index]}${player.majorities.includes(shape) ? "*" : ""}`).join("   ");
  const cards = speech.say("screen-cards", { hand: player.hand, pile: player.pile });
  return [
    { shown, spoken },
    { shown: cards, spoken: cards },
  ];
}
