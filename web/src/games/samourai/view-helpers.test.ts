import { describe, expect, it } from "vitest";
import type { SamouraiView } from "./generated";
import { announcementOf, linesFrom, PieceTracker, placeOf, squaresOf } from "./view-helpers";

const squares = ".IDXX.XXKS." + ".".repeat(110);
const view = { squares, last: "d1-d4" } as SamouraiView;

describe("the board", () => {
  it("shows the viewer's camp below", () => {
    expect(squaresOf(view, false)[110]).toEqual({ cell: "a1", kind: "mekura", column: 0, row: 10 });
    expect(squaresOf(view, true)[0]?.cell).toBe("k1");
    expect(squaresOf(view, true)[2]?.kind).toBe("sabre");
  });
  it("has straight lines in eight directions", () => {
    const cells = linesFrom("b2");
    expect(cells).toEqual(expect.arrayContaining(["a1", "b1", "c3", "k11", "b11", "k2", "a3", "c1"]));
    expect(cells).toHaveLength(10 + 10 + 10 + 2);
    expect(cells).not.toContain("c4");
  });
  it("puts a cell where its square is", () => {
    expect(placeOf("d1", false)).toEqual([3, 10]);
    expect(placeOf("d1", true)).toEqual([7, 0]);
  });
  it("knows what was announced", () => expect(announcementOf(view)).toEqual({ distance: 3, landed: "mekura" }));
});

describe("a samurai that moves", () => {
  it("keeps its name", () => {
    const tracker = new PieceTracker();
    const camp = (samurai: string[]) => ({ samurai, protected: false, has_anzen: true });
    const before = tracker.update([camp(["d1", "e1"])]);
    const after = tracker.update([camp(["d4", "e1"])]);
    expect(after.find((one) => one.cell === "d4")?.name).toBe(before.find((one) => one.cell === "d1")?.name);
  });
});
