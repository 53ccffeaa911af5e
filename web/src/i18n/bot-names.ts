import { levelOf, styleOf } from "./bot-choice";
import { t, texts } from "./texts.svelte";

const TRANSLATED = ["random", "greedy"];

/** A bot's name at a table. */
export function botName(bot: string): string {
  const level = levelOf(bot);
  if (level !== undefined) return styleOf(bot) ? t("bot-of-style", { level, style: t("style", { style: styleOf(bot) }) }) : t("bot-of-level", { level });
  return TRANSLATED.includes(bot) ? t(`bot-${bot}`) : t("bot", { name: bot });
}

/** A bot's name in a list to choose from: a level with a word for its strength. */
export function botOption(bot: string): string {
  const level = levelOf(bot);
  return level === undefined ? botName(bot) : t("level", { level });
}

/** A style in a list to choose from, the empty one included. */
export function styleOption(style: string): string {
  const word = t("style", { style: style || "balanced" });
  return word.charAt(0).toLocaleUpperCase(texts.language) + word.slice(1);
}
