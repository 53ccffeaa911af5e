import type { BoardModule } from "../games/board-model";
import { winnersOf } from "../i18n/winners";
import type { Outcome, View } from "../wire/generated";

/** A seat in the final standing. Seats of equal rank share it. */
export interface SeatRank {
  seat: number;
  rank: number;
  /** Undefined where the game has no points. */
  score: number | undefined;
}

type Scoring = Pick<BoardModule, "scores" | "ranks">;

/** All seats, the best first. Without ranks of the game, the share of the victory and then the points decide. */
export function finalStanding(outcome: Outcome, view: View | null, board: Scoring): SeatRank[] {
  const scores = scoresOf(outcome, view, board);
  const own = view?.outcome ? board.ranks?.(view, outcome) : undefined;
  const isBetter = (one: number, other: number) =>
    outcome.shares[one]! - outcome.shares[other]! || (isEarlyEnd(outcome) ? 0 : (scores?.[one] ?? 0) - (scores?.[other] ?? 0));
  const rankOf = (seat: number) => own?.[seat] ?? 1 + outcome.shares.filter((_, other) => isBetter(other, seat) > 0).length;
  return outcome.shares
    .map((_, seat) => ({ seat, rank: rankOf(seat), score: scores?.[seat] }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** The points by seat: from the board, or from an argument `scores` of the outcome. */
export function scoresOf(outcome: Outcome | null, view: View | null, board: Scoring): number[] | undefined {
  if (board.scores && view !== null) return board.scores(view);
  const found = outcome?.args.scores;
  return Array.isArray(found) && found.length === outcome?.shares.length ? found.map(Number) : undefined;
}

/** The game did not reach its own end, so its points decided nothing. */
export function isEarlyEnd(outcome: Outcome): boolean {
  return outcome.rule === "";
}

export type Result = "won" | "shared" | "lost" | "drawn";

export function resultOf(outcome: Outcome, seat: number): Result {
  const winners = winnersOf(outcome);
  if (winners.length === 0) return "drawn";
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** By how many points a seat won or lost; 0 where points did not decide it. */
export function marginOf(standing: SeatRank[], seat: number): number {
  const own = standing.find((one) => one.seat === seat);
  const rival = standing.find((one) => one.seat !== seat && (own?.rank === 1 || one.rank === 1));
  if (own?.score === undefined || rival?.score === undefined || own.rank === rival.rank) return 0;
  return Math.max(0, own.rank === 1 ? own.score - rival.score : rival.score - own.score);
}
