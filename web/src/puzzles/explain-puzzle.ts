import { formatChances } from "../i18n/percentages";
import { t, texts } from "../i18n/texts.svelte";
import type { Sentences } from "../i18n/game-sentences";
import type { ExplainedMove, PuzzleExplanation } from "../wire/generated";
import type { RunningPuzzle } from "./running-puzzle.svelte";

/** Why the right answer is right, and what the solver's own choice leads to. */
export function explainPuzzle(running: RunningPuzzle): string[] {
  const { explanation, puzzle, position } = running;
  if (explanation === null) return [];
  if (puzzle.task === "win") return [t("puzzle-why-win", { moves: puzzle.moves, line: lineText(explanation.line, position.sentences) })];
  if (puzzle.task === "only") return explainOnlyMove(explanation, position.sentences);
  return explainBest(explanation, running.lastAction, position.sentences);
}

function explainOnlyMove({ line, choices }: PuzzleExplanation, sentences: Sentences): string[] {
  const others = choices.map((one) => t("puzzle-loses-in", { move: moveText(one, sentences), moves: one.loses_in }));
  return [t("puzzle-why-only", { move: moveText(line[0]!, sentences) }), ...others];
}

function explainBest({ line, choices }: PuzzleExplanation, answer: number | null, sentences: Sentences): string[] {
  const [best, second] = choices as [ExplainedMove, ExplainedMove];
  const found = [
    t("puzzle-why-best", {
      move: moveText(best, sentences),
      share: formatChances(best.share ?? 0),
      other: moveText(second, sentences),
      second: formatChances(second.share ?? 0),
    }),
  ];
  const own = choices.slice(1).find(({ action }) => action === answer);
  if (own) found.push(t("puzzle-why-yours", { move: moveText(own, sentences), share: formatChances(own.share ?? 0) }));
  if (line.length > 1) found.push(t("puzzle-expected", { line: lineText(line.slice(1), sentences) }));
  return found;
}

function lineText(line: ExplainedMove[], sentences: Sentences): string {
  return line.map((one) => t("puzzle-line-move", { player: sentences.playerName(one.seat), move: moveText(one, sentences) })).join(", ");
}

export function moveText({ text, move }: ExplainedMove, sentences: Sentences): string {
  return sentences.choice(text, move);
}

/** The name of a theme: of all games, or a kind of decision of this one. Undefined if there is none. */
export function themeName(game: string, theme: string): string | undefined {
  return texts.find(`theme-${theme}`) ?? texts.game(game, `puzzle-${theme}`);
}
