import type { Speech } from "../../words/speech";
import { t } from "../../words/texts.svelte";
import { suitOf, type InfluenceCard, type OpenCell, type VillageCard } from "./view";

export function cardName(card: string, speech: Speech): string {
  const [suit, value] = suitOf(card);
  return speech.say("card", { suit, value });
}

/** Everything that a glance at the village shows. */
export function villageName(village: VillageCard, speech: Speech): string {
  const shows = speech.say("village", { village: village.symbols.map((lead) => lead.symbol).join("-") });
  const leads = village.symbols.map((lead) => {
    const symbol = speech.say("symbol", { symbol: lead.symbol });
    if (lead.leader === null) return t("village-no-lead", { symbol });
    return t("village-lead", { symbol, player: speech.name(lead.leader), influence: lead.influence[lead.leader] });
  });
  const state = village.scored ? t("village-scored") : t("village-free-sides", { count: village.free });
  return [t("village-at", { cell: village.cell, village: shows }), ...leads, state].join(", ");
}

export function influenceName(card: InfluenceCard, speech: Speech): string {
  return t("village-card-at", { cell: card.cell, card: cardName(card.card, speech), player: speech.name(card.seat) });
}

export function openName(open: OpenCell): string {
  const parts = [t("village-open", { cell: open.cell })];
  if (open.founds.length) parts.push(t("village-founds", { cells: open.founds.join(" ") }));
  if (open.completes.length) parts.push(t("village-completes", { cells: open.completes.join(" ") }));
  return parts.join(", ");
}
