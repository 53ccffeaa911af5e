import type { Args, MoveParts } from "../../wire/types";
import type { Choice, BoardModel } from "../board-model";

type Wanted = MoveParts & { type: string };

/** Which choices a place on the table may stand for, with this card of the hand in mind. */
function wantedAt(place: string, chosen: string | null): Wanted[] {
  const [kind, what = ""] = split(place);
  if (kind === "pile") return [{ type: "draw-pile" }];
  if (kind === "discard") return [{ type: "draw-discard" }, ...(chosen ? [{ type: "discard", card: chosen }] : [])];
  if (kind === "row") return chosen ? [{ type: "lay", card: chosen }] : [];
  if (kind === "back") return [{ type: "take-back", card: what }];
  if (kind === "village") return [{ type: "target", seat: Number(what) }, ...onSomebody(chosen)];
  if (kind === "lot") return [{ type: "strike-hand" }];
  if (kind === "open") return ["strike-table", "take", "drop"].map((type) => ({ type, card: what }));
  return [];
}

function onSomebody(chosen: string | null): Wanted[] {
  if (chosen === null) return [];
  return chosen === "shogun" ? [{ type: "shogun-hand" }] : [{ type: "play", card: chosen }];
}

/** A place is a word, and what it is about after a colon: `pile`, `village:3`, `back:red:0`. */
function split(place: string): string[] {
  return place.split(":");
}

export function choiceAt(place: string, choices: Choice[], chosen: string | null): Choice | undefined {
  for (const wanted of wantedAt(place, chosen)) {
    const found = choices.find((choice) => fits(choice.move, wanted));
    if (found) return found;
  }
  return undefined;
}

function fits(move: MoveParts, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([key, value]) => move[key] === value);
}

/** What is said to the server where a place stands for nothing now: it answers why not. */
export function attemptAt(place: string, chosen: string | null, kind: string): string | null {
  const [what, which] = split(place);
  if (kind === "draw" && what === "discard") return "draw discard";
  if (kind === "draw" && what === "pile") return "draw pile";
  if (kind === "play" && chosen && what === "row") return `lay ${chosen}`;
  if (kind === "play" && chosen && what === "village") return chosen === "shogun" ? "shogun hand" : chosen;
  if (kind === "target" && what === "village") return `on P${Number(which) + 1}`;
  return null;
}

const ABOUT_PAIRS = ["play", "pair", "lay", "discard", "shogun-hand", "shogun-discard"];

/** What can be done with a card of the hand: as a pair first, simply away last. */
export function actionsWith(card: string, choices: Choice[]): Choice[] {
  const order = ["pair", "play", "shogun-hand", "shogun-discard", "lay", "discard"];
  return choices
    .filter(({ move }) => ABOUT_PAIRS.includes(move.type ?? "") && (move.card === card || move.partner === card))
    .sort((one, other) => order.indexOf(one.move.type ?? "") - order.indexOf(other.move.type ?? ""));
}

export const pairsOf = (choices: Choice[]): Choice[] => choices.filter(({ move }) => move.type === "pair");

export function pairOf(card: string, partner: string, choices: Choice[]): Choice | undefined {
  const is = (one: string, other: string) => ({ move }: Choice) => move.type === "pair" && move.card === one && move.partner === other;
  return choices.find(is(card, partner)) ?? choices.find(is(partner, card));
}

/** What a choice would change on the table, to be drawn there before it is made. */
export interface ChoicePreview {
  /** Rice that each player would lose. */
  takes: number[] | null;
  /** A card that would come to the own row, or leave it. */
  lays: string | null;
  lifts: string | null;
  /** A card that would leave somebody's table. */
  strikes: { seat: number; card: string } | null;
  /** Defence as it would be. */
  defence: { seat: number; points: number } | null;
}

export const NO_PREVIEW: ChoicePreview = { takes: null, lays: null, lifts: null, strikes: null, defence: null };

export function previewChoice(choice: Choice | undefined, foreseen: Args | undefined, you: number | null, victim: number | null): ChoicePreview {
  if (choice === undefined) return NO_PREVIEW;
  const { type, card } = choice.move;
  const about = type === "strike-table" ? victim : you;
  const points = foreseen?.defence;
  return {
    takes: Array.isArray(foreseen?.takes) ? foreseen.takes.map(Number) : null,
    lays: type === "lay" ? String(card) : null,
    lifts: type === "take-back" ? String(card) : null,
    strikes: type === "strike-table" && victim !== null ? { seat: victim, card: String(card) } : null,
    defence: type !== "target" && typeof points === "number" && about !== null ? { seat: about, points } : null,
  };
}

/** What would be taken from each who can be a target. */
export function riceFromEachTarget(model: Pick<BoardModel, "choices" | "previewArgs">, seats: number): number[] | null {
  const takes = Array.from({ length: seats }, () => 0);
  const told = model.choices.map(({ action, move }) => ({ seat: Number(move.seat), foreseen: model.previewArgs(action) }));
  for (const { seat, foreseen } of told) takes[seat] = Number(foreseen?.rice ?? 0);
  return told.some(({ foreseen }) => foreseen?.effect === "rice") ? takes : null;
}
