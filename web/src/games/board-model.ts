import type { Component } from "svelte";
import type { Args, GameEvent, MoveParts, View } from "../wire/types";
import type { Sentences } from "../i18n/sentences";
import { texts } from "../i18n/texts.svelte";

export interface Choice {
  action: number;
  text: string;
  move: MoveParts;
}

/** All that a board is given: it shows a view, and lets a person point at choices. RefusalNote rule. */
export interface BoardModel {
  readonly view: View;
  readonly you: number | null;
  readonly names: string[];
  readonly sentences: Sentences;
  readonly choices: Choice[];
  /** The choice being looked at before it is made. */
  readonly previewed: number | null;
  preview(action: number | null): void;
  play(action: number): void;
  /** Something that is no choice, as text: the server says why not. */
  playText(text: string): void;
  previewText(action: number): string;
  /** The same in numbers, for a board to draw. */
  previewArgs(action: number): Args | undefined;
  /** What was told of the moves, up to the one that is shown, the oldest first. */
  readonly recentMoves: MoveEvents[];
  /** The standing orders that one may give here, each kind with the one that holds. */
  readonly orders?: { kind: string; all: string[]; now: string }[];
  order?(kind: string, order: string): void;
}

/** Why something was not done. */
export interface RefusalNote {
  sentence: string;
  rule: string;
}

/** A model in which something is asked: what the ask line needs beside the board. */
export interface DecisionModel extends BoardModel {
  readonly busy: boolean;
  readonly refusal: RefusalNote | null;
}

export interface MoveEvents {
  number: number;
  events?: GameEvent[];
}

export interface BoardModule {
  default: Component<{ model: BoardModel }>;
  /** Can every choice of this kind of decision be pointed at on the board? */
  points?: (kind: string) => boolean;
  /** A player's sign, where the game has its own. */
  crest?: Component<{ seat: number; size: number }>;
  /** A move as it is notation down in a game for two that has a notation; null for what is no move. */
  notation?: (event: GameEvent, sentences: Sentences) => { seat: number; text: string; said: string } | null;
  /** Shows who plays, and how they stand, itself: where there is no clock, the list of players is left out,
   * always or where there is little room. */
  showsSeats?: "always" | "phone";
  /** What stands beside a player's name. */
  seatInfo?: (view: View, seat: number, sentences: Sentences) => { shown: string; spoken: string }[];
}

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  samourai: () => import("./samourai/board"),
  seven: () => import("./seven/board"),
  village: () => import("./village/board"),
  honor: () => import("./honor/board"),
};

/** A drawn board comes with its own words; a game that nobody has drawn is played on the plain one. */
export function loadBoard(game: string): Promise<BoardModule> {
  const drawn = BOARDS[game];
  const wished = new URLSearchParams(location.search).has("plain");
  return wished || drawn === undefined ? import("./plain/board") : texts.withPart(game, drawn());
}
