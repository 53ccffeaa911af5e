/** Of an entry of the table: a delta, or a line of the log. */
type Entry = { what?: string };

export function isMove(entry: Entry): boolean {
  return (entry.what ?? "move") === "move";
}

/** A player who is about to choose keeps the preview and the refusal: the entry is chat, or no line of the log, such as a pause of the clocks. */
export function leavesQuestion(entry: Entry): boolean {
  return entry.what === "chat" || entry.what === "";
}
