import { openTable, say, tableAt } from "../wire/http";
import { pledge } from "../wire/promises";
import type { GameOut, NewTable } from "../wire/types";
import { usualAmong } from "../words/levels";
import { keep, kept } from "../words/kept";
import { t } from "../words/texts.svelte";

export function myName(): string {
  return kept("name") ?? t("guest");
}

export function rememberName(name: string): void {
  keep("name", name.trim() === "" ? null : name.trim());
}

export function usualBot(game: GameOut): string {
  return usualAmong(game.bots, kept("bot"));
}

/** Neither the fewest nor the most: the table that shows a game best. */
export function usualSeats(game: GameOut): number {
  return Math.floor((game.seats[0] + game.seats[1]) / 2);
}

/** One click: a table, a seat on it, and bots on all others. */
export async function playNow(game: GameOut, bot = usualBot(game)): Promise<string> {
  const seats = usualSeats(game);
  const { id } = await openTable({ game: game.key, seats });
  await sitDown(id);
  for (let seat = 1; seat < seats; seat++) await say(id, { type: "seat_bot", seat, bot });
  return id;
}

/** A table to invite others to. */
export async function invite(wanted: NewTable): Promise<string> {
  const { id } = await openTable(wanted);
  await sitDown(id);
  return id;
}

async function sitDown(id: string): Promise<void> {
  const { commitment } = await tableAt(id);
  await say(id, { type: "sit", seat: 0, name: myName(), salt: pledge(id, commitment) });
}
