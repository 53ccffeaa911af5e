import { createTable, say, getTable } from "../wire/http";
import { contributeSalt } from "../wire/commitments";
import type { GameOut, NewTable } from "../wire/types";
import { defaultBot } from "../i18n/bot-levels";
import { readStored, store } from "../storage";
import { t } from "../i18n/texts.svelte";

export function playerName(): string {
  return readStored("name") ?? t("guest");
}

export function rememberName(name: string): void {
  store("name", name.trim() === "" ? null : name.trim());
}

export function preferredBot(game: GameOut): string {
  return defaultBot(game.bots, readStored("bot"));
}

/** Neither the fewest nor the most: the table that shows a game best. */
export function defaultSeats(game: GameOut): number {
  return Math.floor((game.seats[0] + game.seats[1]) / 2);
}

/** One click: a table, a seat on it, and bots on all others. */
export async function playNow(game: GameOut, bot = preferredBot(game)): Promise<string> {
  const seats = defaultSeats(game);
  const { id } = await createTable({ game: game.key, seats });
  await sitDown(id);
  for (let seat = 1; seat < seats; seat++) await say(id, { type: "seat_bot", seat, bot });
  return id;
}

/** A table to invite others to. */
export async function invite(wanted: NewTable): Promise<string> {
  const { id } = await createTable(wanted);
  await sitDown(id);
  return id;
}

async function sitDown(id: string): Promise<void> {
  const { commitment } = await getTable(id);
  await say(id, { type: "sit", seat: 0, name: playerName(), salt: contributeSalt(id, commitment) });
}
