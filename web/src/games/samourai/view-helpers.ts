import type { Camp, SamouraiView } from "./generated";

export const SIDE = 11;
const COLUMNS = "abcdefghijk";
export const KINDS: Record<string, string> = {
  D: "dragon",
  I: "ibis",
  S: "sun",
  K: "sabre",
  X: "shiro",
  O: "anzen",
  ".": "mekura",
};

export interface Square {
  cell: string;
  kind: string;
  /** Column from the left and row from the top, as drawn for the viewer. */
  column: number;
  row: number;
}

/** The squares row by row from the top left. The board is turned so that the viewer's camp is below. */
export function squaresOf(view: SamouraiView, turned: boolean): Square[] {
  const squares = Array.from({ length: SIDE * SIDE }, (_, place) => {
    const [column, row] = turned ? [SIDE - 1 - (place % SIDE), SIDE - 1 - Math.floor(place / SIDE)] : [place % SIDE, Math.floor(place / SIDE)];
    const index = (SIDE - 1 - row) * SIDE + column;
    const kind = KINDS[view.squares[index] ?? "."] ?? "mekura";
    return { cell: `${COLUMNS[column]}${SIDE - row}`, kind, column: place % SIDE, row: Math.floor(place / SIDE) };
  });
  return squares;
}

export function placeOf(cell: string, turned: boolean): [number, number] {
  const column = COLUMNS.indexOf(cell[0]!);
  const row = SIDE - Number(cell.slice(1));
  return turned ? [SIDE - 1 - column, SIDE - 1 - row] : [column, row];
}

const DIRECTIONS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const)).filter(([right, up]) => right !== 0 || up !== 0);

/** The squares in a straight line from a square: no answer ends elsewhere (M4). */
export function linesFrom(cell: string): string[] {
  const [column, row] = placeOf(cell, false);
  return DIRECTIONS.flatMap(([right, up]) =>
    Array.from({ length: SIDE - 1 }, (_, step) => [column + right * (step + 1), row + up * (step + 1)] as const)
      .filter(([x, y]) => x >= 0 && x < SIDE && y >= 0 && y < SIDE)
      .map(([x, y]) => `${COLUMNS[x]}${SIDE - y}`),
  );
}

/** The announcement of the last move: its distance and the symbol it landed on. */
export function announcementOf(view: SamouraiView): { distance: number; landed: string } | null {
  const [start, end] = view.last.split("-");
  if (!start || !end) return null;
  const [fromColumn, fromRow] = placeOf(start, false);
  const [column, row] = placeOf(end, false);
  const landed = KINDS[view.squares[(SIDE - 1 - row) * SIDE + column] ?? "."] ?? "mekura";
  return { distance: Math.max(Math.abs(column - fromColumn), Math.abs(row - fromRow)), landed };
}

/** Gives every piece a name that stays the same when it moves, so that its move is animated. */
export class PieceTracker {
  private names: Map<string, number>[] = [];

  update(camps: Camp[]): { name: string; cell: string; seat: number }[] {
    this.names = camps.map((camp, seat) => renamed(this.names[seat], camp.samurai));
    return camps.flatMap((_, seat) =>
      [...this.names[seat]!].map(([cell, number]) => ({ name: `${seat} ${number}`, cell, seat })).sort(byName),
    );
  }
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}

function renamed(before: Map<string, number> | undefined, cells: string[]): Map<string, number> {
  if (before === undefined) return new Map(cells.map((cell, number) => [cell, number]));
  const left = [...before].filter(([cell]) => !cells.includes(cell)).map(([, number]) => number);
  return new Map(cells.map((cell) => [cell, before.get(cell) ?? left.shift()!]));
}
