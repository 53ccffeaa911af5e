import { t } from "../i18n/texts.svelte";
import type { ClockSetup } from "../wire/generated";

/** A clock in a few words. */
export function clockText({ kind = "none", base = 0, increment = 0, days = 0 }: ClockSetup): string {
  if (kind === "live") return t("clock-live-short", { minutes: Math.round(base / 60_000), seconds: Math.round(increment / 1000) });
  return kind === "days" ? t("clock-days-short", { days }) : t("clock-none");
}

/** Players, clock and whether it is rated. */
export function wishText({ seats, clock, rated }: { seats: number; clock: ClockSetup; rated: boolean }): string {
  return [t("players-exactly", { count: seats }), clockText(clock), rated ? t("rated") : ""].filter(Boolean).join(" · ");
}

/** A duration in seconds or minutes. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return seconds < 90 ? t("seconds-short", { count: seconds }) : t("minutes-short", { count: Math.round(seconds / 60) });
}
