import { describe, expect, test } from "vitest";
import { Premoves } from "./premoves.svelte";

const choice = (text: string, action: number) => ({ text, action, move: { type: "move" } });

describe("premoves", () => {
  test("the first legal one is played, and all are forgotten", () => {
    const premoves = new Premoves(() => true);
    for (const text of ["a1-a2", "b1-b2", "c1-c2"]) premoves.toggle(text);
    const taken = premoves.take([choice("c1-c2", 3), choice("b1-b2", 2)]);
    expect(taken.chosen?.action).toBe(2);
    expect(taken.moves).toEqual(["a1-a2", "b1-b2", "c1-c2"]);
    expect(premoves.moves).toEqual([]);
  });

  test("none is played if none is legal", () => {
    const premoves = new Premoves(() => true);
    premoves.toggle("a1-a2");
    expect(premoves.take([choice("b1-b2", 2)])).toEqual({ moves: ["a1-a2"], chosen: undefined });
  });

  test("the same move again removes it, and at most five are kept", () => {
    const premoves = new Premoves(() => true);
    for (const column of "abcdef") premoves.toggle(`${column}1-${column}2`);
    expect(premoves.moves).toHaveLength(5);
    premoves.toggle("b1-b2");
    expect(premoves.moves).toEqual(["a1-a2", "c1-c2", "d1-d2", "e1-e2"]);
  });

  test("nothing is prepared while it is not allowed", () => {
    const premoves = new Premoves(() => false);
    premoves.toggle("a1-a2");
    expect(premoves.moves).toEqual([]);
  });
});
