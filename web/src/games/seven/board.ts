import type { View } from "../../wire/types";
import type { Sentences } from "../../i18n/sentences";
import { t } from "../../i18n/texts.svelte";
import type { SevenView } from "./view-helpers";

export { default } from "./Board.svelte";

/** Piles, villages, cards, and buttons for what is done with a card: all can be pointed at. */
export const points = (): boolean => true;

export const showsSeats = "phone" as const;

/** The villages show all the rest. */
export function seatInfo(view: View, seat: number, _speech: Sentences): { shown: string; spoken: string }[] {
  const { history, players } = view as SevenView;
  const rounds = history.map((round) => round.points[seat]).join(" + ");
  const total = t("seven-points", { count: players[seat]!.score });
  return [{ shown: history.length > 1 ? `${rounds} = ${players[seat]!.score}` : total, spoken: total }];
}
