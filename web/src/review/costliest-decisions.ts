import type { Analysis, Judged } from "../wire/types";

/** The decisions of a seat that cost most, beyond what the estimates cannot analysisText apart. */
export function costliestDecisions(result: Analysis, seat: number, count: number): Judged[] {
  const costly = result.decisions.filter((one) => one.seat === seat && one.loss > one.error);
  return costly.sort((one, other) => other.loss - one.loss || one.number - other.number).slice(0, count);
}
