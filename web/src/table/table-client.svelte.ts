import type { DecisionModel, Choice, RefusalNote, MoveEvents } from "../games/board-model";
import { botName } from "../i18n/bot-names";
import { readStored, store } from "../storage";
import { Sentences } from "../i18n/sentences";
import { texts } from "../i18n/texts.svelte";
import { getGame, ensurePlayer, previews, getTableReplay } from "../wire/http";
import { applyPatch } from "../wire/patch";
import { MoveQueue } from "./move-queue.svelte";
import { saveCommitment } from "../wire/commitments";
import { TableSocket } from "../wire/table-socket";
import type { Args, ClientIn, DeltaOut, GameEvent, GameOut, Json, Line, Moment, Refused, Replay, ServerOut, TableOut, View } from "../wire/types";

const TALK = ["chat", "order"];

/** One table as this browser sees it: kept up to date, asked and answered. */
export class TableClient implements DecisionModel {
  table = $state.raw<TableOut | null>(null);
  game = $state.raw<GameOut | null>(null);
  online = $state(true);
  /** Spectators, ourselves included if we are one. */
  watching = $state(0);
  gone = $state(false);
  previewed = $state<number | null>(null);
  busy = $state(false);
  refusal = $state.raw<RefusalNote | null>(null);
  moment = $state<number | null>(null);
  clockOffset = $state(0);
  private foreseen = $state.raw<Record<number, Args>>({});
  private past = $state.raw<{ number: number; replay: Replay; views: View[] } | null>(null);
  private wire: TableSocket | undefined;
  /** Moves of others are shown as they come, not one after the other. */
  atOnce = $state(readStored("moves") === "at-once");
  private queue = new MoveQueue(
    (delta) => this.merge(delta),
    // Whoever is asked sees the answer at once, and whoever has a clock is not kept waiting.
    () => this.atOnce || this.table === null || this.table.legal.length > 0 || this.table.clock !== null,
  );

  you = $derived(this.table?.you ?? null);
  names = $derived(this.table === null ? [] : seatNames(this.table));
  sentences = $derived(new Sentences(this.game ?? NO_GAME, () => this.names));
  choices = $derived.by<Choice[]>(() => {
    const table = this.table;
    if (table === null || this.moment !== null || !this.asked) return [];
    return table.legal.map((action) => ({ action, text: table.moves[action]![0], move: table.moves[action]![1] }));
  });
  asked = $derived((this.table?.legal.length ?? 0) > 0 && this.queue.behind === 0);
  behind = $derived(this.queue.behind);

  /** As far as the log tells: some moves are made in secret. */
  hasMoved = $derived.by(() => {
    const fields = this.game?.seat_fields ?? {};
    const isMine = (event: GameEvent) => (fields[event.type] ?? []).some((field) => event[field] === this.you);
    const moves = this.table?.log.filter((line) => (line.what ?? "move") === "move") ?? [];
    return this.you !== null && moves.some((line) => line.events?.some(isMine));
  });

  /** The moves that stand, with what was told of them. */
  played = $derived.by<MoveEvents[]>(() => {
    const known = this.past?.number ?? 0;
    const later = this.table?.log.filter((line) => line.number > known && (line.what ?? "move") === "move") ?? [];
    return [...(this.past?.replay.moments.slice(1).map(toldIn) ?? []), ...later];
  });
  /** Moves were taken back, or are older than our log: only the server knows which ones stand. */
  hasForgotten = $derived.by(() => {
    const known = this.past?.number ?? 0;
    const log = this.table?.log ?? [];
    return (log[0]?.number ?? 1) > known + 1 || log.some((line) => line.number > known && mayTakeBack(line));
  });

  recentMoves = $derived.by<MoveEvents[]>(() => {
    const moment = this.moment;
    if (moment !== null && this.past !== null) return this.past.replay.moments.slice(0, moment + 1).map(toldIn);
    return (this.table?.log ?? []).filter((line) => (line.what ?? "move") === "move");
  });
  orders = $derived.by(() => {
    const playing = this.you !== null && this.table?.status === "running";
    const kinds = playing ? Object.entries(this.game?.orders ?? {}) : [];
    return kinds.map(([kind, all]) => ({ kind, all, now: this.table?.orders[kind] ?? all[0]! }));
  });

  constructor(readonly id: string) {}

  order(kind: string, order: string): void {
    void this.say({ type: "order", kind, order });
  }

  get view(): View {
    const past = this.moment === null ? undefined : this.past?.views[this.moment];
    return past ?? this.table!.view!;
  }

  async open(): Promise<void> {
    await ensurePlayer();
    this.wire = new TableSocket(
      this.id,
      (message) => this.hear(message),
      () => this.table?.number,
      (state) => (this.online = state),
    );
  }

  close(): void {
    this.wire?.close();
    this.queue.close();
  }

  catchUp(): void {
    this.queue.catchUp();
  }
  setAtOnce(on: boolean): void {
    this.atOnce = on;
    store("moves", on ? "at-once" : null);
    this.catchUp();
  }

  private hear(message: ServerOut): void {
    if (message.type === "table") void this.see(message);
    else if (message.type === "delta") this.queue.join(message);
    else if (message.type === "refused") this.gone = true;
    else if (message.type === "watching") this.watching = message.count;
    else if (message.type === "going_down") this.online = false;
  }

