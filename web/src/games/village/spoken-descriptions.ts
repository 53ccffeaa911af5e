import type { Sentences } from "../../i18n/game-sentences";
import { t } from "../../i18n/texts.svelte";
import type { InfluenceCard, OpenCell, VillageCard } from "./generated";
import { suitOf } from "./field-geometry";

export function cardName(card: string, sentences: Sentences): string {
  const [suit, value] = suitOf(card);
  return sentences.say("card", { suit, value });
}

/** Everything visible on a village card, for screen readers. */
export function villageName(village: VillageCard, sentences: Sentences): string {
  const shows = sentences.say("village", { village: village.symbols.map((lead) => lead.symbol).join("-") });
  const leads = village.symbols.map((lead) => {
    const symbol = sentences.say("symbol", { symbol: lead.symbol });
    if (lead.leader === null) return t("village-no-lead", { symbol });
    return t("village-lead", { symbol, player: sentences.playerName(lead.leader), influence: lead.influence[lead.leader] });
  });
  const state = village.scored ? t("village-scored") : t("village-free-sides", { count: village.free });
  return [t("village-at", { cell: village.cell, village: shows }), ...leads, state].join(", ");
}

export function influenceName(card: InfluenceCard, sentences: Sentences): string {
  return t("village-card-at", { cell: card.cell, card: cardName(card.card, sentences), player: sentences.playerName(card.seat) });
}

export function openName(open: OpenCell): string {
  const parts = [t("village-open", { cell: open.cell })];
  if (open.founds.length) parts.push(t("village-founds", { cells: open.founds.join(" ") }));
  if (open.completes.length) parts.push(t("village-completes", { cells: open.completes.join(" ") }));
  return parts.join(", ");
}
