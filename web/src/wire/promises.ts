import { keep, kept } from "../words/kept";

/** What we were promised about a deal when we sat down, and what we put into it ourselves. */
export interface Promised {
  commitment: string;
  /** Null if we found ourselves seated, as in a rematch. */
  salt: string | null;
}

const MOST = 200;

function all(): Record<string, Promised> {
  try {
    return JSON.parse(kept("promises") ?? "{}") as Record<string, Promised>;
  } catch {
    return {};
  }
}

export function promisedAt(table: string): Promised | null {
  return all()[table] ?? null;
}

/** Kept here and not asked for again: whoever runs the server could change what it says. */
export function keepPromise(table: string, promised: Promised): void {
  const { [table]: before, ...others } = all();
  const newest = Object.entries(others).slice(1 - MOST);
  keep("promises", JSON.stringify(Object.fromEntries([...newest, [table, before ?? promised]])));
}

/** Our part of the deal's seed, given once we hold the promise. */
export function pledge(table: string, commitment: string): string {
  const salt = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keepPromise(table, { commitment, salt });
  return salt;
}