  private async see(table: TableOut): Promise<void> {
    this.queue.forget();
    // At once: the deltas that follow are merged into it, while the words are still on their way.
    this.table = table;
    if (table.you !== null && table.status !== "over") saveCommitment(table.id, { commitment: table.commitment, salt: null });
    this.changed();
    if (table.clock !== null) void this.setClock();
    if (this.game?.key === table.game) return;
    const [game] = await Promise.all([getGame(table.game), texts.loadGame(table.game)]);
    this.game = game;
  }

  private async setClock(): Promise<void> {
    const pong = await this.say({ type: "ping" });
    if (pong.type === "pong") this.clockOffset = Date.now() - pong.at;
  }

  private merge(delta: DeltaOut): void {
    const table = this.table;
    if (table === null || delta.number !== table.number + 1) {
      if (table !== null && delta.number > table.number) this.lookAnew();
      return;
    }
    const merged = applyPatch(table as unknown as Json, delta.change ?? {}) as unknown as TableOut;
    this.table = {
      ...merged,
      number: delta.number,
      legal: delta.legal ?? [],
      moves: { ...table.moves, ...delta.moves },
      log: delta.what === "" ? table.log : [...table.log, lineOf(delta)],
    };
    // Whoever is about to choose is not disturbed by talk.
    if (!TALK.includes(delta.what ?? "move")) this.changed();
    else if (this.asked && Object.keys(this.foreseen).length === 0) void this.foresee();
  }

  private lookAnew(): void {
    this.queue.forget();
    this.table = null;
    this.wire?.again();
  }

  private changed(): void {
    // The delta of our own move may come before its acknowledgement.
    this.busy = false;
    this.previewed = null;
    this.refusal = null;
    this.foreseen = {};
    if (this.asked) void this.foresee();
  }

  private async foresee(): Promise<void> {
    const found = await previews(this.id).catch(() => null);
    if (found !== null && found.number === this.table?.number) this.foreseen = found.previews;
  }

  previewText(action: number): string {
    return this.sentences.preview(this.foreseen[action]);
  }

  previewArgs(action: number): Args | undefined {
    return this.foreseen[action];
  }

  async say(said: ClientIn): ReturnType<TableSocket["say"]> {
    if (!["ping", ...TALK].includes(said.type)) this.catchUp();
    const answer = await this.wire!.say(said);
    if (answer.type === "refused") this.refuse(answer);
    return answer;
  }

  private refuse(refused: Refused): void {
    this.refusal = { sentence: this.sentences.refusal(refused), rule: refused.rule ?? "" };
  }

  preview(action: number | null): void {
    this.previewed = action;
    if (action !== null) this.refusal = null;
  }

  play(action: number): void {
    void this.move({ action });
  }

  playText(text: string): void {
    void this.move({ text });
  }

  private async move(what: { action: number } | { text: string }): Promise<void> {
    if (this.busy || this.table === null) return;
    this.busy = true;
    this.previewed = null;
    try {
      await this.say({ type: "move", number: this.table.number, ...what });
    } finally {
      this.busy = false;
    }
  }

  /** Look at the table as it was after the entry of that number; null: as it is. */
  async lookBack(number: number | null): Promise<void> {
    if (number === null || this.table === null) {
      this.moment = null;
      return;
    }
    if (this.past?.number !== this.table.number) await this.recall();
    const found = this.past!.replay.moments.findIndex((moment) => moment.number === number);
    this.moment = found < 0 ? null : found;
  }

  /** Ask for the game so far. */
  async recall(): Promise<void> {
    this.catchUp();
    const number = this.table!.number;
    const replay = await getTableReplay(this.id);
    this.past = { number, replay, views: viewsOf(replay) };
  }

  step(by: number): void {
    if (this.moment === null || this.past === null) return;
    const next = this.moment + by;
    if (next >= this.past.views.length) this.moment = null;
    else if (next >= 0) this.moment = next;
  }

  /** The log line whose moment is shown. */
  get momentNumber(): number | undefined {
    return this.moment === null ? undefined : this.past?.replay.moments[this.moment]?.number;
  }
}

export function viewsOf(replay: Replay): View[] {
  const views: View[] = [replay.first];
  for (const moment of replay.moments.slice(1)) {
    views.push(applyPatch(views.at(-1) as unknown as Json, moment.change ?? {}) as unknown as View);
  }
  return views;
}

function toldIn(moment: Moment): MoveEvents {
  return { number: moment.number ?? 0, events: moment.events ?? [] };
}

function mayTakeBack(line: Line): boolean {
  return line.what === "answer" || (line.what === "offer" && line.text === "undo");
}

function lineOf(delta: DeltaOut): Line {
  const { number, at, what, seat, name, text, events } = delta;
  return { number, at, what: what ?? "move", seat: seat ?? null, name, text: text ?? "", events: events ?? [] };
}

/** Names as people say them: bots by their level, two of a name told apart. */
export function seatNames(table: { seats: TableOut["seats"] }): string[] {
  const plain = table.seats.map((seat) => (!seat.person && seat.bot ? botName(seat.bot) : (seat.name ?? "")));
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name).length > 1;
    const number = plain.slice(0, seat + 1).filter((other) => other === name).length;
    if (!alike || name === "") return name;
    return /\d$/.test(name) ? `${name} (${number})` : `${name} ${number}`;
  });
}

/** As many moves as a board may tell of again. */
const NO_GAME = { key: "", seat_fields: {}, seat_names: [] as string[] } as unknown as GameOut;
