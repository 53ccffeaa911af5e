import type { Json } from "./types";

type Fields = { [key: string]: Json };

/** Apply a patch of `tatami.server.wire.delta`: what did not change stays the same object. */
export function applyPatch(old: Json | undefined, patch: Json): Json {
  if (!isFields(patch) || typeof old !== "object" || old === null) return patch;
  if ("=" in patch) return patch["="] as Json;
  if (Array.isArray(old)) return applyToList(old, patch);
  const removed = new Set((patch["-"] as string[] | undefined) ?? []);
  const kept = Object.entries(old).filter(([key]) => !removed.has(key));
  const changed = Object.entries(patch).filter(([key]) => key !== "-");
  return Object.fromEntries([...kept, ...changed.map(([key, value]) => [key, applyPatch(old[key], value)])]) as Fields;
}

function applyToList(old: Json[], patch: Fields): Json[] {
  if ("+" in patch) return [...old, ...(patch["+"] as Json[])];
  const list = [...old];
  for (const [place, value] of Object.entries(patch)) list[+place] = applyPatch(old[+place], value);
  return list;
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
