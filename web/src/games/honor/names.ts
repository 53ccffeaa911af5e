import type { Speech } from "../../words/speech";
import { t } from "../../words/texts.svelte";
import type { Pointing } from "./pointing.svelte";
import { stacked, type Face, type Head, type Player } from "./view";

export function cardName(card: string, speech: Speech): string {
  return speech.say("card", { card });
}

/** With its values, where it has any. */
export function faceName(face: Face, speech: Speech): string {
  const { card, kind, honor, ki, strength } = face;
  const name = cardName(card, speech);
  if (["ninja", "event", "reaction"].includes(kind)) return `${name} (${speech.say("kind-of-card", { kind })})`;
  return t("honor-card", { card: name, honor, ki, strength });
}

function listed(cards: string[], speech: Speech): string {
  return stacked(cards)
    .map(({ card, count }) => (count > 1 ? `${count} × ` : "") + cardName(card, speech))
    .join(", ");
}

/** Everything that a glance at the shelf shows. */
export function houseName(player: Player, head: Head, pointing: Pointing): string {
  const { speech } = pointing.sight;
  const house = player.houses.find((found) => found.house === head);
  const where = { house: speech.say("house-of", { house: head }), player: speech.name(player.seat) };
  if (house === undefined) return t("honor-house-none", where);
  const { honor, ki, strength, assassin } = house;
  const parts = [t("honor-house", { ...where, honor, ki, strength })];
  if (house.cards.length) parts.push(listed(house.cards, speech));
  if (house.stealable.length) parts.push(t("honor-house-steal", { cards: listed(house.stealable, speech) }));
  parts.push(t("honor-house-risk", { chance: assassin }));
  return parts.join("; ");
}

export function statusOf(player: Player, speech: Speech): string {
  if (player.status !== "second") return t(`honor-status-${player.status}`);
  const lord = speech.name(player.serves);
  return t(`honor-service-${player.service}`, { lord });
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
