// Written by `python -m tatami.server.typescript`; do not edit.

/** Take a free seat (null: any). The salt goes into the seed of the deal. */
export interface Sit {
  type: "sit";
  ask?: number;
  seat?: number | null;
  name: string;
  salt?: string;
}

/** The host seats a bot on a free seat (null: on all that are free). */
export interface SeatBot {
  type: "seat_bot";
  ask?: number;
  seat?: number | null;
  bot: string;
}

/** Leave the seat: before the game it is free again, during it a bot plays on. */
export interface Leave {
  type: "leave";
  ask?: number;
}

/** The host starts once every seat is taken (the last to sit down starts it too). */
export interface Start {
  type: "start";
  ask?: number;
}

/** An action as its number or its text, in answer to the table's entry `number`. */
export interface Move {
  type: "move";
  ask?: number;
  number: number;
  action?: number | null;
  text?: string | null;
}

/** Give up; with more than two players a bot plays on in this seat. */
export interface Resign {
  type: "resign";
  ask?: number;
}

/** Offer a draw, or ask to take back one's last move; everybody must agree. */
export interface Offer {
  type: "offer";
  ask?: number;
  what: "draw" | "undo";
}

/** Agree or not with the open offer. */
export interface Answer {
  type: "answer";
  ask?: number;
  yes: boolean;
}

export interface Chat {
  type: "chat";
  ask?: number;
  text: string;
}

/** A bot plays this seat until it is taken back. */
export interface HandToBot {
  type: "hand_to_bot";
  ask?: number;
  bot: string;
}

/** Play one's own seat again. */
export interface TakeBack {
  type: "take_back";
  ask?: number;
}

/** A standing order for a kind of decision; null withdraws it. Nobody else hears of it. */
export interface Order {
  type: "order";
  ask?: number;
  kind: string;
  order: string | null;
}

/** After the game: the same table again, seats moved on by one. Answered with its id. */
export interface Rematch {
  type: "rematch";
  ask?: number;
}

/** Am I still connected? A page that nobody looks at says so: its player is told elsewhere. */
export interface Ping {
  type: "ping";
  ask?: number;
  hidden?: boolean;
}

/** Everything this viewer may see: sent once, then deltas. */
export interface TableOut {
  type: "table";
  /** The table's last entry. */
  number: number;
  id: string;
  game: string;
  version: number;
  /** Milliseconds since 1970. */
  opened: number;
  options: Record<string, unknown>;
  public: boolean;
  rated: boolean;
  /** `open`, `running`, `over`, or `away` when the table has moved to another server. */
  status: string;
  seats: SeatOut[];
  /** Your seat, or null for a spectator. */
  you: number | null;
  host: boolean;
  clock: ClockOut | null;
  offer: OfferOut | null;
  commitment: string;
  /** null before the start. */
  view: unknown;
  legal: number[];
  /** Text and parts of every action named so far: action -> [text, move]. */
  moves: Record<number, unknown>;
  orders: Record<string, string>;
  /** Where it was forked from, if it was. */
  origin: OriginOut | null;
  /** How it ended, when that was by the players' word or by time. */
  result: unknown;
  log: Line[];
  rematch: string;
}

/**
 * What changed by entry `number`, to be merged into the table of the entry before it.
 *
 * `change` is a patch of the table's fields (see `tatami.server.delta`); `legal` is always whole.
 * The other fields are those of the new line of the log; there is none if `what` is empty.
 */
export interface DeltaOut {
  type: "delta";
  number: number;
  at: number;
  change?: unknown;
  legal?: number[];
  moves?: Record<number, unknown>;
  what?: string;
  seat?: number | null;
  text?: string;
  events?: unknown[];
}

/** It is done, and safe on disk. */
export interface Ack {
  type: "ack";
  ask: number;
  number: number;
  /** A rematch's new table. */
  table?: string;
}

/** It is not done, and why. `code` is for programs, `sentence` for people. */
export interface Refused {
  type: "refused";
  ask: number;
  code: string;
  sentence: string;
  rule?: string;
  key?: string;
  args?: Record<string, unknown>;
}

export interface Pong {
  type: "pong";
  ask: number;
  at: number;
}

/** The server stops: reconnect after so many milliseconds. */
export interface GoingDown {
  type: "going_down";
  retry: number;
}

/** How many spectators look on by way of this server process; sent when it has changed. */
export interface Watching {
  type: "watching";
  count: number;
}

/** What a client sends to open a table. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  /** A replacement as TOML. */
  material?: string | null;
  clock?: ClockSetting;
  public?: boolean;
  rated?: boolean;
}

export interface Me {
  /** Yours alone: whoever knows it still needs the signed cookie. */
  player: string;
  /** The account's; empty for a guest. */
  name: string;
  account: boolean;
}

/** A game and how a table of it can be set. */
export interface GameOut {
  key: string;
  version: number;
  credit: Credit;
  /** At least and at most. */
  seats: [number, number];
  minutes: number;
  seat_names: string[];
  options: OptionInfo[];
  /** Standing orders by kind of decision. */
  orders: Record<string, string[]>;
  /** Are there cards that not everybody sees? */
  hides: boolean;
  reconstructed: boolean;
  bots: string[];
  titles: Record<string, string>;
  /** By language. */
  blurbs: Record<string, string>;
  /** Is there a first lesson? */
  lesson: boolean;
  /** Which fields of its events and moves are seats, by their type. */
  seat_fields: Record<string, string[]>;
}

