const LEVEL = /^level-(\d+)(?:-([a-z]+))?$/;

/** The number in `level-1`, `level-2-bold` and so on; undefined for other bots. */
export function levelOf(bot: string): number | undefined {
  const found = LEVEL.exec(bot)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The style of a level, such as `bold`; empty for plain levels and other bots. */
export function styleOf(bot: string): string {
  return LEVEL.exec(bot)?.[2] ?? "";
}

/** The bot with this style, or plain if the style is empty; only levels have styles. */
export function withStyle(bot: string, style: string): string {
  const level = levelOf(bot);
  if (level === undefined) return bot;
  return style === "" ? `level-${level}` : `level-${level}-${style}`;
}

export function plainBot(bot: string): string {
  return withStyle(bot, "");
}

/** Levels from weakest to strongest, then other bots in the server's order. */
export function sortBots(bots: string[]): string[] {
  const levels = bots.filter((bot) => levelOf(bot) !== undefined).sort((one, other) => levelOf(one)! - levelOf(other)!);
  return [...levels, ...bots.filter((bot) => levelOf(bot) === undefined)];
}

/** The bot chosen before if it is offered, plain if the game lacks its style; otherwise a level from the lower half, or the greedy bot. */
export function defaultBot(bots: string[], before: string | null, styles: string[] = []): string {
  if (before !== null && bots.includes(plainBot(before))) return styles.includes(styleOf(before)) ? before : plainBot(before);
  const levels = sortBots(bots).filter((bot) => levelOf(bot) !== undefined);
  if (levels.length > 0) return levels[Math.floor((levels.length - 1) / 3)]!;
  return bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "");
}
