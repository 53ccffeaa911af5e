import type { Sentences } from "../../i18n/game-sentences";
import type { SamouraiView } from "./generated";

/** Why no samurai can answer, at the end. Samurai without the symbol next to them share a sentence. */
export function reasonsOfEnd(view: SamouraiView, sentences: Sentences): string[] {
  const alone = view.stuck.filter((samurai) => samurai.impossible.length === 0).map((samurai) => samurai.cell);
  const shared = alone.length > 0 ? [sentences.say("stuck", { why: "no-symbol", cell: alone.join(", "), ...view.demand })] : [];
  const others = view.stuck.filter((samurai) => samurai.impossible.length > 0);
  return [...shared, ...others.map((samurai) => stuckSentences(view, samurai.cell, sentences).join(" "))];
}

/** Why the samurai on a square cannot move; no sentence if it can. */
export function stuckSentences(view: SamouraiView, cell: string, sentences: Sentences): string[] {
  const samurai = view.stuck.find((one) => one.cell === cell);
  if (samurai === undefined || view.demand === null) return [];
  const { symbol, shortest } = view.demand;
  if (samurai.impossible.length === 0) return [sentences.say("stuck", { why: "no-symbol", cell, symbol, shortest })];
  const reasons = samurai.impossible.map(({ why, over, end, room }) => sentences.say("stuck", { why, cell, symbol, shortest, over, end, room }));
  return [...new Set(reasons)];
}
