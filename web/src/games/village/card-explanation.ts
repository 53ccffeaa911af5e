import type { Sentences } from "../../i18n/game-sentences";
import { suitOf } from "./field-geometry";
import { cardName } from "./spoken-descriptions";

/** The name of a card and what it does, in the words of its preview. */
export function cardExplanation(card: string, sentences: Sentences): { title: string; facts: string } {
  const [suit, value] = suitOf(card);
  return { title: cardName(card, sentences), facts: sentences.say("preview", { decision: "card", suit, value }) };
}
