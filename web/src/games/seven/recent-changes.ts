import type { GameEvent } from "../../wire/types";

/** A card (or rice) that goes from one place to another. */
export interface Flight {
  what: string;
  from: string;
  to: string;
  times: number;
}

const BACK = "back";

/** Which cards a move sent where. Only what the viewer was told: the rest flies face down. */
export function flightsOf(event: GameEvent): Flight[] {
  const { type, seat, victim } = event;
  const card = String(event.card ?? BACK);
  const fly = (from: string, to: string, what = card, times = 1): Flight[] => [{ what, from, to, times }];
  const hand = `hand:${seat}`;
  const table = `table:${seat}`;
  if (type === "drew" || type === "drew-unseen") return fly("pile", hand);
  if (type === "picked-up" || type === "fetched") return fly("discard", hand);
  if (type === "took-back") return fly(table, hand);
  if (type === "laid") return fly(hand, table);
  if (type === "discarded") return fly(hand, "discard");
  if (type === "announced") return [card, String(event.partner)].filter(isCard).flatMap((what) => fly(hand, "played", what));
  if (type === "robbed") return Number(event.rice) > 0 ? fly(`rice:${victim}`, `rice:${seat}`, "rice", Number(event.rice)) : [];
  if (type === "struck") return fly(`${event.place}:${victim}`, "discard");
  if (type === "took" || type === "took-unseen") return fly(`hand:${victim}`, hand);
  if (type === "dropped") return fly(`hand:${victim}`, "discard");
  return [];
}

const isCard = (name: string): boolean => name !== "none" && name !== "";

/** What changed since the viewer's last turn, to be marked on the table. */
export interface RecentChanges {
  rice: Map<number, number>;
  laid: Map<number, string[]>;
  /** The card that came to the discard pile with the last move. */
  discarded: boolean;
}

const OF_ROUNDS = ["dealt", "scored", "ran-out", "called", "rebuilt"];

export function recentChanges(moves: GameEvent[][], you: number | null): RecentChanges {
  const fresh = moves.slice(you === null ? -1 : firstNew(moves, you)).flat();
  const since = fresh.slice(fresh.findLastIndex((event) => event.type === "dealt") + 1);
  const changes: RecentChanges = { rice: new Map(), laid: new Map(), discarded: false };
  for (const event of since) note(changes, event);
  changes.discarded = (moves.at(-1) ?? []).some((event) => ["discarded", "struck", "dropped"].includes(event.type));
  return changes;
}

/** The first move after the viewer's last turn; the turn that goes on is not the last one yet. */
function firstNew(moves: GameEvent[][], you: number): number {
  const isOwn = (events: GameEvent[]) => events.some((event) => event.seat === you && !OF_ROUNDS.includes(event.type));
  const lastOfOthers = moves.findLastIndex((events) => !isOwn(events));
  return moves.slice(0, lastOfOthers + 1).findLastIndex(isOwn) + 1;
}

function note(changes: RecentChanges, event: GameEvent): void {
  const [seat, victim] = [Number(event.seat), Number(event.victim)];
  const add = (whom: number, rice: number) => changes.rice.set(whom, (changes.rice.get(whom) ?? 0) + rice);
  if (event.type === "robbed") {
    add(seat, Number(event.rice));
    add(victim, -Number(event.rice));
  } else if (event.type === "laid") changes.laid.set(seat, [...(changes.laid.get(seat) ?? []), String(event.card)]);
}
