import { t, texts } from "../i18n/texts.svelte";
import type { GameOut } from "../wire/generated";

export function formatDate(time: number): string {
  return new Date(time).toLocaleDateString(texts.language, { dateStyle: "medium" });
}

export function formatDateTime(time: number): string {
  return new Date(time).toLocaleString(texts.language, { dateStyle: "medium", timeStyle: "short" });
}

/** The difference of two ratings with its sign. */
export function formatChange(before: number, after: number): string {
  const by = Math.round(after) - Math.round(before);
  return by < 0 ? `−${-by}` : `+${by}`;
}

export function gameTitle(games: GameOut[], key: string): string {
  return games.find((game) => game.key === key)?.titles[texts.language] ?? key;
}

/** The game's title, with the number of players if it varies. */
export function gameAndSeats(games: GameOut[], key: string, seats: number): string {
  const game = games.find((one) => one.key === key);
  const isFixed = game !== undefined && game.seats[0] === game.seats[1];
  return isFixed ? gameTitle(games, key) : t("game-of", { game: gameTitle(games, key), count: seats });
}
