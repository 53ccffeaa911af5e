import type { Sentences } from "../../i18n/game-sentences";
import { t } from "../../i18n/texts.svelte";
import type { BoardInput } from "./board-input.svelte";
import type { Player, PrintedCard } from "./generated";
import { type Head, stacked } from "./view-helpers";

export function cardName(card: string, sentences: Sentences): string {
  return sentences.say("card", { card });
}

/** The card's name and values, for screen readers. */
export function faceName(face: PrintedCard, sentences: Sentences): string {
  const { card, kind, honor, ki, strength } = face;
  const name = cardName(card, sentences);
  if (["ninja", "event", "reaction"].includes(kind)) return `${name} (${sentences.say("kind-of-card", { kind })})`;
  return t("honor-card", { card: name, honor, ki, strength });
}

function listed(cards: string[], sentences: Sentences): string {
  return stacked(cards)
    .map(({ card, count }) => (count > 1 ? `${count} × ` : "") + cardName(card, sentences))
    .join(", ");
}

/** Everything visible in a house, for screen readers. */
export function houseName(player: Player, head: Head, input: BoardInput): string {
  const { sentences } = input.model;
  const house = player.houses.find((found) => found.house === head);
  const where = { house: sentences.say("house-of", { house: head }), player: sentences.playerName(player.seat) };
  if (house === undefined) return t("honor-house-none", where);
  const { honor, ki, strength, assassin } = house;
  const parts = [t("honor-house", { ...where, honor, ki, strength })];
  if (house.cards.length) parts.push(listed(house.cards, sentences));
  if (house.stealable.length) parts.push(t("honor-house-steal", { cards: listed(house.stealable, sentences) }));
  parts.push(t("honor-house-risk", { chance: assassin }));
  return parts.join("; ");
}

export function statusOf(player: Player, sentences: Sentences): string {
  if (player.status !== "second") return t(`honor-status-${player.status}`);
  const lord = sentences.playerName(player.serves);
  return t(`honor-service-${player.service}`, { lord });
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
