import { texts } from "./texts.svelte";

/** Winning chances as a percentage. */
export function formatChances(share: number): string {
  return new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** What changed winning chances, with its sign: a true minus. */
export function formatChange(share: number): string {
  const rounded = Math.round(100 * share) / 100;
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "";
  return sign + formatChances(Math.abs(rounded));
}

/** An error in percentage points, without the percent sign. */
export function formatError(share: number): string {
  return new Intl.NumberFormat(texts.language, { maximumFractionDigits: 0 }).format(100 * share);
}
