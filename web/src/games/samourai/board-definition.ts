import type { Sentences } from "../../i18n/game-sentences";
import type { GameEvent, View } from "../../wire/generated";
import type { SamouraiView } from "./generated";

export { default } from "./Board.svelte";
export { default as crest } from "./Crest.svelte";

export const seatColors = ["light-dark(#b8321f, #e8705c)", "light-dark(#211c15, #f1e9da)"];

export const canChooseOnBoard = (): boolean => true;

export function seatInfo(view: View, seat: number, sentences: Sentences): { shown: string; spoken: string }[] {
  const camp = (view as SamouraiView).camps[seat]!;
  const lines = [...(camp.protected ? ["protected"] : []), ...(camp.has_anzen ? ["anzen-left"] : [])];
  return lines.map((key) => ({ shown: sentences.say(key), spoken: sentences.say(key) }));
}

export function notation(event: GameEvent, sentences: Sentences): { seat: number; text: string; comment: string } | null {
  if (event.type !== "moved") return null;
  const { distance, landed } = event;
  return { seat: Number(event.seat), text: `${event.start}-${event.end}`, comment: sentences.say("announcement", { distance, landed }) };
}

/** `mobility` counts the answers of the player to act. The first move and the one after an anzen answer nothing. */
export function standingArgs(view: View, seat: number): { asked: string; kind: string } {
  return { asked: view.decision?.seat === seat ? "you" : "other", kind: view.decision?.kind ?? "answer" };
}
