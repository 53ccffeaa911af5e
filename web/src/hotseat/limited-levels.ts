import { levelOf } from "../i18n/bot-choice";
import { transport } from "../wire/transport";

/** The first level that does not finish its thinking within the 3 seconds that it has in a browser (docs/without-a-server.md). */
const FIRST_LIMITED: Record<string, number> = { samourai: 7 };
const FIRST_LIMITED_ELSEWHERE = 8;
/** The level that a network plays without a search, at tables of these sizes (`policy.json.gz` of the game). */
const PLAYED_BY_NETWORK = 8;
const NETWORK_SEATS: Record<string, number[]> = { honor: [3, 4, 5, 6], seven: [2] };

/** Whether this bot plays weaker here than on a server. */
export function isLimited(game: string, bot: string, seats: number): boolean {
  return !transport.hasOthers && isSlow(game, levelOf(bot) ?? 0, seats);
}

/** Whether a search without the compiler takes longer for this level than a bot may. */
export function isSlow(game: string, level: number, seats: number): boolean {
  if (level === PLAYED_BY_NETWORK && NETWORK_SEATS[game]?.includes(seats)) return false;
  return level >= (FIRST_LIMITED[game] ?? FIRST_LIMITED_ELSEWHERE);
}
