import { expect, it } from "vitest";
import { asText, rowsOf, type WrittenMove } from "./move-list";

const move = (number: number, seat: number, text: string, said: string): WrittenMove => ({ number, seat, text, said });

it("writes two columns, and both moves of the anzen into one cell", () => {
  const rows = rowsOf([
    move(4, 0, "d1-d4", "3 dragon"),
    move(5, 1, "h11-d7", "4 ibis"),
    move(6, 0, "d4-f6", "anzen"),
    move(7, 0, "f6-f9", "3 ho bo"),
    move(8, 1, "d7-d4", "3 dragon"),
    move(9, 0, "e1-e3", "2 ibis"),
  ]);
  expect(rows.map((row) => row.cells.map((cell) => cell.length))).toEqual([
    [1, 1],
    [2, 1],
    [1, 0],
  ]);
  expect(asText(rows)).toBe("1. d1-d4 3 dragon  h11-d7 4 ibis\n2. d4-f6 anzen, f6-f9 3 ho bo  d7-d4 3 dragon\n3. e1-e3 2 ibis  …\n");
});
it("has nothing before the first move", () => expect(asText(rowsOf([]))).toBe(""));
