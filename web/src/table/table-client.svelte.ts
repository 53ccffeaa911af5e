import { prefersReducedMotion } from "svelte/motion";
import type { AutoReply, BoardModule, Choice, DecisionModel, MoveEvents, RefusalNote } from "../games/board-model";
import { seatNames } from "../i18n/seat-names";
import { refusalSentence, Sentences } from "../i18n/game-sentences";
import { t, texts } from "../i18n/texts.svelte";
import { readStored, store } from "../storage";
import { ownSalt, saveCommitment } from "../wire/stored-commitments";
import type { Args, ClientIn, DeltaOut, GameEvent, GameOut, Json, LogLine, PresenceOut, Refused, Replay, ReplayStep, ServerOut, TableOut, View } from "../wire/generated";
import { ensurePlayer, getGame, getPreviews, getTableReplay } from "../wire/server-api";
import { applyPatch, viewsOf } from "../wire/patch";
import { openSeatOfLink } from "../wire/seat-code-api";
import { TableSocket } from "../wire/table-socket";
import { isMove, leavesQuestion } from "./entry-kinds";
import { MoveQueue, type Speed, SPEEDS } from "./move-pacing.svelte";
import { Premoves } from "./premoves.svelte";

/** Commands that leave moves that are still to be shown in their queue. */
const APART_FROM_PLAY = ["ping", "chat", "order"];
/** The longest wait that browsers can do, in milliseconds. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** One table as this browser sees it: follows the socket, sends commands, and is the model of the table's board. */
export class TableClient implements DecisionModel {
  table = $state.raw<TableOut | null>(null);
  game = $state.raw<GameOut | null>(null);
  online = $state(true);
  /** Including this browser if it only watches. */
  spectators = $state(0);
  /** Who of the players is here; null until the server tells. */
  presence = $state.raw<PresenceOut["seats"] | null>(null);
  /** Seats whose players left, and when this browser's clock says that they can be claimed. */
  claims = $state.raw<{ seat: number; at: number }[]>([]);
  /** What spectators wrote while the game ran, once it is over. */
  spectatorChat = $state.raw<LogLine[]>([]);
  /** When the latest invitation to another table was sent; 0 without one. */
  invited = $state(0);
  /** There is no such table. */
  missing = $state(false);
  /** Why the link of this page does not open a seat; "" if it does, or is no such link. */
  linkRefusal = $state("");
  /** Why the table cannot be opened, if an administrator has stopped it. */
  stopped = $state("");
  previewed = $state<number | null>(null);
  busy = $state(false);
  refusal = $state.raw<RefusalNote | null>(null);
  /** After how many moves the shown position is; null: the current position. */
  viewedMove = $state<number | null>(null);
  /** How far the server's clock is behind this one, in milliseconds. */
  clockOffset = $state(0);
  private previews = $state.raw<Record<number, Args>>({});
  /** The game up to entry `number`. */
  private history = $state.raw<{ number: number; replay: Replay; views: View[] } | null>(null);
  private socket: TableSocket | undefined;
  private offerTimer: number | undefined;
  /** How fast the moves of others are shown. */
  speed = $state<Speed>(storedSpeed());
  readonly queue = new MoveQueue(
    (delta) => this.applyDelta(delta),
    // A player who must decide, or whose clock runs, sees the current position at once.
    () => this.speed === "at-once" || this.table === null || this.table.legal.length > 0 || this.table.clock !== null,
    () => this.speed,
    (delta) => this.announceMove(delta),
  );
  /** The move that the board announces now. */
  announced = $state.raw<(MoveEvents & { told: GameEvent[] }) | null>(null);
  /** How the board announces moves, once it is loaded. */
  announces: BoardModule["announces"];