export interface Opened {
  /** Of the new table; it is also the link to it. */
  id: string;
}

/** Public tables with free seats, and one's own. */
export interface Listed {
  open: OpenTable[];
  mine: OwnTable[];
}

export interface SeatCode {
  code: string;
}

export interface Claim {
  /** As another device of the same person showed it. */
  code: string;
}

export interface Claimed {
  seat: number;
  name: string;
}

export interface NameAndPassword {
  name: string;
  password: string;
}

export interface NewName {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Farewell {
  /** Of the account; a guest has none. */
  password?: string;
}

/** Somebody at a table: who sits there, or who said that line. */
export interface Whom {
  kind: "mute" | "block";
  table: string;
  seat?: number | null;
  /** The number of a chat line in one's own log. */
  line?: number | null;
}

export interface Complaint {
  /** The number of a chat line in one's own log. */
  line: number;
  reason?: string;
}

export interface Account {
  player: string;
  name: string;
}

export interface PersonOut {
  name: string;
  since: number;
  /** Your own: games at private tables count, too. */
  you: boolean;
  ratings: RatingOut[];
  results: Results[];
}

export interface MannerOut {
  /** Takes it back. */
  handle: string;
  kind: string;
  /** The other's, as it was then. */
  name: string;
}

/** One's own. */
export interface AccountOut {
  name: string;
  since: number;
  /** On leaderboards. */
  listed: boolean;
  /** Devices that are signed in, this one among them. */
  sessions: number;
}

export interface Listing {
  listed: boolean;
}

export interface RatingPast {
  game: string;
  seats: number;
  /** The earliest first. */
  points: RatingPoint[];
}

export interface Leaderboard {
  game: string;
  seats: number;
  page: number;
  pages: number;
  ranked: Standing[];
  /** Whose ratings are provisional, the latest first. */
  newcomers: Standing[];
  /** How many have a rank; the best of them are on the pages. */
  total: number;
  /** One's own, wherever it is, and also if it is not listed. */
  you: Standing | null;
}

/** A table of one's own that is not over. */
export interface Going {
  table: string;
  game: string;
  status: string;
  rated: boolean;
  /** Something is asked of you now. */
  turn: boolean;
  changed: number;
  /** Of all seats; of a bot its own, of a free seat none. */
  names: string[];
  seat: number;
}

/** In which language, and when not. */
export interface WishesIn {
  language: "en" | "nl" | "de" | "fr";
  /** By its name, as in `Europe/Amsterdam`. */
  zone: string;
  /** From and to, in minutes after midnight there; nothing is sent between them. */
  quiet?: [number, number] | null;
}

/** A browser's push subscription. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** How its owner knows it. */
  name?: string;
  language?: "en" | "nl" | "de" | "fr";
  zone?: string;
}

export interface MailIn {
  address: string;
  language?: "en" | "nl" | "de" | "fr";
  zone?: string;
}

export interface HookIn {
  url: string;
  language?: "en" | "nl" | "de" | "fr";
  zone?: string;
}

/** What goes there, and whether anything does. */
export interface ChannelIn {
  wanted: ("turn" | "live" | "begun" | "over")[];
  on: boolean;
}

/** How you are told of what happens at tables that you do not look at. */
export interface Notifications {
  /** This server's public key, for the browser; empty: no push here. */
  push: string;
  mail: boolean;
  hook: boolean;
  language: string;
  zone: string;
  quiet: [number, number] | null;
  channels: ChannelOut[];
}

export interface Tested {
  result: "arrived" | "later" | "never" | "gone";
}

export interface Stopped {
  /** Of the channel whose link it was. */
  kind: string;
  /** Not it alone, but everything. */
  all: boolean;
  on: boolean;
}

/** Stop, or (`on`) take that back. */
export interface Resume {
  on?: boolean;
}

export interface Page {
  games: Played[];
  /** Ask for `before` this; empty on the last page. */
  next: string;
}

/** How far an analysis is; once it is done, the analysis. */
export interface AnalysisOut {
  key: string;
  /** `waiting`, `running`, `done`, `cancelled` or `failed`. */
  state: string;
  /** So many analyses come first. */
  position?: number;
  done?: number;
  /** Moments of the game, worked out and in all. */
  total?: number;
  result?: Analysis | null;
}

/** What a bot would do here, for nobody else to see. */
export interface HintOut {
  /** The table's entry that it is for. */
  number: number;
  best: Candidate;
  /** Named where it is about as good. */
  second: Candidate | null;
}

/** Play on from a moment of a finished game, in one of its seats, against bots. */
export interface Fork {
  /** After so many moves. */
  moves: number;
  seat: number;
  /** Deal anew what this seat did not know. */
  redeal?: boolean;
  bot: string;
  name: string;
}

/** The same from a record in a file. */
export interface ForkRecord {
  record: string;
  fork: Fork;
}

export interface LessonOut {
  steps: StepOut[];
  /** Further positions, shown by the rules. */
  boards: string[];
}

