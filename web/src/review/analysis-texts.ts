import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Account, Amount } from "../wire/types";
import { texts } from "../i18n/texts.svelte";

// The same files that `tatami analyse` speaks from.
const FILES = import.meta.glob<string>("../../../src/tatami/analysis/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const BUNDLES = new Map(Object.entries(FILES).map(([path, source]) => [path.slice(-6, -4), bundle(path.slice(-6, -4), source)]));
const WORTH_SHOWING = 0.005;

function bundle(language: string, source: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  found.addResource(new FluentResource(source));
  return found;
}

/** A sentence of the analysis, in the reader's language. */
export function analysisText(key: string, args: Record<string, string> = {}): string {
  const found = BUNDLES.get(texts.language);
  const pattern = found?.getMessage(key)?.value;
  return found && pattern ? found.formatPattern(pattern, args, []) : `[${key}]`;
}

/** What luck, decisions or others gave or cost: `tatami.analysis.report_text`. */
export function amountText(name: string, amount: Amount): string {
  const way = Math.abs(amount.value) < WORTH_SHOWING ? "nothing" : amount.value > 0 ? "gave" : "cost";
  return analysisText(`${name}-${way}`, { amount: share(Math.abs(amount.value)), error: share(amount.error) });
}

/** Neither cards nor dice: what was given beforehand was the seat. */
export function luckText(account: Account): string {
  const nothing = (amount: Amount): boolean => amount.value === 0 && amount.error === 0;
  return amountText(nothing(account.chance) && nothing(account.hidden) ? "seat" : "luck", account.luck);
}

export function isWorthShowing(amount: Amount): boolean {
  return Math.abs(amount.value) >= WORTH_SHOWING;
}

export function share(value: number): string {
  return value.toFixed(2);
}
