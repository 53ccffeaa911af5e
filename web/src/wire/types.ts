// What is said on the wire; the same words as `tatami.server.wire.messages`.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Args = Record<string, string | number | boolean | null | (string | number)[]>;

export interface SeatOut {
  name?: string;
  bot?: string;
  person?: boolean;
}
export interface ClockOut {
  left: number[];
  running: number | null;
  at: number;
}
export interface OfferOut {
  what: "draw" | "undo";
  by: number;
  waiting: number[];
}
export interface Decision {
  kind: string;
  rule: string;
  seat: number | null;
  args: Args;
}
export interface Outcome {
  reason: string;
  rule: string;
  shares: number[];
  args: Args;
}
export interface View {
  viewer: number | null;
  decision: Decision | null;
  outcome: Outcome | null;
  [field: string]: unknown;
}
export interface GameEvent {
  type: string;
  [field: string]: Json;
}
export interface Line {
  number: number;
  at: number;
  what?: string;
  seat?: number | null;
  /** Who said it, sat down or left: somebody else may have the seat by now. */
  name?: string;
  text?: string;
  events?: GameEvent[];
}
export interface MoveParts {
  type?: string;
  [field: string]: Json | undefined;
}
export type Status = "open" | "running" | "over";

export interface TableOut {
  type: "table";
  number: number;
  id: string;
  game: string;
  version: number;
  opened: number;
  options: Record<string, Json>;
  public: boolean;
  status: Status;
  seats: SeatOut[];
  you: number | null;
  host: boolean;
  clock: ClockOut | null;
  offer: OfferOut | null;
  commitment: string;
  view: View | null;
  legal: number[];
  moves: Record<number, [string, MoveParts]>;
  orders: Record<string, string>;
  /** Where the table was forked from, if it was. */
  origin?: { moves: number; redealt: boolean } | null;
  rated?: boolean;
  result: Outcome | null;
  log: Line[];
  rematch: string;
}
export interface DeltaOut extends Partial<Line> {
  type: "delta";
  number: number;
  at: number;
  change?: Json;
  legal?: number[];
  moves?: Record<number, [string, MoveParts]>;
}
export interface Ack {
  type: "ack";
  ask: number;
  number: number;
  table?: string;
}
export interface Refused {
  type: "refused";
  ask: number;
  code: string;
  sentence: string;
  rule?: string;
  key?: string;
  args?: Args;
}
export interface Pong {
  type: "pong";
  ask: number;
  at: number;
}
export interface GoingDown {
  type: "going_down";
  retry: number;
}
export interface Watching {
  type: "watching";
  count: number;
}
export type ServerOut = TableOut | DeltaOut | Ack | Refused | Pong | GoingDown | Watching;

export type ClientIn =
  | { type: "sit"; seat?: number | null; name: string; salt?: string }
  | { type: "seat_bot"; seat?: number | null; bot: string }
  | { type: "leave" | "start" | "resign" | "take_back" | "rematch" }
  | { type: "ping"; hidden?: boolean }
  | { type: "move"; number: number; action?: number; text?: string }
  | { type: "offer"; what: "draw" | "undo" }
  | { type: "answer"; yes: boolean }
  | { type: "chat"; text: string }
  | { type: "hand_to_bot"; bot: string }
  | { type: "order"; kind: string; order: string | null };

export interface OptionInfo {
  name: string;
  default: string;
  values: string;
  about: string;
  rule: string;
}
export interface GameOut {
  key: string;
  version: number;
  credit: { title: string; author: string; publisher: string; year: number };
  seats: [number, number];
  minutes: number;
  seat_names: string[];
  options: OptionInfo[];
  orders: Record<string, string[]>;
  hides: boolean;
  reconstructed: boolean;
  bots: string[];
  titles: Record<string, string>;
  blurbs: Record<string, string>;
  lesson: boolean;
  seat_fields: Record<string, string[]>;
}
export interface Me {
  player: string;
  name: string;
  account: boolean;
}
export interface Lists {
  open: { id: string; game: string; seats: number; rated: boolean; created: number }[];
  mine: { id: string; game: string; status: Status; changed: number }[];
}
export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, Json>;
  clock?: { kind: string; base?: number; increment?: number; days?: number; at_zero?: string };
  public?: boolean;
  rated?: boolean;
}
export interface Moment {
  number?: number;
  change?: Json;
  events?: GameEvent[];
  text?: string;
}
export interface Replay {
  game: string;
  seats: { name: string; bot: string }[];
  viewer: number | null;
  over: boolean;
  first: View;
  moments: Moment[];
  result: Outcome | null;
}

