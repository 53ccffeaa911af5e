import { expect, it } from "vitest";
import { moveRows, rowsAsText, type WrittenMove } from "./played-moves";

const move = (number: number, seat: number, text: string, comment: string): WrittenMove => ({ number, seat, text, comment });

it("has two columns, and one cell for two moves in a row", () => {
  const rows = moveRows([
    move(4, 0, "d1-d4", "3 dragon"),
    move(5, 1, "h11-d7", "4 ibis"),
    move(6, 0, "d4-f6", "bonus"),
    move(7, 0, "f6-f9", "3 blank"),
    move(8, 1, "d7-d4", "3 dragon"),
    move(9, 0, "e1-e3", "2 ibis"),
  ]);
  expect(rows.map((row) => row.cells.map((cell) => cell.length))).toEqual([
    [1, 1],
    [2, 1],
    [1, 0],
  ]);
  expect(rowsAsText(rows)).toBe("1. d1-d4 3 dragon  h11-d7 4 ibis\n2. d4-f6 bonus, f6-f9 3 blank  d7-d4 3 dragon\n3. e1-e3 2 ibis  …\n");
});
it("is empty before the first move", () => expect(rowsAsText(moveRows([]))).toBe(""));
