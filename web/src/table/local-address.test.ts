import { expect, it } from "vitest";
import { isOnThisMachine } from "./local-address";

it("knows the addresses of the own machine", () => {
  expect(["localhost", "127.0.0.1", "127.8.0.1", "[::1]", "a.localhost"].every(isOnThisMachine)).toBe(true);
});
it("knows other addresses", () => {
  expect(["192.168.1.4", "games.example", "localhost.example", "127.0.0.1.example", "[fe80::1]"].some(isOnThisMachine)).toBe(false);
});