/** A legal action and what it was worth to its seat. */
export interface Candidate {
  action: number;
  text: string;
  move: MoveParts;
  share: number;
  error: number;
}
/** A decision, judged by what its seat could know. */
export interface Judged {
  number: number;
  seat: number;
  kind: string;
  before: number;
  before_error: number;
  played: Candidate;
  best: Candidate;
  loss: number;
  error: number;
  difference: number;
  others: Candidate[];
}
export interface Amount {
  value: number;
  error: number;
}
/** Where a seat's share of the victory came from. */
export interface Account {
  seat: number;
  start: number;
  result: number;
  deal: Amount;
  chance: Amount;
  hidden: Amount;
  luck: Amount;
  decisions: Amount;
  others: Amount;
  word: Amount;
}
export interface Point {
  number: number;
  shares: number[];
  errors: number[];
}
export interface Analysis {
  game: string;
  settings: { simulations: number };
  curve: Point[];
  decisions: Judged[];
  accounts: Account[];
}
export interface AnalysisOut {
  key: string;
  state: "waiting" | "running" | "done" | "cancelled" | "failed";
  position?: number;
  done?: number;
  total?: number;
  result?: Analysis | null;
}
export interface HintOut {
  number: number;
  best: Candidate;
  second: Candidate | null;
}
export interface Fork {
  moves: number;
  seat: number;
  redeal: boolean;
  bot: string;
  name: string;
}

/** One's own account. */
export interface AccountOut {
  name: string;
  since: number;
  listed: boolean;
  sessions: number;
}
export interface MannerOut {
  handle: string;
  kind: "mute" | "block";
  name: string;
}
export interface RatingOut {
  game: string;
  seats: number;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  changed: number;
}
export interface Results {
  game: string;
  seats: number;
  games: number;
  won: number;
  shared: number;
  drawn: number;
  lost: number;
}
export interface PersonOut {
  name: string;
  since: number;
  you: boolean;
  ratings: RatingOut[];
  results: Results[];
}
export interface RatingPoint {
  at: number;
  rating: number;
  deviation?: number | null;
  before: number;
  table?: string;
}
export interface RatingPast {
  game: string;
  seats: number;
  points: RatingPoint[];
}
/** One seat of a finished game. A person without a name deleted the account. */
export interface Co {
  name: string;
  bot?: boolean;
  share: number;
  gave_up?: boolean;
  before?: number | null;
  after?: number | null;
  deviation?: number | null;
}
export interface Played {
  table: string;
  game: string;
  rated: boolean;
  reason: string;
  ended: number;
  seat: number;
  result: "won" | "lost" | "drawn" | "shared";
  seats: Co[];
}
export interface GamesPage {
  games: Played[];
  next: string;
}
/** A table of one's own that is not over. */
export interface Going {
  table: string;
  game: string;
  status: Status;
  rated: boolean;
  turn: boolean;
  changed: number;
  names: string[];
  seat: number;
}
export interface Standing {
  rank: number;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}
export interface Leaderboard {
  game: string;
  seats: number;
  page: number;
  pages: number;
  ranked: Standing[];
  newcomers: Standing[];
  total: number;
  you: Standing | null;
}

export interface LessonOut {
  steps: { name: string; shown: number[] }[];
  boards: string[];
}
/** A position of a lesson after some actions, as the seat that acts sees it. */
export interface SceneOut {
  you: number;
  seats: number;
  view: View;
  legal: number[];
  moves: Record<number, [string, MoveParts]>;
  previews: Record<number, Args>;
  told: GameEvent[][];
  verdict: { right: boolean; key: string; args: Args } | null;
}