/** A position after some actions, as the seat that acts sees it. */
export interface SceneOut {
  you: number;
  seats: number;
  view: unknown;
  /** Empty once it is judged. */
  legal: number[];
  /** action -> [text, move], of those that are legal. */
  moves: Record<number, unknown>;
  previews: Record<number, Record<string, unknown>>;
  /** The events of the last move before, and of each one since. */
  told: unknown[][];
  /** null while there is more to do, or nothing to be judged. */
  verdict: Verdict | null;
}

/** What is being asked now. The sentence is `ask-<kind>` in the game's texts. */
export interface Decision {
  kind: string;
  /** The rule the question comes from: where the rules page opens. */
  rule: string;
  /** Who is asked, or null where this viewer may not know. */
  seat: number | null;
  args: Record<string, string | number | boolean | null | (string | number)[]>;
}

/** How a game ended and why. The sentence is `end-<reason>` in the game's texts. */
export interface Outcome {
  reason: string;
  rule: string;
  /** Each seat's share of the victory; they add up to 1. */
  shares: number[];
  args: Record<string, string | number | boolean | null | (string | number)[]>;
}

/** One seat as everybody sees it. */
export interface SeatOut {
  name?: string;
  /** The bot that plays this seat now. */
  bot?: string;
  /** A person owns the seat, even while a bot plays it. */
  person?: boolean;
}

/** Milliseconds left per seat at the moment `at`; the running seat counts down from there. */
export interface ClockOut {
  left: number[];
  running: number | null;
  at: number;
}

export interface OfferOut {
  what: string;
  by: number;
  /** The seats that have not yet agreed. */
  waiting: number[];
}

/** The table is a fork: its first moves are those of another game. */
export interface OriginOut {
  moves: number;
  /** The hidden cards were dealt anew for the person who plays on. */
  redealt: boolean;
}

/** A line of the log: events of the game, or what happened at the table. */
export interface Line {
  number: number;
  /** Milliseconds since the table was opened. */
  at: number;
  /** `move`, `chat`, `sit`, `leave`, `start`, ... */
  what?: string;
  seat?: number | null;
  text?: string;
  events?: unknown[];
}

/** `live`: a base for the whole game and an increment per turn; `days`: so long for each. */
export interface ClockSetting {
  kind?: "none" | "live" | "days";
  base?: number;
  increment?: number;
  days?: number;
  /** What happens when time is up: a bot plays on, or (of two players) the seat loses. */
  at_zero?: "bot" | "lose";
}

/** Who made the table game, named with respect. */
export interface Credit {
  title: string;
  author: string;
  publisher: string;
  year: number;
}

/** What a person needs to know to set one option. */
export interface OptionInfo {
  name: string;
  default: string;
  /** `on or off`, `3 to 300`, or the words to choose from. */
  values: string;
  about: string;
  rule: string;
}

export interface OpenTable {
  id: string;
  game: string;
  seats: number;
  rated: boolean;
  /** Milliseconds since 1970, like every moment. */
  created: number;
}

export interface OwnTable {
  id: string;
  game: string;
  status: string;
  changed: number;
}

export interface RatingOut {
  game: string;
  /** The number of players: each has a rating of its own. */
  seats: number;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  changed: number;
}

/** Finished games of one kind; the last four add up to the first. */
export interface Results {
  game: string;
  seats: number;
  games: number;
  won: number;
  shared: number;
  drawn: number;
  lost: number;
}

/** A rating after one game. */
export interface RatingPoint {
  at: number;
  rating: number;
  /** null in games of before it was kept. */
  deviation?: number | null;
  before: number;
  /** Empty if the asker may not know which. */
  table?: string;
}

