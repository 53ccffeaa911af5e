import type { Sentences } from "../../i18n/game-sentences";
import { t } from "../../i18n/texts.svelte";
import type { InfluenceCard, OpenCell, SymbolInfluence, VillageCard } from "./generated";
import { suitOf } from "./field-geometry";
import { byVillage, type Lead, ranked } from "./leads";

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

/** The influence of every player on every symbol of a village. */
export function influenceTable(village: VillageCard, sentences: Sentences): { title: string; facts: string } {
  const shows = sentences.say("village", { village: village.symbols.map((lead) => lead.symbol).join("-") });
  const facts = village.symbols.map((lead) => leadAfter(lead, sentences)).join(" · ");
  return { title: t("village-at", { cell: village.cell, village: shows }), facts };
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

/** Who would lead what after a move, village by village. */
export function leadNames(leads: Lead[], completes: string[], sentences: Sentences): string[] {
  return byVillage(leads).map(({ village, leads: symbols }) => {
    const parts = symbols.map((lead) => leadAfter(lead, sentences)).join("; ");
    return t(completes.includes(village) ? "village-after-complete" : "village-after", { cell: village, leads: parts });
  });
}

function leadAfter(lead: SymbolInfluence, sentences: Sentences): string {
  const amounts = ranked(lead).map(({ seat, amount }) => `${sentences.playerName(seat)} ${amount}`);
  const symbol = sentences.say("symbol", { symbol: lead.symbol });
  if (amounts.length === 0) return t("village-no-lead", { symbol });
  return t(lead.leader === null ? "village-tie" : "village-leads", { symbol, amounts: amounts.join(", ") });
}
