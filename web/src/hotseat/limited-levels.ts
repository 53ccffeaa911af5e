import { levelOf } from "../i18n/bot-choice";
import { transport } from "../wire/transport";

/** The first level that does not finish its thinking within the 3 seconds that it has in a browser (docs/without-a-server.md). */
const FIRST_LIMITED: Record<string, number> = { samourai: 7 };
const FIRST_LIMITED_ELSEWHERE = 8;

/** Whether this bot plays weaker here than on a server. */
export function isLimited(game: string, bot: string): boolean {
  return !transport.hasOthers && (levelOf(bot) ?? 0) >= (FIRST_LIMITED[game] ?? FIRST_LIMITED_ELSEWHERE);
}
