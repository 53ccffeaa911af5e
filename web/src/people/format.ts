import type { GameOut } from "../wire/types";
import { t, texts } from "../i18n/texts.svelte";

export function formatDate(moment: number): string {
  return new Date(moment).toLocaleDateString(texts.language, { dateStyle: "medium" });
}

export function formatDateTime(moment: number): string {
  return new Date(moment).toLocaleString(texts.language, { dateStyle: "medium", timeStyle: "short" });
}

/** What a number gained or lost, with its sign. */
export function formatChange(before: number, after: number): string {
  const by = Math.round(after) - Math.round(before);
  return by < 0 ? `−${-by}` : `+${by}`;
}

export function gameTitle(games: GameOut[], key: string): string {
  return games.find((game) => game.key === key)?.titles[texts.language] ?? key;
}

/** A game, and how many play it where that may differ. */
export function gameAndSeats(games: GameOut[], key: string, seats: number): string {
  const game = games.find((one) => one.key === key);
  const fixed = game !== undefined && game.seats[0] === game.seats[1];
  return fixed ? gameTitle(games, key) : t("game-of", { game: gameTitle(games, key), count: seats });
}
