import type { View } from "../../wire/types";

export interface Player {
  hand: number;
  known: string[];
  table: string[];
  defence: number;
  rice: number;
  score: number;
}
export interface Aim {
  colours: [string, string];
  cards: number;
  lacking: number;
  misfits: number;
  lying: string[];
  holding: string[];
  worth: number;
}
export interface Call {
  seat: number;
  points: number;
  colour: string;
  many: number;
  other: string;
  others: number;
  ronin: number;
}
export interface Round {
  call: Call | null;
  points: number[];
}
export interface SevenView extends View {
  round: number;
  rounds: number;
  dealer: number;
  turn: number;
  turns: number;
  draws_left: number;
  plays_left: number;
  pile: number;
  rebuilt: number;
  rebuilds: number;
  last_turn: boolean;
  discard: string[];
  played: string[];
  victim: number | null;
  players: Player[];
  hand: string[];
  revealed: string[];
  aims: Aim[];
  can_call: number;
  unseen: Record<string, number>;
  may_lie: Record<string, number>;
  history: Round[];
}

export const ROW = 7;
const ORDER = ["red", "yellow", "blue", "green", "ronin", "bandit-3", "bandit-4", "bandit-5", "bandit-6", "ninja", "shogun"];

/** The others, in the order of play from the left hand on. */
export function othersOf(seats: number, own: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (own + 1 + step) % seats);
}

/** A ring of three columns around the piles ("C"); the own village closes it below. */
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

/** Cards by kind, with how often each occurs, in the order of a sorted hand. */
export function counted(cards: string[]): [string, number][] {
  return ORDER.map((kind): [string, number] => [kind, cards.filter((card) => card === kind).length]).filter(([, count]) => count > 0);
}

/** The cards that were shown when somebody called. */
export function setOf(call: Call): string[] {
  const several = (card: string, count: number) => Array.from({ length: count }, () => card);
  return [...several(call.colour, call.many), ...several(call.other, call.others), ...several("ronin", call.ronin)];
}

/** What lies in front without belonging to this pair of colours. */
export function misfitsOf(table: string[], aim: Aim): string[] {
  const fitting = [...aim.lying];
  return table.filter((card) => {
    const at = fitting.indexOf(card);
    if (at >= 0) fitting.splice(at, 1);
    return at < 0;
  });
}

export type Step = "done" | "now" | "open";

/** Draw, draw, play, play: how far the turn has come. */
export function stepsOf(view: SevenView): Step[] {
  const done = 4 - view.draws_left - view.plays_left;
  return [0, 1, 2, 3].map((step) => (step < done ? "done" : step === done && view.decision !== null ? "now" : "open"));
}
