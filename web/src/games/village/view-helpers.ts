import type { View } from "../../wire/types";

export interface Lead {
  symbol: string;
  influence: number[];
  leader: number | null;
}
export interface VillageCard {
  cell: string;
  symbols: Lead[];
  free: number;
  scored: boolean;
}
export interface InfluenceCard {
  cell: string;
  seat: number;
  card: string;
  turned: boolean;
}
export interface OpenCell {
  cell: string;
  founds: string[];
  completes: string[];
}
export interface Player {
  stones: number[];
  total: number;
  majorities: string[];
  hand: number;
  pile: number;
  to_come: string[];
}
export interface CountStep {
  kind: string;
  rule: string;
  seat: number | null;
  shape: string | null;
  stones: number;
  counted: number;
}
export interface VillageView extends View {
  villages: VillageCard[];
  cards: InfluenceCard[];
  open: OpenCell[];
  last: string | null;
  due: string[];
  pile: number;
  shown: string[][];
  pile_holds: Record<string, number>;
  supply: number[];
  players: Player[];
  start: number;
  triggers: string[];
  hand: string[];
  chosen: string | null;
  count: { how: string; steps: CountStep[] } | null;
}

export const SHAPES = ["helmet", "buddha", "rice"] as const;
/** One cell of the field, in drawing units. */
export const UNIT = 100;

/** Rows go up on the table and down on the screen. */
export function placeOf(cell: string): [number, number] {
  const [x, y] = cell.split(",").map(Number) as [number, number];
  return [x * UNIT, -y * UNIT];
}

export function suitOf(card: string): [string, number] {
  const [suit, value] = card.split("-") as [string, string];
  return [suit, Number(value)];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What must be seen to see everything, with a little room around it. */
export function boxOf(cells: string[]): Box {
  const places = cells.map(placeOf);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(0, ...xs) - 12, Math.min(0, ...ys) - 12];
  return {
    x: left,
    y: top,
    width: Math.max(0, ...xs) + UNIT + 12 - left,
    height: Math.max(0, ...ys) + UNIT + 12 - top,
  };
}

/** The item nearest in a direction: nearly straight ahead before far to the side. */
export function nearest(from: string, cells: string[], [right, down]: [number, number]): string {
  const [x, y] = placeOf(from);
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const [otherX, otherY] = placeOf(cell);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [cell, ahead + 2 * aside];
  }
  return best;
}
