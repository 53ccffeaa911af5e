import type { Sentences } from "../../i18n/game-sentences";
import { t } from "../../i18n/texts.svelte";
import type { SetProgress, SevenView } from "./generated";
import { counted } from "./view-helpers";

export const cardName = (card: string, sentences: Sentences): string => sentences.say("card", { card });

/** Equal cards once, with their number. */
export function cardNames(cards: string[], sentences: Sentences): string {
  return counted(cards)
    .map(([card, count]) => (count > 1 ? `${count} × ${cardName(card, sentences)}` : cardName(card, sentences)))
    .join(", ");
}

/** Everything visible in a player's village, for screen readers. */
export function villageName(view: SevenView, seat: number, sentences: Sentences): string {
  const player = view.players[seat]!;
  const parts = [
    t("seven-village", { player: sentences.playerName(seat) }),
    ...(view.decision?.seat === seat ? [t("to-move")] : []),
    ...(view.victim === seat ? [t("seven-target")] : []),
    player.table.length ? t("seven-lying", { cards: cardNames(player.table, sentences) }) : t("seven-nothing-lies"),
    t("seven-defense", { count: player.defense }),
    t("seven-rice", { count: player.rice }),
    t("seven-in-hand", { count: player.hand }),
    ...(player.known.length && seat !== view.viewer ? [t("seven-known", { cards: cardNames(player.known, sentences) })] : []),
    t("seven-points", { count: player.score }),
  ];
  return parts.join(", ");
}

export function aimName(aim: SetProgress, sentences: Sentences): string {
  const [one, other] = aim.colors.map((card) => cardName(card, sentences));
  return t("seven-aim", { one, other, cards: Math.min(7, aim.cards), misfits: aim.misfits, points: aim.worth });
}

export function discardName(view: SevenView, sentences: Sentences): string {
  const top = view.discard.at(-1);
  if (top === undefined) return t("seven-discard-empty");
  return t("seven-discard", { count: view.discard.length, card: cardName(top, sentences) });
}