export interface Standing {
  /** 0 while the rating is provisional. */
  rank: number;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

/** One way by which you are reached. */
export interface ChannelOut {
  id: string;
  kind: "push" | "mail" | "hook";
  /** Of a push, only the host of its service, and the digest of the endpoint after a `#`. */
  address: string;
  name: string;
  wanted: string[];
  on: boolean;
  /** A mail address is, by the link that was sent there. */
  confirmed: boolean;
  /** It was stopped because nothing arrived. */
  failing: boolean;
  /** With which messages to a web address are signed. */
  key: string;
}

export interface Played {
  table: string;
  game: string;
  rated: boolean;
  reason: string;
  ended: number;
  /** The player's own. */
  seat: number;
  /** `won`, `lost`, `drawn` (all alike) or `shared` (some of the victory). */
  result: string;
  seats: Co[];
}

export interface Analysis {
  format: string;
  game: string;
  version: number;
  /** The digest of the record. */
  record: string;
  settings: AnalysisSettings;
  curve: Point[];
  decisions: Judged[];
  accounts: Account[];
}

/** A legal action and what it was worth to the seat. */
export interface Candidate {
  action: number;
  text: string;
  move: unknown;
  share: number;
  error: number;
}

export interface StepOut {
  name: string;
  /** The actions of a way to do what is asked. */
  shown: number[];
}

/** What the engine says of what was done. The sentence is `lesson-<step>-<key>`. */
export interface Verdict {
  right: boolean;
  key: string;
  args: Record<string, string | number | boolean | null | (string | number)[]>;
}

/** One seat of a finished game. A person without a name deleted the account. */
export interface Co {
  name: string;
  bot?: boolean;
  share: number;
  gave_up?: boolean;
  before?: number | null;
  /** The ratings, where the game was rated. */
  after?: number | null;
  /** How far off `after` may be (a standard deviation). */
  deviation?: number | null;
}

export interface AnalysisSettings {
  /** Per estimate; a decision takes one to four estimates. The same number, the same analysis. */
  simulations?: number;
  seed?: string;
}

/** The evaluation curve after so many actions, with all cards known. */
export interface Point {
  number: number;
  shares: number[];
  errors: number[];
}

/** A decision between at least two actions, from what the seat could know. */
export interface Judged {
  /** Taken after so many actions. */
  number: number;
  seat: number;
  kind: string;
  /** The estimate of the seat's share before it decided. */
  before: number;
  before_error: number;
  played: Candidate;
  best: Candidate;
  /** What the best action is worth more than the played one; 0 where none was found better. */
  loss: number;
  error: number;
  /** The played action's worth less the best one's, as measured: luck and skill add these up. */
  difference: number;
  others: Candidate[];
}

/** One seat's. `start + luck + hidden + decisions + others + word` is the result. */
export interface Account {
  seat: number;
  /** An even share. */
  start: number;
  result: number;
  /** What the deal and the seat were worth. */
  deal: Amount;
  /** Dice and cards turned up while playing. */
  chance: Amount;
  /** The two above together. */
  luck: Amount;
  /**
   * What one could not know at one's own decisions. Nearly always it costs: who sees all cards
   *     would often decide otherwise, and that is neither luck nor a mistake.
   */
  hidden: Amount;
  decisions: Amount;
  /** What the others decided. */
  others: Amount;
  /** What giving up, running out of time or agreeing did. */
  word: Amount;
}

/** So much of a victory, give or take its standard error. */
export interface Amount {
  value: number;
  error: number;
}

export type ClientIn = Sit | SeatBot | Leave | Start | Move | Resign | Offer | Answer | Chat | HandToBot | TakeBack | Order | Rematch | Ping;

export type ServerOut = TableOut | DeltaOut | Ack | Refused | Pong | GoingDown | Watching;

export namespace Samourai {
  /** One samurai from a square to another, straight (M4). */
  export interface Move {
    type: "move";
    start: string;
    end: string;
  }

  export interface SamouraiView {
    viewer: number | null;
    /** null once the game is over. */
    decision: Decision | null;
    outcome: Outcome | null;
    /** The letters of the board from a1 to k11. */
    squares: string;
    camps: [Camp, Camp];
    /** The last move, as text; empty before the first. */
    last: string;
    /** How many answers the player to move has. */
    mobility: number;
    ply: number;
    limit: number;
    jumping: boolean;
  }

  export interface Ended {
    type: "ended";
    reason: string;
    winner: number | null;
  }

  /** A samurai moved; distance and where it landed make the announcement. */
  export interface Moved {
    type: "moved";
    seat: number;
    start: string;
    end: string;
    distance: number;
    /** A symbol, `mekura`, `shiro` or `anzen`. */
    landed: string;
  }

  /** One player's side of the board. */
  export interface Camp {
    samurai: string[];
    protected: boolean;
    /** May still land on the anzen (M11). */
    has_anzen: boolean;
  }

  export type View = SamouraiView;

  export type Event = Ended | Moved;
}

export namespace Village {
  /** Take this card to be laid (V8). */
  export interface Choose {
    type: "card";
    card: string;
  }

  /** Lay the chosen card here (V8). */
  export interface Lay {
    type: "cell";
    cell: string;
  }

  /** Lay the visible village here, the next one in the other cell (V11). */
  export interface Found {
    type: "village";
    cell: string;
  }

  export interface VillageView {
    viewer: number | null;
    /** null once the game is over. */
    decision: Decision | null;
    outcome: Outcome | null;
    villages: VillageCard[];
    cards: InfluenceCard[];
    open: OpenCell[];
    /** The card laid last. */
    last: string | null;
    /** The cells that wait for a village (V11). */
    due: string[];
    /** Village cards left. */
    pile: number;
    /** The symbols of the top village card, and of the next one while two are due (V4, V11). */
    shown: string[][];
    /** How many villages of which symbols lie unseen below. */
    pile_holds: Record<string, number>;
    /** Stones left: helmets, buddhas, rice fields. */
    supply: number[];
    players: Player[];
    start: number;
    /** What has triggered the end so far: then this round is the last (V20). */
    triggers: string[];
    /** The viewer's own; empty for spectators. */
    hand: string[];
    /** The card that the viewer has chosen and not yet laid. */
    chosen: string | null;
    /** The final count, step by step, once the game is over. */
    count: FinalCount | null;
  }

  export interface CardTurned {
    type: "card-turned";
    cell: string;
  }

  /** What the player sees of it. */
  export interface Drew {
    type: "drew";
    seat: number;
    suit: string;
    value: number;
    left: number;
  }

  /** Two villages are to be laid, and everyone sees both cards (V11). */
  export interface Due {
    type: "due";
    seat: number;
    cell: string;
    other: string;
    village: string;
    /** `none` when the pile holds only one (V12). */
    next: string;
  }

  export interface Ended {
    type: "ended";
    winners: number[];
    how: string;
  }

  export interface Founded {
    type: "founded";
    seat: number;
    cell: string;
    village: string;
  }

