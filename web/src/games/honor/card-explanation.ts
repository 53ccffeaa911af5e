import { explain } from "../../explain/explain";
import type { Sentences } from "../../i18n/game-sentences";
import { t } from "../../i18n/texts.svelte";
import { hasValues, termOfCard } from "./card-facts";
import type { PrintedCard } from "./generated";
import { cardName } from "./spoken-descriptions";

export function valuesOf(face: PrintedCard): string {
  const { honor, ki, strength } = face;
  return hasValues(face) ? t("honor-values", { honor, ki, strength }).replace(/-(?=\d)/g, "−") : "";
}

/** Attributes that make a drawn card explain itself. */
export function explainCard(face: PrintedCard, sentences: Sentences): Record<string, string | undefined> {
  const count = face.kind === "samurai" ? "" : t("honor-copies", { count: face.count });
  const facts = [valuesOf(face), count].filter(Boolean).join(" · ");
  const title = face.kind === "samurai" ? sentences.say("head-of", { house: "samurai" }) : cardName(face.card, sentences);
  return explain(sentences.key, termOfCard(face), { title, facts });
}
