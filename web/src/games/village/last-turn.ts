import type { MoveEvents } from "../board-model";
import type { Event, Stone } from "./generated";

/** What the last card changed: new villages, and the stones of completed ones. */
export interface LastTurn {
  founded: string[];
  stones: Stone[];
}

export function lastTurnOf(moves: MoveEvents[]): LastTurn {
  const last = moves.findLastIndex(({ events = [] }) => events.some((event) => event.type === "laid"));
  const events = last < 0 ? [] : (moves.slice(last).flatMap((move) => move.events ?? []) as unknown as Event[]);
  return {
    founded: events.filter((event) => event.type === "founded").map((event) => event.cell),
    stones: events.filter((event) => event.type === "stone"),
  };
}