  export interface Laid {
    type: "laid";
    seat: number;
    suit: string;
    value: number;
    cell: string;
  }

  export interface LeftEmpty {
    type: "left-empty";
    cell: string;
  }

  /** What the others see of a draw. */
  export interface Refilled {
    type: "refilled";
    seat: number;
    left: number;
  }

  /** The piles were shuffled, the first village lies in the middle, this player begins. */
  export interface SetOut {
    type: "set-out";
    seat: number;
    village: string;
  }

  export interface Skipped {
    type: "skipped";
    seat: number;
  }

  /** One symbol of a village was scored; nobody wins at a tie or without influence. */
  export interface Stone {
    type: "stone";
    cell: string;
    shape: string;
    seat: number | null;
    influence: number;
    /** `won`, `substitute` (won, but the supply was empty), `tied` or `none` (no influence). */
    result: string;
  }

  export interface Triggered {
    type: "triggered";
    what: string;
    at_once: boolean;
  }

  export interface Turned {
    type: "turned";
    cell: string;
  }

  export interface VillageCard {
    cell: string;
    symbols: Symbol[];
    /** Sides not yet covered. */
    free: number;
    scored: boolean;
  }

  export interface InfluenceCard {
    cell: string;
    seat: number;
    card: string;
    /** All four sides are scored villages: it can influence nothing any more (V16). */
    turned: boolean;
  }

  /** A cell that a card may be laid on (V8). */
  export interface OpenCell {
    cell: string;
    /**
     * Where villages would have to be laid (V9), if the viewer (for spectators: the player asked)
     *     laid a card here.
     */
    founds: string[];
    /** The villages whose last free side this is. */
    completes: string[];
  }

  export interface Player {
    /** Helmets, buddhas, rice fields. */
    stones: number[];
    total: number;
    /** The shapes of which this player has more than every other, so far (V21). */
    majorities: string[];
    hand: number;
    pile: number;
    /** The cards that have not been seen: hand and pile, for the viewer its own pile. */
    to_come: string[];
  }

  export interface FinalCount {
    /** What decided: `outright`, `alone`, `counted`, `aside` (the tie-break) or `total`. */
    how: string;
    /** By seat. */
    lines: Line[];
    steps: Step[];
  }

  /** One symbol of a village: who has how much influence on it, and who leads (V14). */
  export interface Symbol {
    symbol: string;
    /** By seat. */
    influence: number[];
    /** Strictly highest: wins the stone when the last side is covered, or has won it. */
    leader: number | null;
  }

  /** One player's part of the count. */
  export interface Line {
    stones: number[];
    majorities: string[];
    /** `out` or `outright` (V22), `alone` or `counted` (V23), `total` (V24). */
    verdict: string;
    set_aside: string | null;
    /** The stones of the other two shapes; of all shapes where nobody has a majority. */
    counted: number | null;
    winner: boolean;
  }

  /** One sentence of the count: `count-<kind>` in the game's texts. */
  export interface Step {
    /**
     * `majority` or `no-majority` of a shape; `out`, `outright`, `alone`, `set-aside`; `wins` by
     *     the count; `tie` and then `wins-aside`; `total` where nobody has a majority; `shared`.
     */
    kind: string;
    rule: string;
    seat: number | null;
    shape: string | null;
    /** Of the majority, set aside, or in all. */
    stones: number;
    /** What is counted: the stones of the other two shapes. */
    counted: number;
  }

  export type Move = Choose | Lay | Found;

  export type View = VillageView;

  export type Event = CardTurned | Drew | Due | Ended | Founded | Laid | LeftEmpty | Refilled | SetOut | Skipped | Stone | Triggered | Turned;
}

export namespace Seven {
  /** Call seven: show the best set and end the round (S17). */
  export interface Call {
    type: "call";
  }

  /** End the turn without a call (S17). */
  export interface End {
    type: "end";
  }

  /** Draw from the draw pile (S5). */
  export interface DrawPile {
    type: "draw-pile";
  }

  /** Draw the samurai on top of the discard pile (S5). */
  export interface DrawDiscard {
    type: "draw-discard";
  }

  /** Draw one's own card from the table (S5). */
  export interface TakeBack {
    type: "take-back";
    card: string;
  }

  /** Lay a samurai or ronin in front of oneself (S8). */
  export interface Lay {
    type: "lay";
    card: string;
  }

  /** Discard a card without effect (S7). */
  export interface Discard {
    type: "discard";
    card: string;
  }

  /** Announce a bandit (S9) or a ninja (S11). */
  export interface Play {
    type: "play";
    card: string;
  }

  /** Announce two cards as one play (S10, S12, S14). */
  export interface Pair {
    type: "pair";
    card: string;
    partner: string;
  }

  /** Announce a shogun on a hand (S13). */
  export interface LookIntoHand {
    type: "shogun-hand";
    card: string;
  }

  /** Announce a shogun on the discard pile (S13). */
  export interface SearchDiscard {
    type: "shogun-discard";
    card: string;
  }

  /** Say on whom the announced cards are played. */
  export interface Target {
    type: "target";
    seat: number;
  }

  /** The ninja removes a card of the hand by lot (S11). */
  export interface StrikeHand {
    type: "strike-hand";
  }