  you = $derived(this.table?.you ?? null);
  names = $derived(this.table === null ? [] : seatNames(this.table.seats));
  sentences = $derived(new Sentences(this.game ?? NO_GAME, () => this.names, () => this.you));
  choices = $derived.by<Choice[]>(() => {
    const table = this.table;
    if (table === null || this.viewedMove !== null || !this.asked) return [];
    return table.legal.map((action) => ({ action, text: table.moves[action]![0], move: table.moves[action]![1] }));
  });
  /** This player must decide, and every move before it is shown. */
  asked = $derived((this.table?.legal.length ?? 0) > 0 && this.queue.pending === 0);
  pendingMoves = $derived(this.queue.pending);
  readonly premoves = new Premoves(() => this.waitsForAnother);
  /** Another player decides, and the current position is shown. */
  private waitsForAnother = $derived.by(() => {
    const [table, you] = [this.table, this.you];
    if (table === null || you === null || table.status !== "running" || this.viewedMove !== null || this.asked) return false;
    const decides = table.view?.decision?.seat ?? null;
    return decides !== null && decides !== you && !table.seats[you]?.bot;
  });

  /** Whether the log shows a move of this player. Some moves are secret. */
  hasMoved = $derived.by(() => {
    const fields = this.game?.seat_fields ?? {};
    const isMine = (event: GameEvent) => (fields[event.type] ?? []).some((field) => event[field] === this.you);
    const moves = this.table?.log.filter(isMove) ?? [];
    return this.you !== null && moves.some((line) => line.events?.some(isMine));
  });

  /** All moves that were not undone. */
  moves = $derived.by<MoveEvents[]>(() => {
    const known = this.history?.number ?? 0;
    const later = this.table?.log.filter((line) => line.number > known && isMove(line)) ?? [];
    return [...(this.history?.replay.moments.slice(1).map(eventsOf) ?? []), ...later];
  });
  /** Moves were undone, or the log does not reach back to the last known one: `moves` needs `loadHistory`. */
  isHistoryStale = $derived.by(() => {
    const known = this.history?.number ?? 0;
    const log = this.table?.log ?? [];
    return (log[0]?.number ?? 1) > known + 1 || log.some((line) => line.number > known && mayUndo(line));
  });

  /** The offer can no longer be accepted; set when its time is up. */
  isOfferOver = $state(false);
  /** The seat that has just declined an offer of this player; null once something else happens. */
  declinedBy = $derived.by<number | null>(() => {
    const log = this.table?.log ?? [];
    const last = log.at(-1);
    if (last?.what !== "answer" || last.text !== "no" || last.seat === this.you) return null;
    return log.findLast((line) => line.what === "offer")?.seat === this.you ? (last.seat ?? null) : null;
  });

  recentMoves = $derived.by<MoveEvents[]>(() => {
    const viewed = this.viewedMove;
    if (viewed !== null && this.history !== null) return this.history.replay.moments.slice(0, viewed + 1).map(eventsOf);
    return (this.table?.log ?? []).filter(isMove);
  });
  autoReplies = $derived.by<AutoReply[]>(() => {
    const isPlaying = this.you !== null && this.table?.status === "running";
    const kinds = isPlaying ? Object.entries(this.game?.orders ?? {}) : [];
    return kinds.map(([kind, replies]) => ({ kind, replies, current: this.table?.orders[kind] ?? replies[0]! }));
  });

  constructor(readonly id: string) {}

  setAutoReply(kind: string, reply: string): void {
    void this.send({ type: "order", kind, order: reply });
  }

  get isOver(): boolean {
    return this.table?.status === "over";
  }
  get view(): View {
    const past = this.viewedMove === null ? undefined : this.history?.views[this.viewedMove];
    return past ?? this.table!.view!;
  }

  async open(): Promise<void> {
    await ensurePlayer();
    this.linkRefusal = await openSeatOfLink(this.id);
    this.socket = new TableSocket(
      this.id,
      (message) => this.receive(message),
      () => this.table?.number,
      (online) => (this.online = online),
      () => this.forgetTable(),
    );
  }

  close(): void {
    this.socket?.close();
    clearTimeout(this.offerTimer);
    this.queue.close();
  }

  showAllMoves(): void {
    this.queue.showAll();
  }
  setSpeed(speed: Speed): void {
    this.speed = speed;
    store("moves", speed === "normal" ? null : speed);
    this.showAllMoves();
  }

