import type { Choice, Sight, Told } from "../games/board";
import { gameOf, recordReplay, tableReplay } from "../wire/http";
import { seatNames, viewsOf } from "../wire/desk.svelte";
import type { GameOut, Replay, View } from "../wire/types";
import { Speech } from "../words/speech";
import { texts } from "../words/texts.svelte";

/** A game being looked at again. Nothing can be chosen; what could have been can be shown. */
export class Film implements Sight {
  at = $state(0);
  /** A choice that could have been made at a moment, to be shown there. */
  private suggested = $state.raw<{ at: number; choice: Choice } | null>(null);
  readonly you: number | null;
  readonly views: View[];
  readonly speech: Speech;

  constructor(
    readonly replay: Replay,
    readonly game: GameOut,
    /** The record it came from, if it came from a file. */
    readonly file: string,
  ) {
    this.views = viewsOf(replay);
    this.you = replay.viewer;
    this.speech = new Speech(game, () => this.names);
    this.at = this.views.length - 1;
  }

  get names(): string[] {
    return seatNames({ seats: this.replay.seats.map((seat) => ({ ...seat, person: seat.bot === "" })) });
  }
  get view(): View {
    return this.views[this.at]!;
  }
  get recent(): Told[] {
    return this.replay.moments.slice(0, this.at + 1).map(({ number = 0, events = [] }) => ({ number, events }));
  }
  get choices(): Choice[] {
    return this.suggested?.at === this.at ? [this.suggested.choice] : [];
  }
  get armed(): number | null {
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
    return (this.replay.moments[at]?.events ?? []).map((event) => this.speech.event(event)).join(" ");
  }

  arm(): void {}
  commit(): void {}
  wish(): void {}
  previewOf(): string {
    return "";
  }
  foresight(): undefined {}
}

async function film(replay: Replay, file: string): Promise<Film> {
  const [game] = await Promise.all([gameOf(replay.game), texts.loadGame(replay.game)]);
  return new Film(replay, game, file);
}

export const filmOfTable = async (id: string, seat?: number): Promise<Film> => film(await tableReplay(id, seat), "");
export const filmOfRecord = async (record: string, seat?: number): Promise<Film> =>
  film(await recordReplay(record, seat), record);
