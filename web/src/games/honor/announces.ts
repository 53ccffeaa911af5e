import type { GameEvent } from "../../wire/generated";
import { landingTime, lastRoll } from "./view-helpers";

/** How long the total of a battle stays before its effect shows, in milliseconds. */
const READING_TIME = 900;

/** The dice of a battle or an assassin fall before their effect shows. What comes before them may be told. */
export function announces(events: GameEvent[]): { time: number; told: number } {
  const roll = lastRoll([{ number: 0, events }]);
  const first = events.findIndex((event) => event.type === "rolled" || event.type === "sent-assassin");
  return roll === null ? { time: 0, told: 0 } : { time: landingTime(roll) + READING_TIME, told: first };
}
