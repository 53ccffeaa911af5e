/** Bots that are levels are called `level-1`, `level-2` and so on; undefined for any other. */
export function levelOf(bot: string): number | undefined {
  const found = /^level-(\d+)$/.exec(bot)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Levels first, from the weakest to the strongest; the others as the server lists them. */
export function sortBots(bots: string[]): string[] {
  const levels = bots.filter((bot) => levelOf(bot) !== undefined).sort((one, other) => levelOf(one)! - levelOf(other)!);
  return [...levels, ...bots.filter((bot) => levelOf(bot) === undefined)];
}

/** Whom a newcomer meets: a level from the lower half, else the best of the plain ones. */
export function defaultBot(bots: string[], before: string | null): string {
  if (before !== null && bots.includes(before)) return before;
  const levels = sortBots(bots).filter((bot) => levelOf(bot) !== undefined);
  if (levels.length > 0) return levels[Math.floor((levels.length - 1) / 3)]!;
  return bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "");
}
