import type { Sentences } from "../../i18n/game-sentences";
import { t } from "../../i18n/texts.svelte";
import type { View } from "../../wire/generated";
import type { SevenView } from "./generated";

export { default } from "./Board.svelte";

export const allCards = () => import("./CardLists.svelte");

export const canChooseOnBoard = (): boolean => true;

export const showsSeats = "phone" as const;

/** Points by round; the villages show everything else. */
export function seatInfo(view: View, seat: number, _speech: Sentences): { shown: string; spoken: string }[] {
  const { history, players } = view as SevenView;
  const rounds = history.map((round) => round.points[seat]).join(" + ");
  const total = t("seven-points", { count: players[seat]!.score });
  return [{ shown: history.length > 1 ? `${rounds} = ${players[seat]!.score}` : total, spoken: total }];
}

export const scores = (view: View): number[] => (view as SevenView).players.map((player) => player.score);

/** `cards`: how many cards of the nearest set of seven the player has. */
export const standingArgs = (view: View): { cards: number } => ({ cards: Math.min(7, (view as SevenView).aims[0]?.cards ?? 0) });