  /** The ninja removes this card from the table (S11). */
  export interface StrikeTable {
    type: "strike-table";
    card: string;
  }

  /** The shogun's player takes this card from the hand or the discard pile (S13, S14). */
  export interface Take {
    type: "take";
    card: string;
  }

  /** The ninja beside the shogun drops this card of the hand (S14). */
  export interface Drop {
    type: "drop";
    card: string;
  }

  export interface SevenView {
    viewer: number | null;
    /** null once the game is over. */
    decision: Decision | null;
    outcome: Outcome | null;
    round: number;
    rounds: number;
    dealer: number;
    /** The turn of the player on turn in this round, from 1; after `turns` the round ends (S20). */
    turn: number;
    turns: number;
    draws_left: number;
    plays_left: number;
    pile: number;
    rebuilt: number;
    rebuilds: number;
    /** The pile has run out for good: the round ends after this turn (S20). */
    last_turn: boolean;
    /** From the bottom to the top. */
    discard: string[];
    /** Announced cards that have not taken effect yet. */
    played: string[];
    victim: number | null;
    players: Player[];
    /** The viewer's own, sorted; nothing for spectators. */
    hand: string[];
    /** The hand that the viewer is looking into just now (S15). */
    revealed: string[];
    /** The viewer's pairs of colours, the nearest to seven first. */
    aims: Aim[];
    /** The points of the set that the viewer holds complete, or 0. */
    can_call: number;
    /** The cards that the viewer cannot place: in the draw pile, or unknown in a hand. */
    unseen: Record<string, number>;
    /** At most so many of them can be in the draw pile. */
    may_lie: Record<string, number>;
    history: Round[];
  }

  /** A play is announced (S16). */
  export interface Announced {
    type: "announced";
    seat: number;
    /** `single`, `pair`, `shogun-hand` or `shogun-discard`. */
    play: string;
    card: string;
    partner: string;
  }

  /** Seven was called (S17, S18); with one colour `others` is 0. */
  export interface Called {
    type: "called";
    seat: number;
    points: number;
    colour: string;
    many: number;
    other: string;
    others: number;
    ronin: number;
  }

  /** A round begins: everything was shuffled, and a card turned over (S3). */
  export interface Dealt {
    type: "dealt";
    round: number;
    dealer: number;
    card: string;
  }

  export interface Discarded {
    type: "discarded";
    seat: number;
    card: string;
  }

  /** Only the player sees what was drawn (S5). */
  export interface Drew {
    type: "drew";
    seat: number;
    card: string;
  }

  export interface DrewUnseen {
    type: "drew-unseen";
    seat: number;
  }

  /** The ninja beside the shogun dropped a card of the hand (S14). */
  export interface Dropped {
    type: "dropped";
    seat: number;
    victim: number;
    card: string;
  }

  /** A shogun fetched a card from the discard pile (S13). */
  export interface Fetched {
    type: "fetched";
    seat: number;
    card: string;
  }

  /** Nothing could be drawn (S5). */
  export interface Forwent {
    type: "forwent";
    seat: number;
    draws: number;
  }

  export interface Laid {
    type: "laid";
    seat: number;
    card: string;
    defence: number;
  }

  /** Somebody else looks into a hand (S13, S15). */
  export interface Looked {
    type: "looked";
    seat: number;
    victim: number;
  }

  /** A samurai from the top of the discard pile (S5). */
  export interface PickedUp {
    type: "picked-up";
    seat: number;
    card: string;
  }

  /** A round ended without a set (S20): `turns` or `cards` ran out. */
  export interface RanOut {
    type: "ran-out";
    of: string;
  }

  /** The discard pile was shuffled (S6). */
  export interface Rebuilt {
    type: "rebuilt";
    seat: number;
    cards: number;
  }

  /** Bandits took rice (S9, S10, S12). */
  export interface Robbed {
    type: "robbed";
    seat: number;
    victim: number;
    rice: number;
  }

  /** What the shogun's player saw there; told once for each kind (S15). */
  export interface Saw {
    type: "saw";
    seat: number;
    victim: number;
    card: string;
    amount: number;
  }

  /** S18, S19: a player's points for a round, and in all. */
  export interface Scored {
    type: "scored";
    round: number;
    seat: number;
    points: number;
    total: number;
  }

  /** A ninja's victim, from `hand` or `table` (S11). */
  export interface Struck {
    type: "struck";
    seat: number;
    victim: number;
    place: string;
    card: string;
  }

  /** Only the two players know which card was taken (S15). */
  export interface Took {
    type: "took";
    seat: number;
    victim: number;
    card: string;
  }

  /** A card from the player's own table (S5). */
  export interface TookBack {
    type: "took-back";
    seat: number;
    card: string;
  }

  export interface TookUnseen {
    type: "took-unseen";
    seat: number;
    victim: number;
  }

  /** What is to be seen of one player. */
  export interface Player {
    /** How many cards they hold. */
    hand: number;
    /** Those of them that the viewer is sure of; of its own hand, all. */
    known: string[];
    table: string[];
    defence: number;
    rice: number;
    /** Points of all rounds before this one. */
    score: number;
  }

