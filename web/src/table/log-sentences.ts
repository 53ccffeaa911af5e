import type { TableClient } from "./table-client.svelte";
import type { Line } from "../wire/types";
import { botName } from "../i18n/bot-names";
import { t } from "../i18n/texts.svelte";

/** A line of the log in words; a move may tell several things, or nothing. */
export function sentencesOf(line: Line, client: TableClient): string[] {
  const what = line.what ?? "move";
  const told = (line.events ?? []).map((event) => client.sentences.event(event));
  if (what === "move") return told;
  const player = hasGone(line, client) ? line.name! : client.sentences.playerName(line.seat);
  switch (what) {
    case "chat":
      return [t("log-chat", { player, text: line.text ?? "" })];
    case "sit":
      return [t("log-sit", { player })];
    case "start":
      return [t("log-start"), ...told];
    case "leave":
      return [t("log-leave", { player })];
    case "resign":
      return [t("log-resign", { player })];
    case "time":
      return [t("log-time", { player })];
    case "offer":
      return [line.text === "draw" ? t("log-offer-draw", { player }) : t("log-offer-undo", { player })];
    case "answer":
      return [t("log-answer", { player })];
    case "played_by":
      return [line.text ? t("log-played-by", { player, bot: botName(line.text) }) : t("log-taken-back", { player })];
    case "rematch":
      return [t("log-rematch")];
    default:
      return told;
  }
}

/** Whoever said it, sat down or left has the seat no more. */
export function hasGone({ seat, name }: Line, client: TableClient): boolean {
  return !!name && name !== client.table?.seats[seat!]?.name;
}
