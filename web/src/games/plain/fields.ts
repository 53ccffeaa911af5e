import type { View } from "../../wire/generated";

export type Fields = Record<string, unknown>;
export interface Sorted {
  /** Lists of words, such as cards. */
  cards: [string, string[]][];
  /** Lists with one element per seat. */
  seats: [string, Fields[]][];
  /** Numbers and words. */
  facts: [string, unknown][];
  /** Everything else, collapsed at first. */
  folded: [string, unknown][];
}

const SHOWN_BY_PAGE = ["viewer", "decision", "outcome"];

export const labelOf = (name: string): string => name.replaceAll("_", " ");
export const isSimple = (value: unknown): boolean => typeof value !== "object" || value === null;
export const isFields = (value: unknown): value is Fields => !isSimple(value) && !Array.isArray(value);
export const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === "string");
const isEmpty = (value: unknown): boolean => !isSimple(value) && Object.keys(value as object).length === 0;

/** The fields of any game's view, sorted by their shape. */
export function sortFields(view: View, seats: number): Sorted {
  const sorted: Sorted = { cards: [], seats: [], facts: [], folded: [] };
  for (const [name, value] of Object.entries(view)) {
    if (SHOWN_BY_PAGE.includes(name) || isEmpty(value)) continue;
    if (isSimple(value)) sorted.facts.push([name, value]);
    else if (isWords(value)) sorted.cards.push([name, value]);
    else if (Array.isArray(value) && value.length === seats && value.every(isFields)) sorted.seats.push([name, value]);
    else sorted.folded.push([name, value]);
  }
  // The hand comes first.
  sorted.cards.sort(([one], [other]) => Number(other === "hand") - Number(one === "hand"));
  return sorted;
}

/** Equal words once, with their number, in the order of their first occurrence. */
export function counted(words: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}
