import { PracticePosition } from "../learn/practice-position.svelte";
import { texts } from "../i18n/texts.svelte";
import type { AttemptOut, GameOut, PuzzleExplanation, PuzzleOut, PuzzlesOfGame } from "../wire/generated";
import { getGame } from "../wire/server-api";
import { getPuzzle, listPuzzles, nextPuzzle, tryPuzzle } from "./puzzle-api";

/** A puzzle in progress: its position, and what the server says once it is over. */
export class RunningPuzzle {
  answer = $state.raw<AttemptOut | null>(null);
  readonly position: PracticePosition;
  /** The moves of the solver, until the last answer. */
  private sent: number[] = [];

  static async open(key: string, id: string): Promise<RunningPuzzle> {
    const [game, puzzle] = await Promise.all([getGame(key), getPuzzle(key, id), texts.loadGame(key)]);
    return new RunningPuzzle(game, puzzle);
  }

  private constructor(
    readonly game: GameOut,
    readonly puzzle: PuzzleOut,
  ) {
    this.position = new PracticePosition(game, puzzle.position.scene, (actions, text) => this.fetchScene(actions, text));
  }

  private async fetchScene(actions: number[], wish = ""): Promise<PuzzleOut["position"]["scene"]> {
    const found = await tryPuzzle(this.game.key, this.puzzle.id, { actions, wish });
    this.sent = actions;
    this.answer = found;
    return found.position.scene;
  }

  get isOver(): boolean {
    return this.right !== null;
  }
  get right(): boolean | null {
    return this.answer?.position.right ?? null;
  }
  get explanation(): PuzzleExplanation | null {
    return this.answer?.position.explanation ?? null;
  }
  /** The move that decided; null until the puzzle is over. */
  get lastAction(): number | null {
    return this.isOver ? (this.sent.at(-1) ?? null) : null;
  }
  /** Moves of the solver that are still to be found. */
  get movesLeft(): number {
    return this.puzzle.moves - this.position.actions.length;
  }
  async tryAgain(): Promise<void> {
    await this.position.undoAll();
    this.answer = null;
  }
}

/** What the page shows: the puzzle, and the puzzles of the game with the solver's results. */
export async function openPuzzle(game: string, id: string, theme: string): Promise<[RunningPuzzle, PuzzlesOfGame | undefined, number]> {
  const found = await listPuzzles();
  const { id: chosen, left } = id === "" ? await nextPuzzle(game, theme) : { id, left: 1 };
  return [await RunningPuzzle.open(game, chosen), found.find((one) => one.game === game), left];
}
