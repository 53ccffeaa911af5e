import type { Choice, Sight, Told } from "../games/board";
import { gameOf, recordReplay, tableReplay } from "../wire/http";
import { seatNames, viewsOf } from "../wire/desk.svelte";
import type { GameOut, Replay, View } from "../wire/types";
import { Speech } from "../words/speech";
import { texts } from "../words/texts.svelte";

/** A game being looked at again. Nothing can be chosen; it can only be looked at. */
export class Film implements Sight {
  at = $state(0);
  readonly armed = null;
  readonly choices: Choice[] = [];
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
