import type { BoardModule } from "../games/board-model";
import type { Sentences } from "../i18n/game-sentences";
import type { TextArgs } from "../i18n/texts.svelte";
import type { View } from "../wire/generated";

export interface GoalTexts {
  /** How the game is won. */
  goal: string;
  /** Where the player stands; "" for a spectator, or where the game does not say it. */
  standing: string;
}

/** The game's messages `goal` and `standing`. A game without `goal` shows its `blurb`. */
export function goalTexts(view: View, you: number | null, sentences: Sentences, board: BoardModule): GoalTexts {
  const args = fieldsOf(view);
  const goal = sentences.find("goal", args) ?? sentences.find("blurb") ?? "";
  if (you === null || view.outcome) return { goal, standing: "" };
  const standing = sentences.find("standing", { ...args, ...standingArgs(view, you, board) }) ?? "";
  // The plain board knows no ranks: a sentence about them would show their variables.
  return { goal, standing: standing.includes("{$") ? "" : standing };
}

function standingArgs(view: View, you: number, board: BoardModule): TextArgs {
  const players = (view as { players?: unknown }).players;
  const own = Array.isArray(players) ? fieldsOf(players[you]) : {};
  const scores = board.scores?.(view);
  const rank = scores && 1 + scores.filter((score) => score > scores[you]!).length;
  return { ...own, ...(scores && { score: scores[you], rank, seats: scores.length }), ...board.standingArgs?.(view, you) };
}

/** The fields of an object that a text can use: numbers and words. */
function fieldsOf(value: unknown): TextArgs {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field === "number" || typeof field === "string"));
}
