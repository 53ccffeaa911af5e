import type { GameEvent } from "../../wire/generated";
import type { Choice, MoveEvents } from "../board-model";
import type { Event, Gained, HonorView, Move, Player } from "./generated";

/** The head of a house. */
export type Head = "daimyo" | "samurai";
export const VALUES = ["honor", "ki", "strength"] as const;
export type Value = (typeof VALUES)[number];

/** The name of the spot on the board where a choice is made. */
export function spotOf({ text, move }: Choice): string {
  const { type, seat, house, target, lord, card } = move as Partial<Record<string, unknown>> & { type?: Move["type"] };
  if (type === "play" || type === "discard") return `${type} ${String(card)}`;
  if (type === "steal") return `take ${String(card)}`;
  if (house !== undefined) return houseSpot(Number(seat), String(house));
  const other = target ?? lord;
  return other === undefined ? `do ${text}` : playerSpot(Number(other));
}
export const houseSpot = (seat: number, head: string): string => `house ${seat} ${head}`;
export const playerSpot = (seat: number): string => `player ${seat}`;

/** Equal cards once, with their number. */
export function stacked(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The other players, starting to the viewer's left. */
export function othersOf(players: Player[], you: number | null): Player[] {
  if (you === null) return players;
  return players.map((_, by) => players[(you + by) % players.length]!).slice(1);
}

/** A player's marker on the honor track. */
export interface TrackMarker {
  seat: number;
  honor: number;
  /** The distance along the track, from 0 to 1. */
  at: number;
  /** How many markers are at nearly the same place before it. */
  rank: number;
}
const NEAR = 0.022;

export function trackOf(players: Player[], target: number): { least: number; markers: TrackMarker[] } {
  const least = Math.min(0, ...players.map((player) => player.honor));
  const at = (honor: number) => Math.min(1, (honor - least) / (target - least));
  const markers: TrackMarker[] = [];
  for (const { seat, honor } of [...players].sort((a, b) => a.honor - b.honor || a.seat - b.seat)) {
    const before = markers.at(-1);
    const isNear = before !== undefined && at(honor) - at(before.honor) < NEAR;
    markers.push({ seat, honor, at: at(honor), rank: isNear ? before.rank + 1 : 0 });
  }
  return { least, markers };
}

export interface Roll {
  number: number;
  kind: "battle" | "assassin";
  sides: { seat: number; dice: number[]; total: number }[];
  /** What an assassin needs. */
  needed: number;
  won: boolean;
  /** What both sides of a battle rolled before, each time the same. */
  ties: number[];
}

/** The latest roll of dice. Of a battle with ties, the dice of its last two rolls. */
export function lastRoll(moves: MoveEvents[]): Roll | null {
  for (const { number, events = [] } of [...moves].reverse()) {
    const known = events as Event[];
    const sent = known.find((event) => event.type === "sent-assassin");
    if (sent !== undefined) {
      const { seat, roll, needed, result } = sent;
      return { number, kind: "assassin", sides: [{ seat, dice: [roll], total: roll }], needed, won: result === "success", ties: [] };
    }
    const rolls = known.filter((event) => event.type === "rolled");
    const [attack, defense] = rolls.slice(-2);
    if (attack !== undefined && defense !== undefined) {
      const ties = rolls.slice(0, -2).filter((_, index) => index % 2 === 0).map(({ total }) => total);
      return { number, kind: "battle", sides: [attack, defense], needed: 0, won: attack.total > defense.total, ties };
    }
  }
  return null;
}

/** Milliseconds until the last die of a roll lies still. */
export function landingTime({ sides }: Roll): number {
  return 460 + 40 * (4 * (sides.length - 1) + Math.max(0, ...sides.map(({ dice }) => dice.length)));
}

/** The honor that ended the game: the last that a player gained. */
export function lastGain(moves: MoveEvents[]): Gained | null {
  const events = moves.flatMap((move) => (move.events ?? []) as Event[]);
  return events.findLast((event) => event.type === "gained") ?? null;
}

/** The players at the end, the most honor first. */
export function finalStandings({ players }: Pick<HonorView, "players">): Player[] {
  return [...players].sort((one, other) => other.honor - one.honor || one.seat - other.seat);
}

/** The animated way of a card between two places on the board. */
export interface Flight {
  from: string;
  to: string;
  /** Null: face down. */
  card: string | null;
}

export function flightOf(gameEvent: GameEvent, you: number | null): Flight | null {
  const event = gameEvent as Event;
  const handOf = (seat: number) => (seat === you ? "hand" : playerSpot(seat));
  switch (event.type) {
    case "played":
      return event.seat === you ? null : { from: handOf(event.seat), to: "held", card: event.card };
    case "laid":
      return { from: event.seat === you ? "hand" : "held", to: houseSpot(event.owner, event.house), card: event.card };
    case "drew":
      return { from: "pile", to: handOf(event.seat), card: null };
    case "discarded":
      return { from: handOf(event.seat), to: "discards", card: event.card };
    case "stole":
      return { from: houseSpot(event.owner, event.house), to: "held", card: event.card };
    case "placed":
      return { from: "held", to: houseSpot(event.owner, event.house), card: event.card };
    case "threw-away":
      return { from: "held", to: "discards", card: event.card };
    case "castle-taken":
      return { from: "held", to: houseSpot(event.seat, "daimyo"), card: event.card };
    case "house-lost":
      return { from: houseSpot(event.seat, event.house), to: "discards", card: null };
    default:
      return null;
  }
}

/** The spots of the houses that these events name. */
export function housesIn(events: GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    if (event.house !== undefined) {
      const owner = event.owner ?? event.target ?? event.seat;
      found.add(houseSpot(Number(owner), String(event.house)));
    }
  }
  return found;
}

/** The index of the nearest box in a direction. Distance sideways counts twice. */
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
