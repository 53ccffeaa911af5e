// What is said on the wire; the same words as `tatami.server.messages`.

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
  | { type: "leave" | "start" | "resign" | "take_back" | "rematch" | "ping" }
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
  reconstructed: boolean;
  bots: string[];
  titles: Record<string, string>;
  blurbs: Record<string, string>;
  seat_fields: Record<string, string[]>;
}
export interface Lists {
  open: { id: string; game: string; created: number }[];
  mine: { id: string; game: string; status: Status; changed: number }[];
}
export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, Json>;
  clock?: { kind: string; base?: number; increment?: number; days?: number; at_zero?: string };
  public?: boolean;
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
