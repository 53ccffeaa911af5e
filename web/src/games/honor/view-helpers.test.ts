import { expect, it } from "vitest";
import type { GameEvent } from "../../wire/generated";
import { announces } from "./announces";
import type { Player } from "./generated";
import { finalStandings, flightOf, housesIn, lastGain, lastRoll, othersOf, spotOf, stacked, trackOf } from "./view-helpers";

const players = (...honor: number[]) => honor.map((honor, seat) => ({ seat, honor }) as Player);

it("names the spot of each choice", () => {
  const spots = [
    { type: "play", card: "thief" },
    { type: "steal", card: "daisho" },
    { type: "lay", seat: 2, house: "daimyo" },
    { type: "attack", target: 1 },
    { type: "ally", lord: 3 },
  ].map((move) => spotOf({ action: 0, text: "", move }));
  expect(spots).toEqual(["play thief", "take daisho", "house 2 daimyo", "player 1", "player 3"]);
  expect(spotOf({ action: 0, text: "seppuku daimyo", move: { type: "seppuku", head: "daimyo" } })).toBe("do seppuku daimyo");
});
it("stacks equal cards", () =>
  expect(stacked(["a", "b", "a"])).toEqual([
    { card: "a", count: 2 },
    { card: "b", count: 1 },
  ]));
it("lists the other players starting to the viewer's left", () => {
  expect(othersOf(players(0, 0, 0), 1).map(({ seat }) => seat)).toEqual([2, 0]);
  expect(othersOf(players(0, 0, 0), null)).toHaveLength(3);
});
it("starts the track at the deepest debt and separates near markers", () => {
  const { least, markers } = trackOf(players(-100, 0, 0, 300), 400);
  expect(least).toBe(-100);
  expect(markers.map(({ at }) => at)).toEqual([0, 0.2, 0.2, 0.8]);
  expect(markers.map(({ rank }) => rank)).toEqual([0, 0, 1, 0]);
});
it("takes the last two rolls of a battle, and what was tied before", () => {
  const rolled = (seat: number, ...dice: number[]) => ({ type: "rolled", seat, dice, total: dice.reduce((a, b) => a + b, 0) });
  const events = [rolled(0, 3), rolled(1, 3), rolled(0, 5), rolled(1, 2)];
  expect(lastRoll([{ number: 4, events }, { number: 5, events: [] }])).toMatchObject({ number: 4, kind: "battle", won: true, ties: [3] });
  expect(lastRoll([{ number: 1 }])).toBeNull();
});
it("finds the way of a card", () => {
  const laid = { type: "laid", seat: 1, card: "daisho", owner: 1, house: "samurai" };
  expect(flightOf(laid, 1)).toEqual({ from: "hand", to: "house 1 samurai", card: "daisho" });
  expect(flightOf({ type: "drew", seat: 2 }, 1)).toEqual({ from: "pile", to: "player 2", card: null });
  expect(housesIn([laid])).toEqual(new Set(["house 1 samurai"]));
});
it("throws the dice before it shows what they lead to", () => {
  const battle: GameEvent[] = [
    { type: "attacked", seat: 0, target: 1, attack_dice: 1, defense_dice: 1 },
    { type: "rolled", seat: 0, total: 5, dice: [5] },
    { type: "rolled", seat: 1, total: 2, dice: [2] },
    { type: "won", seat: 0, loser: 1 },
  ];
  expect(announces(battle)).toEqual({ time: 460 + 40 * 5 + 900, told: 1 });
  expect(announces([{ type: "drew", seat: 0 }])).toEqual({ time: 0, told: 0 });
});
it("finds the honor that ended the game, and who was how far", () => {
  const gained = (seat: number, honor: number) => ({ type: "gained", seat, amount: 20, honor });
  const moves = [{ number: 1, events: [gained(0, 380)] }, { number: 2, events: [gained(1, 405), { type: "ended", reason: "target", winner: 1 }] }, { number: 3 }];
  expect(lastGain(moves)).toEqual(gained(1, 405));
  expect(lastGain([])).toBeNull();
  expect(finalStandings({ players: players(380, 405, 380) }).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});
