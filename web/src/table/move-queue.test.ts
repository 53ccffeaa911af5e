import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MoveQueue } from "./move-queue.svelte";
import type { DeltaOut } from "../wire/types";

const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
let shown: number[];
let hurried: boolean;
let queue: MoveQueue;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  page.hidden = hurried = false;
  shown = [];
  queue = new MoveQueue(
    ({ number }) => shown.push(number),
    () => hurried,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const move = (number: number): DeltaOut => ({ type: "delta", number, at: 0, events: [{ type: "laid" }] });
const chat = (number: number): DeltaOut => ({ type: "delta", number, at: 0, what: "chat", text: "hello" });
const secret = (number: number): DeltaOut => ({ type: "delta", number, at: 0, events: [] });

test("moves are seen one after the other", () => {
  for (const number of [1, 2, 3]) queue.join(move(number));
  expect(shown).toEqual([1]);
  expect(queue.behind).toBe(2);
  vi.advanceTimersByTime(449);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.behind).toBe(0);
});

test("who comes late need not wait", () => {
  queue.join(move(1));
  vi.advanceTimersByTime(1000);
  queue.join(move(2));
  expect(shown).toEqual([1, 2]);
});

test("what shows nothing takes no time, but keeps its place", () => {
  for (const one of [move(1), secret(2), move(3), chat(4)]) queue.join(one);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("many are each shown for less, and the pause is long again after them", () => {
  for (let number = 1; number <= 31; number++) queue.join(move(number));
  vi.advanceTimersByTime(6500);
  expect(shown.length).toBe(31);
  for (const number of [32, 33]) queue.join(move(number));
  vi.advanceTimersByTime(450);
  expect(shown.length).toBe(32);
  vi.advanceTimersByTime(450);
  expect(shown.length).toBe(33);
});

test("who hurries, or does not look, sees everything at once", () => {
  hurried = true;
  for (const number of [1, 2]) queue.join(move(number));
  expect(shown).toEqual([1, 2]);
  hurried = false;
  page.hidden = true;
  for (const number of [3, 4]) queue.join(move(number));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("to catch up shows the rest, once", () => {
  for (const number of [1, 2, 3]) queue.join(move(number));
  queue.catchUp();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1, 2, 3]);
});

test("what is forgotten is not shown", () => {
  for (const number of [1, 2, 3]) queue.join(move(number));
  queue.forget();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1]);
  expect(queue.behind).toBe(0);
});
