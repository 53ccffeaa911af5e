import { getContext, setContext } from "svelte";
import type { BoardModule } from "./board-model";

const KEY = "seat-marks";

/** Gives the seats on a page the marks of its game. */
export function provideSeatMarks(getBoard: () => BoardModule | null): void {
  setContext(KEY, getBoard);
}

/** The game's own mark of a seat, if the page has a game with one. */
export function ownCrest(): BoardModule["crest"] {
  return getContext<(() => BoardModule | null) | undefined>(KEY)?.()?.crest;
}

/** A style that replaces the seat colors by those of the game. */
export function seatColorStyle(board: BoardModule | null): string {
  return (board?.seatColors ?? []).map((color, seat) => `--seat-${seat}: ${color}`).join("; ");
}
