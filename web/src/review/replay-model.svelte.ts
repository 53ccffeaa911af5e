import type { BoardModel, Choice, MoveEvents } from "../games/board-model";
import { seatNames } from "../i18n/seat-names";
import { Sentences } from "../i18n/game-sentences";
import { t, texts } from "../i18n/texts.svelte";
import type { GameOut, Replay, View } from "../wire/generated";
import { getGame, getRecordReplay, getTableReplay } from "../wire/server-api";
import { viewsOf } from "../wire/patch";
import { joinSentences } from "./join-sentences";

/** A replayed game as the model of a board. Nothing can be played; the analysis can show a better move. */
export class ReplayModel implements BoardModel {
  /** After how many moves the shown position is. */
  at = $state(0);
  /** A better move, shown on the board at one position. */
  private suggested = $state.raw<{ at: number; choice: Choice } | null>(null);
  readonly you: number | null;
  readonly views: View[];
  readonly sentences: Sentences;

  constructor(
    readonly replay: Replay,
    readonly game: GameOut,
    /** The text of the record file; "" for a table. */
    readonly file: string,
  ) {
    this.views = viewsOf(replay);
    this.you = replay.viewer;
    this.sentences = new Sentences(game, () => this.names);
    this.at = this.views.length - 1;
  }

  get names(): string[] {
    return seatNames(this.replay.seats.map((seat) => ({ ...seat, person: seat.bot === "" })));
  }
  get view(): View {
    return this.views[this.at]!;
  }
  get recentMoves(): MoveEvents[] {
    return this.replay.moments.slice(0, this.at + 1).map(({ number = 0, events = [] }) => ({ number, events }));
  }
  get choices(): Choice[] {
    return this.suggested?.at === this.at ? [this.suggested.choice] : [];
  }
  get previewed(): number | null {
    return this.choices[0]?.action ?? null;
  }
  suggest(at: number, choice: Choice): void {
    this.go(at);
    this.suggested = { at, choice };
  }
  go(to: number): void {
    this.at = Math.min(this.views.length - 1, Math.max(0, to));
  }
  /** A line of the list of moves: what happened, or else who made which move. */
  moveText(at: number): string {
    const { text, move } = this.replay.moments[at] ?? {};
    const told = this.eventText(at);
    if (told !== "" || text === undefined || move === undefined || move === null) return told;
    const seat = this.views[at - 1]?.decision?.seat;
    const choice = this.sentences.choice(text, move);
    return seat === undefined || seat === null ? choice : t("labeled", { label: this.names[seat]!, text: choice });
  }
  eventText(at: number): string {
    return joinSentences((this.replay.moments[at]?.events ?? []).map((event) => this.sentences.event(event)));
  }

  preview(): void {}
  play(): void {}
  playText(): void {}
  previewText(): string {
    return "";
  }
  previewArgs(): undefined {}
}

async function replayModel(replay: Replay, file: string): Promise<ReplayModel> {
  const [game] = await Promise.all([getGame(replay.game), texts.loadGame(replay.game)]);
  return new ReplayModel(replay, game, file);
}

export const replayOfTable = async (id: string, seat?: number): Promise<ReplayModel> => replayModel(await getTableReplay(id, seat), "");
export const replayOfRecord = async (record: string, seat?: number): Promise<ReplayModel> =>
  replayModel(await getRecordReplay(record, seat), record);
