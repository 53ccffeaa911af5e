import { readStored, store } from "../storage";

/** What we were saved about a deal when we sat down, and what we put into it ourselves. */
export interface SavedCommitment {
  commitment: string;
  /** Null if we found ourselves seated, as in a rematch. */
  salt: string | null;
}

const MOST = 200;

function all(): Record<string, SavedCommitment> {
  try {
    return JSON.parse(readStored("promises") ?? "{}") as Record<string, SavedCommitment>;
  } catch {
    return {};
  }
}

export function savedCommitment(table: string): SavedCommitment | null {
  return all()[table] ?? null;
}

/** Kept here and not asked for again: whoever runs the server could change what it says. */
export function saveCommitment(table: string, saved: SavedCommitment): void {
  const { [table]: before, ...others } = all();
  const newest = Object.entries(others).slice(1 - MOST);
  store("promises", JSON.stringify(Object.fromEntries([...newest, [table, before ?? saved]])));
}

/** Our part of the deal's seed, given once we hold the promise. */
export function contributeSalt(table: string, commitment: string): string {
  const salt = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  saveCommitment(table, { commitment, salt });
  return salt;
}
