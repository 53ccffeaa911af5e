import { defaultBot } from "../i18n/bot-choice";
import { t } from "../i18n/texts.svelte";
import { readStored, store } from "../storage";
import { contributeSalt } from "../wire/stored-commitments";
import type { CreatedTable, GameOut, NewTable } from "../wire/generated";
import { createTable, getTable, post, sendCommand } from "../wire/server-api";

/** The name that a guest used last. */
export function guestName(): string {
  return readStored("name") ?? t("guest");
}

export function rememberGuestName(name: string): void {
  store("name", name.trim() === "" ? null : name.trim());
}

/** The bot chosen last for this game; otherwise the one chosen last for any game. */
export function preferredBot(game: GameOut): string {
  return defaultBot(game.bots, readStored(`bot.${game.key}`) ?? readStored("bot"), game.styles);
}

export function rememberBot(game: GameOut, bot: string): void {
  store(`bot.${game.key}`, bot);
  store("bot", bot);
}

/** How many can play, from the fewest to the most. */
export function seatCounts({ seats: [least, most] }: GameOut): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** The number of players chosen last; otherwise halfway between the fewest and the most. */
export function preferredSeats(game: GameOut): number {
  const counts = seatCounts(game);
  const before = Number(readStored(`seats.${game.key}`));
  return counts.includes(before) ? before : counts[Math.floor((counts.length - 1) / 2)]!;
}

export function rememberSeats(game: GameOut, seats: number): void {
  store(`seats.${game.key}`, String(seats));
}

/** Whether this browser has neither played the game nor done a step of its lesson. */
export function isNewTo(game: GameOut): boolean {
  return readStored(`seats.${game.key}`) === null && readStored(`learn.${game.key}`) === null;
}

/** Creates a table, takes the first seat and puts bots on the others. */
export async function playNow(game: GameOut, bot = preferredBot(game)): Promise<string> {
  const seats = preferredSeats(game);
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

/** Creates a table for these people, in place of an invitation if one is given, and takes the first seat. */
export async function challengeAndJoin(wanted: NewTable, people: string[], insteadOf: string): Promise<string> {
  const { id } = await post<CreatedTable>("api/challenges", { table: wanted, people, instead_of: insteadOf });
  await takeFirstSeat(id);
  return id;
}

async function takeFirstSeat(id: string): Promise<void> {
  const { commitment } = await getTable(id);
  await sendCommand(id, { type: "sit", seat: 0, name: guestName(), salt: contributeSalt(id, commitment) });
}
