import { levelOf } from "./bot-choice";
import { t } from "./texts.svelte";

const TRANSLATED = ["random", "greedy"];

/** A bot's name at a table. */
export function botName(bot: string): string {
  const level = levelOf(bot);
  if (level !== undefined) return t("bot-of-level", { level });
  return TRANSLATED.includes(bot) ? t(`bot-${bot}`) : t("bot", { name: bot });
}

/** A bot's name in a list to choose from: a level with a word for its strength. */
export function botOption(bot: string): string {
  const level = levelOf(bot);
  return level === undefined ? botName(bot) : t("level", { level });
}
