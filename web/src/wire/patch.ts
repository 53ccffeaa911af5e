import type { Json, Replay, View } from "./generated";

type Fields = { [key: string]: Json };

/** Applies a patch of `tatami.server.wire.delta`. Unchanged parts stay the same objects. */
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
  for (const [index, value] of Object.entries(patch)) list[+index] = applyPatch(old[+index], value);
  return list;
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The view after each move of a replay; the first is the start of the game. */
export function viewsOf(replay: Replay): View[] {
  const views: View[] = [replay.first];
  for (const moment of replay.moments.slice(1)) {
    views.push(applyPatch(views.at(-1) as Json, moment.change ?? {}) as View);
  }
  return views;
}
