import { describe, expect, it } from "vitest";
import { applyPatch } from "./patch";

describe("a patch", () => {
  it("changes the named fields and leaves the others as they are", () => {
    const old = { a: 1, b: { c: 2, d: [1] } };
    const found = applyPatch(old, { b: { c: 3 } }) as typeof old;
    expect(found).toEqual({ a: 1, b: { c: 3, d: [1] } });
    expect(found.b.d).toBe(old.b.d);
  });
  it("removes what `-` lists", () => expect(applyPatch({ a: 1, b: 2 }, { "-": ["a"] })).toEqual({ b: 2 }));
  it("adds to a list with `+`", () => expect(applyPatch([1], { "+": [2, 3] })).toEqual([1, 2, 3]));
  it("changes items of a list by index", () =>
    expect(applyPatch([{ a: 1 }, { a: 2 }], { "1": { a: 3 } })).toEqual([{ a: 1 }, { a: 3 }]));
  it("replaces with `=`", () => expect(applyPatch([1, 2], { "=": { a: 1 } })).toEqual({ a: 1 }));
  it("takes a list or a plain value as the new value", () => {
    expect(applyPatch([1, 2], [3])).toEqual([3]);
    expect(applyPatch({ a: 1 }, null)).toBe(null);
    expect(applyPatch(null, { a: 1 })).toEqual({ a: 1 });
  });
});
