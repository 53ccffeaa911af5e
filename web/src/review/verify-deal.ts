import { savedCommitment, type SavedCommitment } from "../wire/stored-commitments";
import type { Deal } from "../wire/generated";
import { fetchText } from "../wire/server-api";

/** The fields of a record that the check needs. */
export interface DealAndSeed {
  deal?: Deal | null;
  seed: string;
}
/** `consistent`: the deal adds up, but this browser did not save the commitment. */
export type Verdict = "fair" | "consistent" | "unfair" | "broken" | "unsalted" | "unknown";

const encoder = new TextEncoder();

async function sha256(parts: Uint8Array[]): Promise<Uint8Array> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", all));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentOf(secret: string): Promise<string> {
  return hex(await sha256([encoder.encode(`tatami secret\n${secret}\n`)]));
}

/** The same as `tatami.engine.fair_deals.seed_of`: the seed contains the digest of each salt. */
export async function seedOf(secret: string, salts: string[]): Promise<string> {
  const digests = await Promise.all(salts.map((salt) => sha256([encoder.encode(salt)])));
  return hex(await sha256([encoder.encode(`tatami deal\n${secret}\n`), ...digests]));
}

/** Whether the seed follows from the server's commitment and from this player's salt. */
export async function verifyDeal({ deal, seed }: DealAndSeed, saved: SavedCommitment | null): Promise<Verdict> {
  if (!deal?.secret || !globalThis.crypto?.subtle) return "unknown";
  const commitment = await commitmentOf(deal.secret);
  if (saved !== null && commitment !== saved.commitment) return "broken";
  if (saved !== null && saved.salt !== null && !deal.salts.includes(saved.salt)) return "unsalted";
  if (commitment !== deal.commitment || (await seedOf(deal.secret, deal.salts)) !== seed) return "unfair";
  return saved === null ? "consistent" : "fair";
}

export async function verifyTable(id: string): Promise<Verdict> {
  return verifyDeal(JSON.parse(await fetchText(`api/tables/${id}/record`)) as DealAndSeed, savedCommitment(id));
}

export const isGood = (verdict: Verdict): boolean => verdict === "fair" || verdict === "consistent";
