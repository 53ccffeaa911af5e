import { texts } from "./texts.svelte";

/** Winning chances as a percentage. */
export function formatChances(share: number): string {
  return new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** An error in percentage points, without the percent sign. */
export function formatError(share: number): string {
  return new Intl.NumberFormat(texts.language, { maximumFractionDigits: 0 }).format(100 * share);
}
