import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeltaOut } from "../wire/generated";
import { MoveQueue, type Speed } from "./move-pacing.svelte";

const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
let shown: number[];
let skipsPauses: boolean;
let speed: Speed;
let queue: MoveQueue;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  page.hidden = skipsPauses = false;
  shown = [];
  speed = "normal";
  queue = new MoveQueue(
    ({ number }) => shown.push(number),
    () => skipsPauses,
    () => speed,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const move = (number: number): DeltaOut => ({ type: "delta", number, at: 0, events: [{ type: "laid" }] });
const chat = (number: number): DeltaOut => ({ type: "delta", number, at: 0, what: "chat", text: "hello" });
const secret = (number: number): DeltaOut => ({ type: "delta", number, at: 0, events: [] });

test("shows moves one after the other", () => {
  for (const number of [1, 2, 3]) queue.push(move(number));
  expect(shown).toEqual([1]);
  expect(queue.pending).toBe(2);
  vi.advanceTimersByTime(449);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.pending).toBe(0);
});

test("shows a move without delay if the one before was long ago", () => {
  queue.push(move(1));
  vi.advanceTimersByTime(1000);
  queue.push(move(2));
  expect(shown).toEqual([1, 2]);
});

test("does not pause for entries without events, but keeps their order", () => {
  for (const delta of [move(1), secret(2), move(3), chat(4)]) queue.push(delta);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("shortens the pauses of a long queue only", () => {
  for (let number = 1; number <= 31; number++) queue.push(move(number));
  vi.advanceTimersByTime(6500);
  expect(shown.length).toBe(31);
  for (const number of [32, 33]) queue.push(move(number));
  vi.advanceTimersByTime(450);
  expect(shown.length).toBe(32);
  vi.advanceTimersByTime(450);
  expect(shown.length).toBe(33);
});

test("shows everything at once if pauses are skipped or the page is hidden", () => {
  skipsPauses = true;
  for (const number of [1, 2]) queue.push(move(number));
  expect(shown).toEqual([1, 2]);
  skipsPauses = false;
  page.hidden = true;
  for (const number of [3, 4]) queue.push(move(number));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("showAll shows the rest once", () => {
  for (const number of [1, 2, 3]) queue.push(move(number));
  queue.showAll();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1, 2, 3]);
});

test("clear drops the rest", () => {
  for (const number of [1, 2, 3]) queue.push(move(number));
  queue.clear();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1]);
  expect(queue.pending).toBe(0);
});

test("a speed sets the pause; at once has none", () => {
  speed = "slow";
  for (const number of [1, 2]) queue.push(move(number));
  vi.advanceTimersByTime(1499);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  speed = "at-once";
  for (const number of [3, 4]) queue.push(move(number));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("step by step, every move waits for the player", () => {
  speed = "step";
  for (const delta of [move(1), secret(2), move(3), move(4)]) queue.push(delta);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([]);
  queue.step();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(10);
  queue.step();
  expect(shown).toEqual([1, 2, 3]);
});

test("a pause holds the queue until it goes on", () => {
  for (const number of [1, 2, 3]) queue.push(move(number));
  queue.pause();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1]);
  queue.resume();
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
});

test("announces a move once before it is shown, and shows it at once on request", () => {
  const announced: number[] = [];
  const announce = ({ number }: DeltaOut) => (announced.push(number), number === 2 ? 800 : 0);
  queue = new MoveQueue(
    ({ number }) => shown.push(number),
    () => true,
    () => "normal",
    announce,
  );
  for (const number of [1, 2, 3]) queue.push(move(number));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(799);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2, 3]);
  expect(announced).toEqual([1, 2, 3]);
  queue.push({ ...move(2) });
  queue.showAll();
  expect(shown).toEqual([1, 2, 3, 2]);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([1, 2, 3, 2]);
});
