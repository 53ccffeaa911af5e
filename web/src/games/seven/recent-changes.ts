import type { GameEvent } from "../../wire/generated";
import type { Event, Robbed } from "./generated";

/** Cards or rice that move from one place on the table to another, for the animation. */
export interface Flight {
  /** A card, `back` for a card face down, or `rice`. */
  what: string;
  from: string;
  to: string;
  times: number;
}

const BACK = "back";

export function flightsOf(gameEvent: GameEvent): Flight[] {
  const event = gameEvent as Event;
  const fly = (from: string, to: string, what: string = BACK, times = 1): Flight[] => [{ what, from, to, times }];
  switch (event.type) {
    case "drew":
      return fly("pile", `hand:${event.seat}`, event.card);
    case "drew-unseen":
      return fly("pile", `hand:${event.seat}`);
    case "picked-up":
    case "fetched":
      return fly("discard", `hand:${event.seat}`, event.card);
    case "took-back":
      return fly(`table:${event.seat}`, `hand:${event.seat}`, event.card);
    case "laid":
      return fly(`hand:${event.seat}`, `table:${event.seat}`, event.card);
    case "discarded":
      return fly(`hand:${event.seat}`, "discard", event.card);
    case "announced":
      return [event.card, event.partner].filter(isCard).flatMap((card) => fly(`hand:${event.seat}`, "played", card));
    case "robbed":
      return event.rice > 0 ? fly(`rice:${event.victim}`, `rice:${event.seat}`, "rice", event.rice) : [];
    case "struck":
      return fly(`${event.place}:${event.victim}`, "discard", event.card);
    case "took":
      return fly(`hand:${event.victim}`, `hand:${event.seat}`, event.card);
    case "took-unseen":
      return fly(`hand:${event.victim}`, `hand:${event.seat}`);
    case "dropped":
      return fly(`hand:${event.victim}`, "discard", event.card);
    default:
      return [];
  }
}

const isCard = (name: string): boolean => name !== "none" && name !== "";

/** What changed since the viewer's last turn, highlighted on the table. */
export interface RecentChanges {
  /** Rice won or lost, by seat. */
  rice: Map<number, number>;
  /** Cards laid, by seat. */
  laid: Map<number, string[]>;
  /** The last robbery of the last move. */
  robbed: Robbed | null;
  /** Rice that changed hands, in order. */
  thefts: Robbed[];
  /** What the last move did to others or to the piles; otherwise the last theft from or by the viewer. */
  news: GameEvent | null;
  /** Whether the last move put a card on the discard pile. */
  discarded: boolean;
}

/** What players want to see happen, apart from cards that are drawn and laid. */
const NEWS = ["robbed", "struck", "looked", "took", "took-unseen", "dropped", "rebuilt"];
/** Events that nobody caused by a move. */
const OF_ROUNDS = ["dealt", "scored", "ran-out", "called", "rebuilt"];

export function recentChanges(moves: GameEvent[][], you: number | null): RecentChanges {
  const fresh = moves.slice(you === null ? -1 : firstSinceOwnTurn(moves, you)).flat();
  const thisRound = fresh.slice(fresh.findLastIndex((event) => event.type === "dealt") + 1);
  const changes: RecentChanges = { rice: new Map(), laid: new Map(), robbed: null, thefts: [], news: null, discarded: false };
  for (const event of thisRound) addChange(changes, event as Event);
  const own = changes.thefts.findLast(({ seat, victim }) => you !== null && [seat, victim].includes(you));
  changes.news = (moves.at(-1) ?? []).findLast((event) => NEWS.includes(event.type)) ?? own ?? null;
  changes.robbed = ((moves.at(-1) ?? []) as Event[]).findLast((event) => event.type === "robbed") ?? null;
  changes.discarded = (moves.at(-1) ?? []).some((event) => ["discarded", "struck", "dropped"].includes(event.type));
  return changes;
}

/** The index of the first move after the viewer's last turn. A turn still in progress does not count. */
function firstSinceOwnTurn(moves: GameEvent[][], you: number): number {
  const isOwn = (events: GameEvent[]) => events.some((event) => event.seat === you && !OF_ROUNDS.includes(event.type));
  const lastOfOthers = moves.findLastIndex((events) => !isOwn(events));
  return moves.slice(0, lastOfOthers + 1).findLastIndex(isOwn) + 1;
}

function addChange(changes: RecentChanges, event: Event): void {
  const addRice = (seat: number, rice: number) => changes.rice.set(seat, (changes.rice.get(seat) ?? 0) + rice);
  if (event.type === "robbed") {
    addRice(event.seat, event.rice);
    addRice(event.victim, -event.rice);
    if (event.rice > 0) changes.thefts.push(event);
  } else if (event.type === "laid") changes.laid.set(event.seat, [...(changes.laid.get(event.seat) ?? []), event.card]);
}
