import type { Called, SetProgress, SevenView } from "./generated";

export const ROW = 7;
const ORDER = ["red", "yellow", "blue", "green", "ronin", "bandit-3", "bandit-4", "bandit-5", "bandit-6", "ninja", "shogun"];

/** The term that explains a card. */
export function termOf(card: string): string {
  if (card.startsWith("bandit-")) return "bandit";
  return ["ronin", "ninja", "shogun"].includes(card) ? card : "samurai";
}

/** The seats of the other players in turn order, starting to the viewer's left. */
export function othersOf(seats: number, own: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (own + 1 + step) % seats);
}

/** Grid areas: the other villages around the piles ("C"), by the number of other players. */
const RINGS: string[][] = [
  ["C C C"],
  ["a a a", "C C C"],
  ["a C b"],
  [". b .", "a C c"],
  ["b C c", "a C d"],
  ["b c d", "a C e"],
  ["c C d", "b C e", "a C f"],
  ["c d e", "b C f", "a C g"],
];
export const placesOf = (others: number): string => RINGS[others]!.map((row) => `"${row}"`).join(" ");
export const placeOf = (index: number): string => "abcdefg"[index]!;

/** Each kind of card with its number, in the order of a sorted hand. */
export function counted(cards: string[]): [string, number][] {
  return ORDER.map((kind): [string, number] => [kind, cards.filter((card) => card === kind).length]).filter(([, count]) => count > 0);
}

/** The cards of a called set. */
export function setOf(call: Called): string[] {
  const several = (card: string, count: number) => Array.from({ length: count }, () => card);
  return [...several(call.color, call.many), ...several(call.other, call.others), ...several("ronin", call.ronin)];
}

/** A player's points of all rounds, from sets and from rice (S18, S19). */
export interface FinalCount {
  seat: number;
  sets: number;
  rice: number;
  total: number;
}

/** The points of every player, the most first. */
export function finalCounts({ history, players }: Pick<SevenView, "history" | "players">): FinalCount[] {
  const counts = players.map((_, seat) => {
    const total = history.reduce((sum, { points }) => sum + points[seat]!, 0);
    const sets = history.reduce((sum, { call }) => sum + (call?.seat === seat ? call.points : 0), 0);
    return { seat, sets, rice: total - sets, total };
  });
  return counts.sort((one, other) => other.total - one.total || one.seat - other.seat);
}

/** Cards on the player's table that do not belong to this pair of colors. */
export function misfitsOf(table: string[], aim: SetProgress): string[] {
  const fitting = [...aim.lying];
  return table.filter((card) => {
    const at = fitting.indexOf(card);
    if (at >= 0) fitting.splice(at, 1);
    return at < 0;
  });
}

export type Step = "done" | "now" | "open";

/** The state of a turn's four steps: draw, draw, play, play. */
export function stepsOf(view: SevenView): Step[] {
  const done = 4 - view.draws_left - view.plays_left;
  return [0, 1, 2, 3].map((step) => (step < done ? "done" : step === done && view.decision !== null ? "now" : "open"));
}
