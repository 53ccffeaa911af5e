import { startExplanations } from "../explain/start-explanations";
import { texts } from "../i18n/texts.svelte";
import type { BoardModule } from "./board-model";

const BOARDS = import.meta.glob<BoardModule>(["./*/board-definition.ts", "!./plain/board-definition.ts"]);

/** The board in the game's folder with its texts. Without one, or with `?plain` in the address, the plain board. */
export function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/board-definition.ts`];
  startExplanations();
  const wantsPlain = new URLSearchParams(location.search).has("plain");
  return wantsPlain || load === undefined ? import("./plain/board-definition") : texts.withGameFolder(game, load());
}
