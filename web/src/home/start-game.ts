import { defaultBot } from "../i18n/bot-choice";
import { t } from "../i18n/texts.svelte";
import { readStored, store } from "../storage";
import { contributeSalt } from "../wire/stored-commitments";
import type { GameOut, NewTable } from "../wire/generated";
import { createTable, getTable, sendCommand } from "../wire/server-api";

/** The name that a guest used last. */
export function guestName(): string {
  return readStored("name") ?? t("guest");
}

export function rememberGuestName(name: string): void {
  store("name", name.trim() === "" ? null : name.trim());
}

export function preferredBot(game: GameOut): string {
  return defaultBot(game.bots, readStored("bot"));
}

/** Halfway between the fewest and the most players. */
export function defaultSeats(game: GameOut): number {
  return Math.floor((game.seats[0] + game.seats[1]) / 2);
}

/** Creates a table, takes the first seat and puts bots on the others. */
export async function playNow(game: GameOut, bot = preferredBot(game)): Promise<string> {
  const seats = defaultSeats(game);
  const { id } = await createTable({ game: game.key, seats });
  await takeFirstSeat(id);
  for (let seat = 1; seat < seats; seat++) await sendCommand(id, { type: "seat_bot", seat, bot });
  return id;
}

/** Creates a table for others to join and takes the first seat. */
export async function createAndJoin(wanted: NewTable): Promise<string> {
  const { id } = await createTable(wanted);
  await takeFirstSeat(id);
  return id;
}

async function takeFirstSeat(id: string): Promise<void> {
  const { commitment } = await getTable(id);
  await sendCommand(id, { type: "sit", seat: 0, name: guestName(), salt: contributeSalt(id, commitment) });
}