  private receive(message: ServerOut): void {
    if (message.type === "table") void this.receiveTable(message);
    else if (message.type === "delta") this.queue.push(message);
    else if (message.type === "refused") this.refuse(message);
    else if (message.type === "watching") this.spectators = message.count;
    else if (message.type === "presence") this.receivePresence(message);
    else if (message.type === "spectator_chat") this.spectatorChat = message.lines;
    else if (message.type === "invitations") this.invited = message.latest;
    else if (message.type === "going_down") this.online = false;
  }

  private receivePresence({ seats, claims }: PresenceOut): void {
    this.presence = seats;
    const now = Date.now();
    this.claims = Object.entries(claims).map(([seat, wait]) => ({ seat: Number(seat), at: now + wait }));
  }

  private refuse(refused: Refused): void {
    this.missing = true;
    this.stopped = refused.code === "held" ? refusalSentence(refused) : "";
  }

  private async receiveTable(table: TableOut): Promise<void> {
    this.queue.clear();
    this.announced = null;
    this.premoves.clear();
    // Before the texts are loaded, because deltas that arrive meanwhile are applied to it.
    this.table = table;
    if (table.awaits_salt) void this.socket!.send({ type: "salt", salt: ownSalt(table.id, table.commitment) });
    else if (table.you !== null && table.status !== "over") saveCommitment(table.id, { commitment: table.commitment, salt: null });
    this.resetDecision();
    this.watchOffer();
    if (table.clock !== null) void this.setClock();
    if (this.game?.key === table.game) return;
    const [game] = await Promise.all([getGame(table.game), texts.loadGame(table.game)]);
    this.game = game;
  }

  /** An offer of a rematch ends by itself. */
  private watchOffer(): void {
    clearTimeout(this.offerTimer);
    const until = this.table?.offer?.until ?? null;
    const left = until === null ? Infinity : until + this.clockOffset - Date.now();
    this.isOfferOver = left <= 0;
    if (left > 0 && left < LONGEST_TIMEOUT) this.offerTimer = window.setTimeout(() => (this.isOfferOver = true), left);
  }

  private async setClock(): Promise<void> {
    const pong = await this.send({ type: "ping" });
    if (pong.type === "pong") this.clockOffset = Date.now() - pong.at;
  }

  /** Not with a clock, which runs on meanwhile. */
  private announceMove(delta: DeltaOut): number {
    const { number, events = [] } = delta;
    if (this.speed === "at-once" || this.table?.clock || this.viewedMove !== null || prefersReducedMotion.current || !isMove(delta)) return 0;
    const { time, told } = this.announces?.(events) ?? { time: 0, told: 0 };
    if (time > 0) this.announced = { number, events, told: events.slice(0, told) };
    return time;
  }

  private applyDelta(delta: DeltaOut): void {
    const table = this.table;
    this.announced = null;
    if (table === null || delta.number !== table.number + 1) {
      if (table !== null && delta.number > table.number) this.reload();
      return;
    }
    const patched = applyPatch(table as unknown as Json, delta.change ?? {}) as unknown as TableOut;
    this.table = {
      ...patched,
      number: delta.number,
      legal: delta.legal ?? [],
      moves: { ...table.moves, ...delta.moves },
      log: delta.what === "" ? table.log : [...table.log, logLine(delta, delta.what)],
    };
    this.watchOffer();
    if (leavesQuestion(delta)) {
      if (this.asked && Object.keys(this.previews).length === 0) void this.loadPreviews();
      return;
    }
    this.resetDecision();
    if (isMove(delta)) this.playPremove();
    else this.premoves.clear();
  }

  /** Plays the first prepared move that is legal, or says that there is none. */
  private playPremove(): void {
    const table = this.table!;
    if (table.status === "over") this.premoves.clear();
    if (!this.asked || this.premoves.moves.length === 0) return;
    const choices = table.legal.map((action) => ({ action, text: table.moves[action]![0], move: table.moves[action]![1] }));
    const { moves, chosen } = this.premoves.take(choices);
    if (chosen) this.play(chosen.action);
    else void this.dropPremoves(moves);
  }

