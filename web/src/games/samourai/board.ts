import type { GameEvent, View } from "../../wire/types";
import type { Speech } from "../../words/speech";
import type { SamouraiView } from "./view";

export { default } from "./Board.svelte";
export { default as crest } from "./Crest.svelte";

/** Every choice is a samurai and a square: the board shows them all. */
export const points = (): boolean => true;

export function seatLines(view: View, seat: number, speech: Speech): { shown: string; spoken: string }[] {
  const camp = (view as SamouraiView).camps[seat]!;
  const lines = [...(camp.protected ? ["protected"] : []), ...(camp.has_anzen ? ["anzen-left"] : [])];
  return lines.map((key) => ({ shown: speech.say(key), spoken: speech.say(key) }));
}

export function written(event: GameEvent, speech: Speech): { seat: number; text: string; said: string } | null {
  if (event.type !== "moved") return null;
  const { distance, landed } = event;
  return { seat: Number(event.seat), text: `${event.start}-${event.end}`, said: speech.say("announcement", { distance, landed }) };
}
