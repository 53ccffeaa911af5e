import type { Analysis, JudgedDecision } from "../wire/generated";

/** A seat's decisions with the largest loss. A loss within the error of the estimate is left out. */
export function costliestDecisions(result: Analysis, seat: number, count: number): JudgedDecision[] {
  const costly = result.decisions.filter((decision) => decision.seat === seat && decision.loss > decision.error);
  return costly.sort((one, other) => other.loss - one.loss || one.number - other.number).slice(0, count);
}