  /** How far a pair of colours is from seven (S17), for the viewer. */
  export interface Aim {
    colours: [string, string];
    /** Samurai of these colours and ronin, in hand and on the table. */
    cards: number;
    lacking: number;
    /** Cards in front that would have to be taken back first. */
    misfits: number;
    /** Those of its cards that lie in front. */
    lying: string[];
    /** Those that would join them from the hand, up to seven in all. */
    holding: string[];
    /** Its points once what is lacking has come in its longer colour (S18). */
    worth: number;
  }

  /** How a round ended (S18 to S20). */
  export interface Round {
    call: Called | null;
    points: number[];
  }

  export type Move = Call | End | DrawPile | DrawDiscard | TakeBack | Lay | Discard | Play | Pair | LookIntoHand | SearchDiscard | Target | StrikeHand | StrikeTable | Take | Drop;

  export type View = SevenView;

  export type Event = Announced | Called | Dealt | Discarded | Drew | DrewUnseen | Dropped | Fetched | Forwent | Laid | Looked | PickedUp | RanOut | Rebuilt | Robbed | Saw | Scored | Struck | Took | TookBack | TookUnseen;
}

export namespace Honor {
  /** The turn ends (H20). */
  export interface EndTurn {
    type: "end";
  }

  /** Draw a card (H12). */
  export interface Draw {
    type: "draw";
  }

  /** "My daimyo becomes shogun" (H17). */
  export interface BecomeShogun {
    type: "shogun";
  }

  /** "I break the alliance" (H37). */
  export interface BreakAlliance {
    type: "break";
  }

  /** The elite thief takes no second card (H42). */
  export interface Stop {
    type: "stop";
  }

  /** Do not save face (H30). */
  export interface Pass {
    type: "pass";
  }

  /** Play save face (H25, H27). */
  export interface SaveFace {
    type: "save-face";
  }

  /** Pay for dishonor (H27). */
  export interface Pay {
    type: "pay";
  }

  /** The own daimyo or samurai commits seppuku (H28). */
  export interface Seppuku {
    type: "seppuku";
    head: "daimyo" | "samurai";
  }

  /** Lay the loser's castle into the own daimyo's house (H26). */
  export interface TakeCastle {
    type: "take-castle";
  }

  /** Discard the loser's castle (H26). */
  export interface LeaveCastle {
    type: "leave-castle";
  }

  /** "I attack" (H19). */
  export interface Attack {
    type: "attack";
    target: number;
  }

  /** "I ally with" (H31). */
  export interface Ally {
    type: "ally";
    lord: number;
  }

  /** Play a hand card (H12). */
  export interface Play {
    type: "play";
    card: string;
  }

  /** Discard a hand card without effect (H12). */
  export interface Discard {
    type: "discard";
    card: string;
  }

  /** Lay the card that was played into this house (H14). */
  export interface Lay {
    type: "lay";
    seat: number;
    house: string;
  }

  /** Steal from this house (H41). */
  export interface Rob {
    type: "rob";
    seat: number;
    house: string;
  }

  /** Take this card (H41). */
  export interface Steal {
    type: "steal";
    card: string;
  }

  /** Put the stolen card into this house (H41). */
  export interface Put {
    type: "put";
    seat: number;
    house: string;
  }

  /** Discard the stolen card (H41). */
  export interface ThrowAway {
    type: "throw-away";
  }

  /** Send the assassin to the head of this house (H43). */
  export interface Assassinate {
    type: "assassinate";
    seat: number;
    house: string;
  }

  /** Dishonor this player (H27). */
  export interface Dishonor {
    type: "dishonor";
    target: number;
  }

  export interface HonorView {
    viewer: number | null;
    /** null once the game is over. */
    decision: Decision | null;
    outcome: Outcome | null;
    faces: Face[];
    /** The head of every samurai's house; it lies in none of the lists of cards. */
    samurai: Face;
    players: Player[];
    /** The viewer's own. */
    hand: string[];
    turn: number;
    turns: number;
    limit: number;
    target: number;
    ki: number;
    used: number;
    actions_left: number;
    declared: boolean;
    must_become_shogun: boolean;
    shogun: number | null;
    shogun_honor: number;
    /** The card on its way into a house. */
    held: string | null;
    pile: number;
    discards: string[];
    top: string | null;
    attacks: Odds[];
  }

  export interface AllianceEnded {
    type: "alliance-ended";
    seat: number;
    lord: number;
  }

  export interface Allied {
    type: "allied";
    seat: number;
    lord: number;
  }

  export interface Attacked {
    type: "attacked";
    seat: number;
    target: number;
    attack_dice: number;
    defence_dice: number;
  }

  export interface BecameRonin {
    type: "became-ronin";
    seat: number;
  }

  export interface BecameShogun {
    type: "became-shogun";
    seat: number;
  }

  export interface BodyguardFell {
    type: "bodyguard-fell";
    seat: number;
  }

  export interface CastleDiscarded {
    type: "castle-discarded";
    seat: number;
    card: string;
  }

  export interface CastleTaken {
    type: "castle-taken";
    seat: number;
    card: string;
  }

  export interface Discarded {
    type: "discarded";
    seat: number;
    card: string;
  }

  export interface Dishonored {
    type: "dishonored";
    seat: number;
    target: number;
  }

  export interface Drew {
    type: "drew";
    seat: number;
  }

