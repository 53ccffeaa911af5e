import { describe, expect, it } from "vitest";
import { apply } from "./patch";

describe("a patch", () => {
  it("changes the named fields and leaves the others as they are", () => {
    const old = { a: 1, b: { c: 2, d: [1] } };
    const found = apply(old, { b: { c: 3 } }) as typeof old;
    expect(found).toEqual({ a: 1, b: { c: 3, d: [1] } });
    expect(found.b.d).toBe(old.b.d);
  });
  it("removes what `-` lists", () => expect(apply({ a: 1, b: 2 }, { "-": ["a"] })).toEqual({ b: 2 }));
  it("adds to a list with `+`", () => expect(apply([1], { "+": [2, 3] })).toEqual([1, 2, 3]));
  it("changes items of a list by index", () =>
    expect(apply([{ a: 1 }, { a: 2 }], { "1": { a: 3 } })).toEqual([{ a: 1 }, { a: 3 }]));
  it("replaces with `=`", () => expect(apply([1, 2], { "=": { a: 1 } })).toEqual({ a: 1 }));
  it("takes a list or a plain value as the new value", () => {
    expect(apply([1, 2], [3])).toEqual([3]);
    expect(apply({ a: 1 }, null)).toBe(null);
    expect(apply(null, { a: 1 })).toEqual({ a: 1 });
  });
});
