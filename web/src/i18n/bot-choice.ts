/** The number in `level-1`, `level-2` and so on; undefined for other bots. */
export function levelOf(bot: string): number | undefined {
  const found = /^level-(\d+)$/.exec(bot)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Levels from weakest to strongest, then other bots in the server's order. */
export function sortBots(bots: string[]): string[] {
  const levels = bots.filter((bot) => levelOf(bot) !== undefined).sort((one, other) => levelOf(one)! - levelOf(other)!);
  return [...levels, ...bots.filter((bot) => levelOf(bot) === undefined)];
}

/** The bot chosen before if it is offered; otherwise a level from the lower half, or the greedy bot. */
export function defaultBot(bots: string[], before: string | null): string {
  if (before !== null && bots.includes(before)) return before;
  const levels = sortBots(bots).filter((bot) => levelOf(bot) !== undefined);
  if (levels.length > 0) return levels[Math.floor((levels.length - 1) / 3)]!;
  return bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "");
}
