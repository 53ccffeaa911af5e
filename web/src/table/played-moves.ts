/** A move in the game's notation; `number` is the log line that made it. */
export interface WrittenMove {
  number: number;
  seat: number;
  text: string;
  comment: string;
}
export interface MoveRow {
  number: number;
  cells: [WrittenMove[], WrittenMove[]];
}

/** Numbered rows with a column for each of two players. Two moves in a row by one player share a cell. */
export function moveRows(moves: WrittenMove[]): MoveRow[] {
  const rows: MoveRow[] = [];
  let before: number | undefined;
  for (const move of moves) {
    const startsRow = move.seat === 0 && before !== 0;
    if (startsRow || rows.length === 0) rows.push({ number: rows.length + 1, cells: [[], []] });
    rows.at(-1)!.cells[move.seat === 0 ? 0 : 1].push(move);
    before = move.seat;
  }
  return rows;
}

export function rowsAsText(rows: MoveRow[]): string {
  const cell = (moves: WrittenMove[]) => moves.map((move) => `${move.text} ${move.comment}`.trim()).join(", ") || "…";
  return rows.map((row) => `${row.number}. ${row.cells.map(cell).join("  ")}\n`).join("");
}
