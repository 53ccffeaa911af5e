import type { Choice, BoardModel, MoveEvents } from "../games/board-model";
import { getGame, getRecordReplay, getTableReplay } from "../wire/http";
import { seatNames, viewsOf } from "../table/table-client.svelte";
import type { GameOut, Replay, View } from "../wire/types";
import { Sentences } from "../i18n/sentences";
import { texts } from "../i18n/texts.svelte";

/** A game being looked at again. Nothing can be chosen; what could have been can be shown. */
export class ReplayModel implements BoardModel {
  at = $state(0);
  /** A choice that could have been made at a moment, to be shown there. */
  private suggested = $state.raw<{ at: number; choice: Choice } | null>(null);
  readonly you: number | null;
  readonly views: View[];
  readonly sentences: Sentences;

  constructor(
    readonly replay: Replay,
    readonly game: GameOut,
    /** The record it came from, if it came from a file. */
    readonly file: string,
  ) {
    this.views = viewsOf(replay);
    this.you = replay.viewer;
    this.sentences = new Sentences(game, () => this.names);
    this.at = this.views.length - 1;
  }

  get names(): string[] {
    return seatNames({ seats: this.replay.seats.map((seat) => ({ ...seat, person: seat.bot === "" })) });
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
  told(at: number): string {
    return (this.replay.moments[at]?.events ?? []).map((event) => this.sentences.event(event)).join(" ");
  }

  preview(): void {}
  play(): void {}
  playText(): void {}
  previewText(): string {
    return "";
  }
  previewArgs(): undefined {}
}

async function film(replay: Replay, file: string): Promise<ReplayModel> {
  const [game] = await Promise.all([getGame(replay.game), texts.loadGame(replay.game)]);
  return new ReplayModel(replay, game, file);
}

export const replayOfTable = async (id: string, seat?: number): Promise<ReplayModel> => film(await getTableReplay(id, seat), "");
export const replayOfRecord = async (record: string, seat?: number): Promise<ReplayModel> =>
  film(await getRecordReplay(record, seat), record);
