import { text } from "../wire/http";
import { savedCommitment, type SavedCommitment } from "../wire/commitments";

interface Deal {
  commitment: string;
  salts: string[];
  secret: string | null;
}
/** `consistent`: it adds up, but this browser was not there when it was saved. */
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

/** As `tatami.engine.fair_deals.seed_of`: each salt enters by its own digest. */
export async function seedOf(secret: string, salts: string[]): Promise<string> {
  const digests = await Promise.all(salts.map((salt) => sha256([encoder.encode(salt)])));
  return hex(await sha256([encoder.encode(`tatami deal\n${secret}\n`), ...digests]));
}

/** Does the seed follow from what was saved before the deal, and from what we put into it? */
export async function verdictOf(deal: Deal | null, seed: string, saved: SavedCommitment | null): Promise<Verdict> {
  if (!deal?.secret || !globalThis.crypto?.subtle) return "unknown";
  if (saved !== null && (await commitmentOf(deal.secret)) !== saved.commitment) return "broken";
  if (saved !== null && saved.salt !== null && !deal.salts.includes(saved.salt)) return "unsalted";
  const kept = (await commitmentOf(deal.secret)) === deal.commitment;
  if (!kept || (await seedOf(deal.secret, deal.salts)) !== seed) return "unfair";
  return saved === null ? "consistent" : "fair";
}

export async function verifyTable(id: string): Promise<Verdict> {
  const record = JSON.parse(await text(`api/tables/${id}/record`)) as { deal: Deal | null; seed: string };
  return verdictOf(record.deal, record.seed, savedCommitment(id));
}

export const isGood = (verdict: Verdict): boolean => verdict === "fair" || verdict === "consistent";
