import type { AnyAct } from "../wire/generated";

export type ActType = AnyAct["type"];

/** What a dialog asks before an act, besides whom or what it is about. */
export interface WantedAct {
  type: ActType;
  /** The fields that say whom or what the act is about. */
  subject: Record<string, string | number>;
  /** The name in the title of the dialog. */
  name: string;
}

/** The fields that a person fills in. */
export const FIELDS: Partial<Record<ActType, ("reason" | "days" | "password" | "decision")[]>> = {
  suspend: ["reason", "days"],
  close: ["reason"],
  quarantine: ["reason"],
  resolve: ["decision"],
  grant: ["password"],
  revoke: ["password"],
  "reset-link": ["password"],
  "reset-password": ["password"],
  delete: ["password"],
};

/** The act with what was filled in. An empty number of days means no end. */
export function actOf(wanted: WantedAct, given: Record<string, string>): AnyAct {
  const fields = (FIELDS[wanted.type] ?? []).map((name) => [name, name === "days" ? Number(given.days) || null : (given[name] ?? "")]);
  return { type: wanted.type, ...wanted.subject, ...Object.fromEntries(fields) } as AnyAct;
}

/** A link that contains a token; a temporary password is no link. */
export function secretText(type: ActType, secret: string): string {
  if (type === "invite") return new URL(`invitation/${secret}`, document.baseURI).href;
  return type === "reset-link" ? new URL(`reset/${secret}`, document.baseURI).href : secret;
}