  /** For the one who drew. */
  export interface DrewCard {
    type: "drew-card";
    seat: number;
    card: string;
  }

  export interface Ended {
    type: "ended";
    reason: string;
    winner: number | null;
  }

  export interface Enthroned {
    type: "enthroned";
    seat: number;
    ally: number;
    card: string;
  }

  export interface Gained {
    type: "gained";
    seat: number;
    amount: number;
    honor: number;
  }

  export interface GaveNotice {
    type: "gave-notice";
    seat: number;
    lord: number;
  }

  export interface HouseLost {
    type: "house-lost";
    seat: number;
    house: string;
    cards: number;
  }

  export interface Laid {
    type: "laid";
    seat: number;
    card: string;
    owner: number;
    house: string;
    whose: "other" | "own";
  }

  export interface Paid {
    type: "paid";
    seat: number;
    amount: number;
    honor: number;
  }

  /** For the one who passed. */
  export interface Passed {
    type: "passed";
    seat: number;
  }

  export interface Placed {
    type: "placed";
    seat: number;
    card: string;
    owner: number;
    house: string;
    whose: "other" | "own";
  }

  export interface Played {
    type: "played";
    seat: number;
    card: string;
  }

  export interface Rolled {
    type: "rolled";
    seat: number;
    total: number;
    dice: number[];
  }

  export interface SavedFace {
    type: "saved-face";
    seat: number;
    target: number;
    whose: "other" | "own";
  }

  export interface SentAssassin {
    type: "sent-assassin";
    seat: number;
    target: number;
    house: string;
    roll: number;
    needed: number;
    result: "failure" | "success";
  }

  export interface SeppukuEvent {
    type: "seppuku";
    seat: number;
    house: string;
  }

  export interface ShogunReturned {
    type: "shogun-returned";
  }

  export interface Shuffled {
    type: "shuffled";
    cards: number;
  }

  export interface Stole {
    type: "stole";
    seat: number;
    card: string;
    owner: number;
    house: string;
    whose: "other" | "own";
  }

  export interface ThrewAway {
    type: "threw-away";
    seat: number;
    card: string;
  }

  export interface TookOver {
    type: "took-over";
    seat: number;
    former: number;
  }

  export interface TurnBegan {
    type: "turn-began";
    seat: number;
    number: number;
  }

  export interface Won {
    type: "won";
    seat: number;
    loser: number;
  }

  /** What is printed on a kind of card. */
  export interface Face {
    card: string;
    /**
     * `samurai`, `daimyo`, `okugata`, `warrior`, `bodyguard`, `possession`, `castle`, `ninja`,
     *     `event` or `reaction`.
     */
    kind: string;
    count: number;
    honor: number;
    ki: number;
    strength: number;
  }

  export interface Player {
    seat: number;
    honor: number;
    /** What the next own turn would bring, as things are (H8, H9). */
    income: number;
    hand: number;
    /** `samurai` with an own daimyo, `second` in another's service, or `ronin`. */
    status: string;
    shogun: boolean;
    serves: number | null;
    /** `none`, `new` until the turn ends (H31), `full`, or `notice` (H37). */
    service: string;
    second: number | null;
    ki: number;
    /** Actions that the ki gives (H11). */
    allowance: number;
    attack: number;
    defence: number;
    attack_dice: number;
    defence_dice: number;
    /** The daimyo's first, where there is one. */
    houses: HouseView[];
  }

  /** A battle that the player whose turn it is could declare (H19, H21). */
  export interface Odds {
    target: number;
    attack_dice: number;
    defence_dice: number;
    chance: number;
  }

  /** One row of cards with its totals; the samurai card counts in the samurai's house. */
  export interface HouseView {
    house: string;
    cards: string[];
    honor: number;
    ki: number;
    strength: number;
    /** What a thief can take (H41). */
    stealable: string[];
    /** The chance of an assassin against its head, in per cent (H43). */
    assassin: number;
  }

  export type Move = EndTurn | Draw | BecomeShogun | BreakAlliance | Stop | Pass | SaveFace | Pay | Seppuku | TakeCastle | LeaveCastle | Attack | Ally | Play | Discard | Lay | Rob | Steal | Put | ThrowAway | Assassinate | Dishonor;

  export type View = HonorView;

  export type Event = AllianceEnded | Allied | Attacked | BecameRonin | BecameShogun | BodyguardFell | CastleDiscarded | CastleTaken | Discarded | Dishonored | Drew | DrewCard | Ended | Enthroned | Gained | GaveNotice | HouseLost | Laid | Paid | Passed | Placed | Played | Rolled | SavedFace | SentAssassin | SeppukuEvent | ShogunReturned | Shuffled | Stole | ThrewAway | TookOver | TurnBegan | Won;
}

export interface Games {
  "samourai": { move: Samourai.Move; view: Samourai.View; event: Samourai.Event };
  "village": { move: Village.Move; view: Village.View; event: Village.Event };
  "seven": { move: Seven.Move; view: Seven.View; event: Seven.Event };
  "honor": { move: Honor.Move; view: Honor.View; event: Honor.Event };
}

/** A table of a game, with that game's own view. */
export type TableOf<G extends keyof Games> = Omit<TableOut, "game" | "view"> & {
  game: G;
  view: Games[G]["view"] | null;
};
