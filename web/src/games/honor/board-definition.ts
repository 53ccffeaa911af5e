import { t } from "../../i18n/texts.svelte";
import type { View } from "../../wire/generated";
import type { HonorView } from "./generated";
import { signed } from "./spoken-descriptions";

export { announces } from "./announces";
export { default } from "./Board.svelte";

export const allCards = () => import("./AllCards.svelte");

export const canChooseOnBoard = (): boolean => true;

export const showsSeats = "always" as const;

export function seatInfo(view: View, seat: number): { shown: string; spoken: string }[] {
  const { players, target } = view as HonorView;
  const { honor, income, shogun, status } = players[seat]!;
  const spoken = t("honor-of-target", { honor, target, income: signed(income) });
  const title = shogun ? t("honor-shogun") : status === "ronin" ? t("honor-status-ronin") : "";
  return [{ shown: `${honor} / ${target}   ${signed(income)}`, spoken }, ...(title ? [{ shown: title, spoken: title }] : [])];
}

export const scores = (view: View): number[] => (view as HonorView).players.map((player) => player.honor);
