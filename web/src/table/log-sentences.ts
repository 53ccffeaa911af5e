import { botName } from "../i18n/bot-names";
import { t, type TextArgs, texts } from "../i18n/texts.svelte";
import type { LogLine } from "../wire/generated";
import type { TableClient } from "./table-client.svelte";

/** The sentences of a log line. A move has one per event, which may be none. */
export function logSentences(line: LogLine, client: TableClient): string[] {
  const what = line.what ?? "move";
  // The reader's bot has the reader's name: "you" would be wrong.
  if (what === "move" && isByOwnBot(line, client)) return (line.events ?? []).map((event) => client.sentences.eventWithNames(event));
  const events = (line.events ?? []).map((event) => client.sentences.event(event));
  if (what === "move") return events;
  const isFormer = isFromFormerPlayer(line, client);
  const player = isFormer ? line.name! : client.sentences.playerName(line.seat);
  const isReader = !isFormer && line.seat !== null && line.seat === client.you;
  /** About the player, or about "you". */
  const say = (key: string, args: TextArgs = {}) => (isReader ? texts.find(`${key}-you`, args) : undefined) ?? t(key, { player, ...args });
  switch (what) {
    case "chat":
      return [typeof line.seat === "number" ? t("log-chat", { player, text: line.text ?? "" }) : t("log-chat-spectator", { player, text: line.text ?? "" })];
    case "sit":
      return [say("log-sit")];
    case "start":
      return [t("log-start"), ...events];
    case "leave":
      return [say("log-leave")];
    case "resign":
      return [say("log-resign")];
    case "time":
      return [say("log-time")];
    case "offer":
      return [say(`log-offer-${line.text}`)];
    case "answer":
      return [say("log-answer", { answer: answerOf(line, client) })];
    case "played_by":
      return [line.text ? say("log-played-by", { bot: botName(line.text) }) : say("log-taken-back")];
    case "claim":
      return [line.of === client.you && line.of !== null ? claimFromReader(line, player) : say(line.text ? "log-claim-bot" : "log-claim-win", { absent: client.sentences.playerName(line.of) })];
    case "rematch":
      return [t("log-rematch")];
    case "close":
      return [t("log-close", { text: line.text ?? "" })];
    default:
      return events;
  }
}

/** Whether a bot made this move for the reader. */
function isByOwnBot({ number, events = [] }: LogLine, { you, table }: TableClient): boolean {
  if (you === null || table === null || !events.some(({ seat }) => seat === you)) return false;
  return !!changesOfPlayer(table.log, you).findLast((line) => line.number < number)?.text;
}

const TAKEOVERS = ["played_by", "claim", "time", "resign"];

/** The lines after which a bot plays for this seat, or its player again. */
function changesOfPlayer(log: LogLine[], seat: number): LogLine[] {
  return log.filter((line) => TAKEOVERS.includes(line.what ?? "") && (line.what === "claim" ? line.of : line.seat) === seat);
}

/** Somebody went on without the reader, who had left. */
function claimFromReader(line: LogLine, player: string): string {
  return line.text ? t("log-claim-bot-from-you", { player }) : t("log-claim-win-from-you", { player });
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
