import { expect, it } from "vitest";
import type { Analysis, Candidate, JudgedDecision } from "../wire/generated";
import { costliestDecisions } from "./costliest-decisions";

const candidate: Candidate = { action: 0, text: "", move: {}, share: 0, error: 0, line: [] };
const judged = (number: number, seat: number, loss: number, error: number): JudgedDecision => ({
  number, seat, loss, error, kind: "", before: 0, before_error: 0, played: candidate, best: candidate, difference: -loss, others: [],
});

it("lists the largest losses of a seat, except those within the error", () => {
  const decisions = [judged(1, 0, 0.1, 0.02), judged(2, 1, 0.9, 0), judged(3, 0, 0.3, 0.02), judged(4, 0, 0.05, 0.06), judged(5, 0, 0.3, 0)];
  const result = { decisions } as unknown as Analysis;
  expect(costliestDecisions(result, 0, 9).map((one) => one.number)).toEqual([3, 5, 1]);
  expect(costliestDecisions(result, 0, 1).map((one) => one.number)).toEqual([3]);
});