  /** Of a single move the server says why it is not legal. */
  private async dropPremoves(moves: string[]): Promise<void> {
    const number = this.table!.number;
    const answer = moves.length === 1 ? await this.socket!.send({ type: "move", number, text: moves[0]! }) : null;
    if (this.table?.number !== number) return;
    const reason = answer?.type === "refused" ? this.sentences.refusal(answer) : "";
    const sentence = reason ? t("premove-dropped", { move: moves[0], reason }) : t("premoves-dropped", { moves: moves.join(", ") });
    this.refusal = { sentence, rule: answer?.type === "refused" ? (answer.rule ?? "") : "" };
  }

  /** Loads the whole table again, after a lost delta or as another viewer. */
  reload(): void {
    this.forgetTable();
    this.socket?.reconnect();
  }

  private forgetTable(): void {
    this.queue.clear();
    this.table = null;
  }

  private resetDecision(): void {
    // The delta of this player's move may arrive before its acknowledgement.
    this.busy = false;
    this.previewed = null;
    this.refusal = null;
    this.previews = {};
    if (this.asked) void this.loadPreviews();
  }

  private async loadPreviews(): Promise<void> {
    const found = await getPreviews(this.id).catch(() => null);
    if (found !== null && found.number === this.table?.number) this.previews = found.previews;
  }

  previewText(action: number): string {
    return this.sentences.preview(this.previews[action]);
  }

  previewArgs(action: number): Args | undefined {
    return this.previews[action];
  }

  async send(command: ClientIn): ReturnType<TableSocket["send"]> {
    if (!APART_FROM_PLAY.includes(command.type)) this.showAllMoves();
    const answer = await this.socket!.send(command);
    if (answer.type === "refused") this.showRefusal(answer);
    return answer;
  }

  private showRefusal(refused: Refused): void {
    this.refusal = { sentence: this.sentences.refusal(refused), rule: refused.rule ?? "" };
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  preview(action: number | null): void {
    this.previewed = action;
    if (action !== null) this.refusal = null;
  }

  play(action: number): void {
    void this.sendMove({ action });
  }

  playText(text: string): void {
    void this.sendMove({ text });
  }

  private async sendMove(move: { action: number } | { text: string }): Promise<void> {
    if (this.busy || this.table === null) return;
    this.busy = true;
    this.previewed = null;
    this.refusal = null;
    try {
      await this.send({ type: "move", number: this.table.number, ...move });
    } finally {
      this.busy = false;
    }
  }

  /** Shows the position after the log line of that number; null: the current position. */
  async viewPosition(number: number | null): Promise<void> {
    if (number === null || this.table === null) {
      this.viewedMove = null;
      return;
    }
    if (this.history?.number !== this.table.number) await this.loadHistory();
    const found = this.history!.replay.moments.findIndex((moment) => moment.number === number);
    this.viewedMove = found < 0 ? null : found;
  }

  async loadHistory(): Promise<void> {
    this.showAllMoves();
    const number = this.table!.number;
    const replay = await getTableReplay(this.id);
    this.history = { number, replay, views: viewsOf(replay) };
  }

  stepPosition(by: number): void {
    if (this.viewedMove === null || this.history === null) return;
    const next = this.viewedMove + by;
    if (next >= this.history.views.length) this.viewedMove = null;
    else if (next >= 0) this.viewedMove = next;
  }

  /** The log line of the move before the shown position. */
  get viewedNumber(): number | undefined {
    return this.viewedMove === null ? undefined : this.history?.replay.moments[this.viewedMove]?.number;
  }
}

function storedSpeed(): Speed {
  const stored = readStored("moves") ?? "";
  return stored in SPEEDS ? (stored as Speed) : "normal";
}

function eventsOf(moment: ReplayStep): MoveEvents {
  return { number: moment.number ?? 0, events: moment.events ?? [] };
}

function mayUndo(line: LogLine): boolean {
  return line.what === "answer" || (line.what === "offer" && line.text === "undo");
}

function logLine(delta: DeltaOut, what: LogLine["what"]): LogLine {
  const { number, at, seat, of, name, text, events } = delta;
  return { number, at, what: what ?? "move", seat: seat ?? null, of: of ?? null, name, text: text ?? "", events: events ?? [] };
}

/** Stands in until the table's game is loaded. */
const NO_GAME = { key: "", seat_fields: {}, seat_names: [] as string[] } as unknown as GameOut;
