import { readStored, store } from "../storage";

/** The server's commitment to its secret when this browser took a seat, and the salt it added to the seed. */
export interface SavedCommitment {
  commitment: string;
  /** Null if somebody else seated this player, as in a rematch. */
  salt: string | null;
}

/** The name in local storage; commitments saved under it must stay readable. */
const STORED = "promises";
const MOST = 200;

function all(): Record<string, SavedCommitment> {
  try {
    return JSON.parse(readStored(STORED) ?? "{}") as Record<string, SavedCommitment>;
  } catch {
    return {};
  }
}

export function savedCommitment(table: string): SavedCommitment | null {
  return all()[table] ?? null;
}

/** Saves the first commitment of a table. The check after the game uses it, because the server could later claim another. */
export function saveCommitment(table: string, commitment: SavedCommitment): void {
  const { [table]: before, ...others } = all();
  const newest = Object.entries(others).slice(1 - MOST);
  store(STORED, JSON.stringify(Object.fromEntries([...newest, [table, before ?? commitment]])));
}

/** A salt of this browser for the seed of a deal. */
function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The salt of this browser at a table where the server seated its player; the same one after a lost connection. */
export function ownSalt(table: string, commitment: string): string {
  return savedCommitment(table)?.salt ?? contributeSalt(table, commitment);
}

/** Draws this player's salt for the seed and saves it with the server's commitment. */
export function contributeSalt(table: string, commitment: string): string {
  const salt = newSalt();
  saveCommitment(table, { commitment, salt });
  return salt;
}
