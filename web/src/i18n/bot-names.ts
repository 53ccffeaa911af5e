import { levelOf } from "./bot-levels";
import { t } from "./texts.svelte";

const KNOWN = ["random", "greedy"];

/** As it is called at a table. */
export function botName(bot: string): string {
  const level = levelOf(bot);
  if (level !== undefined) return t("bot-of-level", { level });
  return KNOWN.includes(bot) ? t(`bot-${bot}`) : t("bot", { name: bot });
}

/** As it is offered: a level with a word for how strong it is. */
export function botOption(bot: string): string {
  const level = levelOf(bot);
  return level === undefined ? botName(bot) : t("level", { level });
}
