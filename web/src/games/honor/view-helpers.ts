import type { GameEvent, View } from "../../wire/types";
import type { Choice } from "../board-model";

export interface Face {
  card: string;
  kind: string;
  honor: number;
  ki: number;
  strength: number;
}
export interface House {
  house: Head;
  cards: string[];
  honor: number;
  ki: number;
  strength: number;
  stealable: string[];
  assassin: number;
}
export interface Player {
  seat: number;
  honor: number;
  income: number;
  hand: number;
  status: "samurai" | "second" | "ronin";
  shogun: boolean;
  serves: number | null;
  service: "none" | "new" | "full" | "notice";
  second: number | null;
  ki: number;
  allowance: number;
  attack: number;
  defence: number;
  attack_dice: number;
  defence_dice: number;
  houses: House[];
}
export interface Odds {
  target: number;
  attack_dice: number;
  defence_dice: number;
  chance: number;
}
export interface HonorView extends View {
  faces: Face[];
  samurai: Face;
  players: Player[];
  hand: string[];
  turn: number;
  turns: number;
  limit: number;
  target: number;
  ki: number;
  used: number;
  actions_left: number;
  declared: boolean;
  must_become_shogun: boolean;
  shogun: number | null;
  shogun_honor: number;
  held: string | null;
  pile: number;
  discards: string[];
  top: string | null;
  attacks: Odds[];
}
export type Head = "daimyo" | "samurai";
export const VALUES = ["honor", "ki", "strength"] as const;
export type Value = (typeof VALUES)[number];

/** Where on the board a choice is pointed at. */
export function spotOf({ text, move }: Choice): string {
  const { type, seat, house, target, lord, card } = move;
  if (type === "play" || type === "discard") return `${type} ${String(card)}`;
  if (type === "steal") return `take ${String(card)}`;
  if (house !== undefined) return houseSpot(Number(seat), house as Head);
  const other = target ?? lord;
  return other === undefined ? `do ${text}` : playerSpot(Number(other));
}
export const houseSpot = (seat: number, head: Head): string => `house ${seat} ${head}`;
export const playerSpot = (seat: number): string => `player ${seat}`;

/** Cards that are alike lie on one another. */
export function stacked(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The others, from the left hand on around the table. */
export function othersOf(players: Player[], you: number | null): Player[] {
  if (you === null) return players;
  return players.map((_, by) => players[(you + by) % players.length]!).slice(1);
}

export interface Place {
  seat: number;
  honor: number;
  /** How far along the track, from 0 to 1. */
  at: number;
  /** How many stand on nearly the same place before it. */
  rank: number;
}
const NEAR = 0.022;

export function trackOf(players: Player[], target: number): { least: number; places: Place[] } {
  const least = Math.min(0, ...players.map((player) => player.honor));
  const at = (honor: number) => Math.min(1, (honor - least) / (target - least));
  const places: Place[] = [];
  for (const { seat, honor } of [...players].sort((a, b) => a.honor - b.honor || a.seat - b.seat)) {
    const before = places.at(-1);
    const close = before !== undefined && at(honor) - at(before.honor) < NEAR;
    places.push({ seat, honor, at: at(honor), rank: close ? before.rank + 1 : 0 });
  }
  return { least, places };
}

export interface Roll {
  number: number;
  kind: "battle" | "assassin";
  sides: { seat: number; dice: number[]; total: number }[];
  /** What an assassin needs. */
  needed: number;
  won: boolean;
}

/** The latest roll that was told of; of a battle with ties its last two rolls. */
export function lastRoll(told: { number: number; events?: GameEvent[] }[]): Roll | null {
  for (const { number, events = [] } of [...told].reverse()) {
    const sent = events.find((event) => event.type === "sent-assassin");
    if (sent !== undefined) {
      const roll = Number(sent.roll);
      const sides = [{ seat: Number(sent.seat), dice: [roll], total: roll }];
      return { number, kind: "assassin", sides, needed: Number(sent.needed), won: sent.result === "success" };
    }
    const rolls = events.filter((event) => event.type === "rolled").slice(-2);
    if (rolls.length === 2) {
      const sides = rolls.map((event) => ({ seat: Number(event.seat), dice: event.dice as number[], total: Number(event.total) }));
      return { number, kind: "battle", sides, needed: 0, won: sides[0]!.total > sides[1]!.total };
    }
  }
  return null;
}

export interface Flight {
  /** Places on the table, by their names. */
  from: string;
  to: string;
  /** Null: face down. */
  card: string | null;
}

/** The way that a card took, as the event tells it. */
export function flightOf(event: GameEvent, you: number | null): Flight | null {
  const seat = Number(event.seat);
  const own = seat === you ? "hand" : playerSpot(seat);
  const house = houseSpot(Number(event.owner), event.house as Head);
  const card = typeof event.card === "string" ? event.card : null;
  switch (event.type) {
    case "played":
      return seat === you ? null : { from: own, to: "held", card };
    case "laid":
      return { from: seat === you ? own : "held", to: house, card };
    case "drew":
      return { from: "pile", to: own, card: null };
    case "discarded":
      return { from: own, to: "discards", card };
    case "stole":
      return { from: house, to: "held", card };
    case "placed":
      return { from: "held", to: house, card };
    case "threw-away":
      return { from: "held", to: "discards", card };
    case "castle-taken":
      return { from: "held", to: houseSpot(seat, "daimyo"), card };
    case "house-lost":
      return { from: houseSpot(seat, event.house as Head), to: "discards", card: null };
    default:
      return null;
  }
}

/** The houses and players that a line of the story is about. */
export function touchedBy(events: GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    if (event.house !== undefined && event.type !== "drew") {
      const owner = event.owner ?? event.target ?? event.seat;
      found.add(houseSpot(Number(owner), event.house as Head));
    }
  }
  return found;
}

/** The item nearest in a direction: nearly straight ahead before far to the side. */
export function nearest(from: DOMRect, others: DOMRect[], [right, down]: [number, number]): number {
  let [best, least] = [-1, Infinity];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  others.forEach((other, index) => {
    const [dx, dy] = [other.x + other.width / 2 - x, other.y + other.height / 2 - y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [index, ahead + 2 * aside];
  });
  return best;
}
