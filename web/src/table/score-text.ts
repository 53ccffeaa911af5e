import type { Sentences } from "../i18n/game-sentences";
import { t } from "../i18n/texts.svelte";

/** Points in the game's own words ("3 rice"), or as points. */
export function scoreText(sentences: Sentences, score: number): string {
  return sentences.find("score", { score }) ?? t("points", { score });
}
