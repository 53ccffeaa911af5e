import type { Args, MoveFields } from "../../wire/generated";
import type { BoardModel, Choice } from "../board-model";
import type { Move } from "./generated";

/** A pattern of a move: the fields that must be equal. */
type MovePattern = MoveFields & { type: Move["type"] };

/** The moves that a place on the table can mean, given the chosen card of the hand. */
function movesAt(place: string, chosen: string | null): MovePattern[] {
  const [kind, what = ""] = splitPlace(place);
  if (kind === "pile") return [{ type: "draw-pile" }];
  if (kind === "discard") return [{ type: "draw-discard" }, ...(chosen ? [{ type: "discard" as const, card: chosen }] : [])];
  if (kind === "row") return chosen ? [{ type: "lay", card: chosen }] : [];
  if (kind === "back") return [{ type: "take-back", card: what }];
  if (kind === "village") return [{ type: "target", seat: Number(what) }, ...playedOnOthers(chosen)];
  if (kind === "lot") return [{ type: "strike-hand" }];
  if (kind === "open") return (["strike-table", "take", "drop"] as const).map((type) => ({ type, card: what }));
  return [];
}

function playedOnOthers(chosen: string | null): MovePattern[] {
  if (chosen === null) return [];
  return chosen === "shogun" ? [{ type: "shogun-hand" }] : [{ type: "play", card: chosen }];
}

/** A place is a word and, after a colon, what it is about: `pile`, `village:3`, `back:red:0`. */
function splitPlace(place: string): string[] {
  return place.split(":");
}

export function choiceAt(place: string, choices: Choice[], chosen: string | null): Choice | undefined {
  for (const pattern of movesAt(place, chosen)) {
    const found = choices.find((choice) => matches(choice.move, pattern));
    if (found) return found;
  }
  return undefined;
}

function matches(move: MoveFields, pattern: MovePattern): boolean {
  return Object.entries(pattern).every(([key, value]) => move[key] === value);
}

/** The illegal move that a click on this place attempts; the server says why it is illegal. */
export function attemptAt(place: string, chosen: string | null, kind: string): string | null {
  const [what, which] = splitPlace(place);
  if (kind === "draw" && what === "discard") return "draw discard";
  if (kind === "draw" && what === "pile") return "draw pile";
  if (kind === "play" && chosen && what === "row") return `lay ${chosen}`;
  if (kind === "play" && chosen && what === "village") return chosen === "shogun" ? "shogun hand" : chosen;
  if (kind === "target" && what === "village") return `on P${Number(which) + 1}`;
  return null;
}

/** In the order in which the actions of a card are listed. */
const ACTIONS_WITH_CARD: string[] = ["pair", "play", "shogun-hand", "shogun-discard", "lay", "discard"] satisfies Move["type"][];

/** What can be done with a card of the hand. */
export function actionsWith(card: string, choices: Choice[]): Choice[] {
  const rank = ({ move }: Choice) => ACTIONS_WITH_CARD.indexOf(move.type ?? "");
  return choices
    .filter((choice) => rank(choice) >= 0 && (choice.move.card === card || choice.move.partner === card))
    .sort((one, other) => rank(one) - rank(other));
}

export const pairsIn = (choices: Choice[]): Choice[] => choices.filter(({ move }) => move.type === "pair");

export function pairOf(card: string, partner: string, choices: Choice[]): Choice | undefined {
  const is = (one: string, other: string) => ({ move }: Choice) => move.type === "pair" && move.card === one && move.partner === other;
  return choices.find(is(card, partner)) ?? choices.find(is(partner, card));
}

/** What a choice would change, drawn on the table as a preview. */
export interface ChoicePreview {
  /** Rice that each player would lose. */
  takes: number[] | null;
  /** A card that would be laid in the player's row. */
  lays: string | null;
  /** A card that the player would take back from the row. */
  lifts: string | null;
  /** A card that would be removed from another player's table. */
  strikes: { seat: number; card: string } | null;
  /** A player's defense afterwards. */
  defense: { seat: number; points: number } | null;
}

export const NO_PREVIEW: ChoicePreview = { takes: null, lays: null, lifts: null, strikes: null, defense: null };

export function previewChoice(choice: Choice | undefined, args: Args | undefined, you: number | null, victim: number | null): ChoicePreview {
  if (choice === undefined) return NO_PREVIEW;
  const { type, card } = choice.move;
  const about = type === "strike-table" ? victim : you;
  const points = args?.defense;
  return {
    takes: Array.isArray(args?.takes) ? args.takes.map(Number) : null,
    lays: type === "lay" ? String(card) : null,
    lifts: type === "take-back" ? String(card) : null,
    strikes: type === "strike-table" && victim !== null ? { seat: victim, card: String(card) } : null,
    defense: type !== "target" && typeof points === "number" && about !== null ? { seat: about, points } : null,
  };
}

/** The rice that each possible target would lose; null if the choices are not about rice. */
export function riceFromEachTarget(model: Pick<BoardModel, "choices" | "previewArgs">, seats: number): number[] | null {
  const takes = Array.from({ length: seats }, () => 0);
  const targets = model.choices.map(({ action, move }) => ({ seat: Number(move.seat), args: model.previewArgs(action) }));
  for (const { seat, args } of targets) takes[seat] = Number(args?.rice ?? 0);
  return targets.some(({ args }) => args?.effect === "rice") ? takes : null;
}
