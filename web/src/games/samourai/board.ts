import type { View } from "../../wire/types";
import type { Speech } from "../../words/speech";
import type { SamouraiView } from "./view";

export { default } from "./Board.svelte";
export { default as crest } from "./Crest.svelte";

/** Every choice is a samurai and a square: the board shows them all. */
export const points = (): boolean => true;

export function seatLines(view: View, seat: number, speech: Speech): string[] {
  const camp = (view as SamouraiView).camps[seat]!;
  return [
    ...(camp.protected ? [speech.say("protected")] : []),
    ...(camp.has_anzen ? [speech.say("anzen-left")] : []),
  ];
}
