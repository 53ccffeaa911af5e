import { botName } from "../i18n/bot-names";
import { t } from "../i18n/texts.svelte";
import type { LogLine } from "../wire/generated";
import type { TableClient } from "./table-client.svelte";

/** The sentences of a log line. A move has one per event, which may be none. */
export function logSentences(line: LogLine, client: TableClient): string[] {
  const what = line.what ?? "move";
  const events = (line.events ?? []).map((event) => client.sentences.event(event));
  if (what === "move") return events;
  const player = isFromFormerPlayer(line, client) ? line.name! : client.sentences.playerName(line.seat);
  switch (what) {
    case "chat":
      return [t("log-chat", { player, text: line.text ?? "" })];
    case "sit":
      return [t("log-sit", { player })];
    case "start":
      return [t("log-start"), ...events];
    case "leave":
      return [t("log-leave", { player })];
    case "resign":
      return [t("log-resign", { player })];
    case "time":
      return [t("log-time", { player })];
    case "offer":
      return [t(`log-offer-${line.text}`, { player })];
    case "answer":
      return [t("log-answer", { player, answer: answerOf(line, client) })];
    case "played_by":
      return [line.text ? t("log-played-by", { player, bot: botName(line.text) }) : t("log-taken-back", { player })];
    case "rematch":
      return [t("log-rematch")];
    case "close":
      return [t("log-close", { text: line.text ?? "" })];
    default:
      return events;
  }
}

/** `yes`, `no`, or `withdrawn` by the player who offered. */
function answerOf(line: LogLine, client: TableClient): string {
  const offer = client.table?.log.findLast((other) => other.what === "offer" && other.number < line.number);
  return line.text === "no" && offer?.seat === line.seat ? "withdrawn" : (line.text ?? "");
}

/** Whether the line is about a player who no longer has the seat. */
export function isFromFormerPlayer({ seat, name }: LogLine, client: TableClient): boolean {
  return !!name && name !== client.table?.seats[seat!]?.name;
}
