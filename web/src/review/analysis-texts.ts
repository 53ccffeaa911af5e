import { FluentBundle, FluentResource } from "@fluent/bundle";
import { texts } from "../i18n/texts.svelte";
import type { Contribution, LuckAndSkill } from "../wire/generated";

// The command line uses the same files; `vite.config.ts` says where they are.
const FILES = import.meta.glob<string>("$analysis-texts/*.ftl", { query: "?raw", import: "default", eager: true });
const BUNDLES = new Map(Object.entries(FILES).map(([path, source]) => [path.slice(-6, -4), bundle(path.slice(-6, -4), source)]));
const WORTH_SHOWING = 0.005;

function bundle(language: string, source: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  found.addResource(new FluentResource(source));
  return found;
}

export function analysisText(key: string, args: Record<string, string> = {}): string {
  const found = BUNDLES.get(texts.language);
  const pattern = found?.getMessage(key)?.value;
  return found && pattern ? found.formatPattern(pattern, args, []) : `[${key}]`;
}

/** What luck, decisions or other players gained or cost a seat. The same as `tatami.analysis.report_text`. */
export function amountText(name: string, amount: Contribution): string {
  const sign = !isWorthShowing(amount) ? "nothing" : amount.value > 0 ? "gave" : "cost";
  return analysisText(`${name}-${sign}`, { amount: formatChances(Math.abs(amount.value)), error: formatChances(amount.error) });
}

/** In a game without cards and dice the only luck is the seat. */
export function luckText(account: LuckAndSkill): string {
  const isZero = (amount: Contribution): boolean => amount.value === 0 && amount.error === 0;
  return amountText(isZero(account.chance) && isZero(account.hidden) ? "seat" : "luck", account.luck);
}

export function isWorthShowing(amount: Contribution): boolean {
  return Math.abs(amount.value) >= WORTH_SHOWING;
}

/** Winning chances as a number from 0 to 1. */
export function formatChances(value: number): string {
  return value.toFixed(2);
}
