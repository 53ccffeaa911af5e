import type { GameOut } from "../wire/types";
import { t, texts } from "../words/texts.svelte";

export function day(moment: number): string {
  return new Date(moment).toLocaleDateString(texts.language, { dateStyle: "medium" });
}

export function when(moment: number): string {
  return new Date(moment).toLocaleString(texts.language, { dateStyle: "medium", timeStyle: "short" });
}

/** What a number gained or lost, with its sign. */
export function change(before: number, after: number): string {
  const by = Math.round(after) - Math.round(before);
  return by < 0 ? `−${-by}` : `+${by}`;
}

export function titleOf(games: GameOut[], key: string): string {
  return games.find((game) => game.key === key)?.titles[texts.language] ?? key;
}

/** A game, and how many play it where that may differ. */
export function kindOf(games: GameOut[], key: string, seats: number): string {
  const game = games.find((one) => one.key === key);
  const fixed = game !== undefined && game.seats[0] === game.seats[1];
  return fixed ? titleOf(games, key) : t("game-of", { game: titleOf(games, key), count: seats });
}
