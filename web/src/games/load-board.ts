import { texts } from "../i18n/texts.svelte";
import type { BoardModule } from "./board-model";

const BOARDS = import.meta.glob<BoardModule>(["./*/board.ts", "!./plain/board.ts"]);

/** The board in the game's folder with its texts. Without one, or with `?plain` in the address, the plain board. */
export function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/board.ts`];
  const wantsPlain = new URLSearchParams(location.search).has("plain");
  return wantsPlain || load === undefined ? import("./plain/board") : texts.withGameFolder(game, load());
}
