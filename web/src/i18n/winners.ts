import type { Outcome } from "../wire/generated";

/** The seats with the largest share of the victory; none in a draw. */
export function winnersOf(outcome: Outcome): number[] {
  const best = Math.max(...outcome.shares);
  if (Math.min(...outcome.shares) === best) return [];
  return outcome.shares.flatMap((share, seat) => (share === best ? [seat] : []));
}
