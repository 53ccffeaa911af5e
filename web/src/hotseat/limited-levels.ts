import { levelOf } from "../i18n/bot-choice";
import { transport } from "../wire/transport";

/** The first level that does not finish its thinking within the 3 seconds that it has in a browser (docs/without-a-server.md). */
const FIRST_LIMITED: Record<string, number> = { samourai: 7, seven: 7 };
const FIRST_LIMITED_ELSEWHERE = 8;
/** The levels that a network plays without a search or playouts, at tables of these sizes (`policy.json.gz` and `levels.toml` of the game). */
const PLAYED_BY_NETWORK: Record<string, { level: number; seats: number[] }[]> = {
  honor: [{ level: 8, seats: [3, 4, 5, 6] }],
  seven: [
    { level: 7, seats: [2] },
    { level: 8, seats: [3, 4, 5, 6, 7, 8] },
  ],
};

/** Whether this bot plays weaker here than on a server. */
export function isLimited(game: string, bot: string, seats: number): boolean {
  return !transport.hasOthers && isSlow(game, levelOf(bot) ?? 0, seats);
}

/** Whether a search without the compiler takes longer for this level than a bot may. */
export function isSlow(game: string, level: number, seats: number): boolean {
  const networks = PLAYED_BY_NETWORK[game] ?? [];
  if (networks.some((one) => one.level === level && one.seats.includes(seats))) return false;
  return level >= (FIRST_LIMITED[game] ?? FIRST_LIMITED_ELSEWHERE);
}
