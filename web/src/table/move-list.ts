/** A move as it is written down; `number` is the table's entry that made it. */
export interface WrittenMove {
  number: number;
  seat: number;
  text: string;
  said: string;
}
export interface Row {
  number: number;
  cells: [WrittenMove[], WrittenMove[]];
}

/** Numbered rows of two columns. Who moves twice in a row writes both into one cell. */
export function rowsOf(moves: WrittenMove[]): Row[] {
  const rows: Row[] = [];
  let before: number | undefined;
  for (const move of moves) {
    const begins = move.seat === 0 && before !== 0;
    if (begins || rows.length === 0) rows.push({ number: rows.length + 1, cells: [[], []] });
    rows.at(-1)!.cells[move.seat === 0 ? 0 : 1].push(move);
    before = move.seat;
  }
  return rows;
}

export function asText(rows: Row[]): string {
  const cell = (moves: WrittenMove[]) => moves.map((move) => `${move.text} ${move.said}`.trim()).join(", ") || "…";
  return rows.map((row) => `${row.number}. ${row.cells.map(cell).join("  ")}\n`).join("");
}
