import type { Component } from "svelte";
import type { Args, GameEvent, MoveParts, View } from "../wire/types";
import type { Speech } from "../words/speech";
import { texts } from "../words/texts.svelte";

export interface Choice {
  action: number;
  text: string;
  move: MoveParts;
}

/** All that a board is given: it shows a view, and lets a person point at choices. No rule. */
export interface Sight {
  readonly view: View;
  readonly you: number | null;
  readonly names: string[];
  readonly speech: Speech;
  readonly choices: Choice[];
  /** The choice being looked at before it is made. */
  readonly armed: number | null;
  arm(action: number | null): void;
  commit(action: number): void;
  /** Something that is no choice, as text: the server says why not. */
  wish(text: string): void;
  previewOf(action: number): string;
  /** The same in numbers, for a board to draw. */
  foresight(action: number): Args | undefined;
  /** What was told of the moves, up to the one that is shown, the oldest first. */
  readonly recent: Told[];
  /** The standing orders that one may give here, each kind with the one that holds. */
  readonly orders?: { kind: string; all: string[]; now: string }[];
  order?(kind: string, order: string): void;
}

/** Why something was not done. */
export interface No {
  sentence: string;
  rule: string;
}

/** A sight in which something is asked: what the ask line needs beside the board. */
export interface Asking extends Sight {
  readonly busy: boolean;
  readonly no: No | null;
}

export interface Told {
  number: number;
  events?: GameEvent[];
}

export interface Board {
  default: Component<{ sight: Sight }>;
  /** Can every choice of this kind of decision be pointed at on the board? */
  points?: (kind: string) => boolean;
  /** A player's sign, where the game has its own. */
  crest?: Component<{ seat: number; size: number }>;
  /** A move as it is written down in a game for two that has a notation; null for what is no move. */
  written?: (event: GameEvent, speech: Speech) => { seat: number; text: string; said: string } | null;
  /** Shows who plays, and how they stand, itself: where there is no clock, the list of players is left out,
   * always or where there is little room. */
  showsSeats?: "always" | "phone";
  /** What stands beside a player's name. */
  seatLines?: (view: View, seat: number, speech: Speech) => { shown: string; spoken: string }[];
}

const BOARDS: Record<string, () => Promise<Board>> = {
  samourai: () => import("./samourai/board"),
  seven: () => import("./seven/board"),
  village: () => import("./village/board"),
  honor: () => import("./honor/board"),
};

/** A drawn board comes with its own words; a game that nobody has drawn is played on the plain one. */
export function boardOf(game: string): Promise<Board> {
  const drawn = BOARDS[game];
  const wished = new URLSearchParams(location.search).has("plain");
  return wished || drawn === undefined ? import("./plain/board") : texts.withPart(game, drawn());
}
