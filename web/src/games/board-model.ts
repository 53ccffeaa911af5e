import type { Component } from "svelte";
import type { Sentences } from "../i18n/game-sentences";
import type { TextArgs } from "../i18n/texts.svelte";
import type { Args, GameEvent, MoveFields, Outcome, View } from "../wire/generated";

// The interface between a page and the board of a game. These types are not on the wire.

/** A legal action in its three forms. */
export interface Choice {
  action: number;
  text: string;
  move: MoveFields;
}

/** The events of one move, as the viewer may know them. */
export interface MoveEvents {
  number: number;
  events?: GameEvent[];
}

/** What a page gives a board: a view to draw and the legal choices. A board computes no rule. */
export interface BoardModel {
  readonly view: View;
  readonly you: number | null;
  readonly names: string[];
  readonly sentences: Sentences;
  readonly choices: Choice[];
  /** The action whose preview is shown. */
  readonly previewed: number | null;
  preview(action: number | null): void;
  play(action: number): void;
  /** Plays a move given as text. If it is not legal, the server says why. */
  playText(text: string): void;
  previewText(action: number): string;
  /** The numbers behind `previewText`, for a board that draws them. */
  previewArgs(action: number): Args | undefined;
  /** The moves up to the position that is shown, oldest first. */
  readonly recentMoves: MoveEvents[];
  readonly autoReplies?: AutoReply[];
  setAutoReply?(kind: string, reply: string): void;
  /** A move that is announced before it is shown: the dice roll, their effect follows. */
  readonly announced?: MoveEvents | null;
  /** The game at the table is over, also if it ended by resignation or by the clock. */
  readonly isOver?: boolean;
  /** For a board that lets players prepare moves while others decide. */
  readonly premoves?: PremoveModel;
}

/** Moves prepared for the player's next turn: the first that is legal then is played. */
export interface PremoveModel {
  readonly moves: string[];
  /** Whether a move can be prepared now: somebody else decides. */
  readonly can: boolean;
  /** Adds a move as text, or removes it. */
  toggle(text: string): void;
  clear(): void;
}

/** A kind of decision that can be answered automatically, with the possible replies. */
export interface AutoReply {
  kind: string;
  replies: string[];
  current: string;
}

/** Why the server refused something. */
export interface RefusalNote {
  sentence: string;
  rule: string;
}

/** A board model that also asks for a decision. */
export interface DecisionModel extends BoardModel {
  readonly busy: boolean;
  readonly refusal: RefusalNote | null;
  dismissRefusal(): void;
}

/** What `games/<key>/board-definition.ts` exports. */
export interface BoardModule {
  default: Component<{ model: BoardModel }>;
  /** Whether every choice of this kind of decision can be made on the board. If not, the page lists the choices. */
  canChooseOnBoard?: (kind: string) => boolean;
  /** The sign of a seat, if the game has its own. */
  crest?: Component<{ seat: number; size: number }>;
  /** The colors of the seats, if the game has its own, readable in both themes. */
  seatColors?: string[];
  /** How a two-player game writes a move down; null for an event that is not a move. */
  notation?: (event: GameEvent, sentences: Sentences) => { seat: number; text: string; comment: string } | null;
  /** Where the board itself shows the players, so that the page leaves out its list of seats at tables without a clock. */
  showsSeats?: "always" | "phone";
  /** Every kind of card with what it does and where its copies are, for the menu "All cards". */
  allCards?: () => Promise<{ default: Component<{ model: BoardModel }> }>;
  /** Lines below a player's name in the list of seats: as drawn, and as read aloud. */
  seatInfo?: (view: View, seat: number, sentences: Sentences) => { shown: string; spoken: string }[];
  /**
   * The line "how the game is won, and where you stand" at the top of a table: the game's messages `goal` and
   * `standing`. Their arguments are the numbers and words of the view and of `view.players[seat]`, plus these.
   */
  standingArgs?: (view: View, seat: number) => TextArgs;
  /**
   * Events of a move that the board shows before the move itself, such as dice. Returns how long that takes, in
   * milliseconds, and how many events may be told before; 0 for a move that is shown at once.
   */
  announces?: (events: GameEvent[]) => { time: number; told: number };
  /** Points by seat. The game's message `score` says them ("3 rice"); without it they are "3 points". */
  scores?: (view: View) => number[];
  /** Ranks by seat, from 1, where points do not decide them. */
  ranks?: (view: View, outcome: Outcome) => number[];
  /**
   * What decided the game, explained by the game itself: shown at the end below "You win" and the final standing.
   * The board can show it too: its view then has the outcome.
   */
  endExplanation?: Component<{ model: BoardModel; outcome: Outcome }>;
}
