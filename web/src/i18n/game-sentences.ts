import type { Args, Decision, GameEvent, GameOut, Outcome, Refused } from "../wire/generated";
import { t, type TextArgs, texts } from "./texts.svelte";
import { winnersOf } from "./winners";

export { winnersOf };

/** Sentences of a game in the reader's language, with players' names. The same as `tatami.engine.sentences`. */
export class Sentences {
  constructor(
    private readonly game: GameOut,
    private readonly names: () => string[],
  ) {}

  get key(): string {
    return this.game.key;
  }

  say(key: string, args?: TextArgs): string {
    return this.find(key, args) ?? `[${key}]`;
  }

  /** With true minus signs. */
  find(key: string, args?: TextArgs): string | undefined {
    return texts.game(this.game.key, key, args)?.replace(/(?<![\p{L}\d.])-(?=\d)/gu, "−");
  }

  playerName(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.names()[seat] ?? "");
  }

  question(decision: Decision): string {
    return this.say(`ask-${decision.kind}`, this.argsOf(decision));
  }
  /** What another player is deciding. Falls back on the question where it does not address the reader. */
  waitingFor(decision: Decision): string {
    return this.find(`wait-${decision.kind}`, this.argsOf(decision)) ?? this.question(decision);
  }
  private argsOf(decision: Decision): TextArgs {
    return { player: this.playerName(decision.seat), ...this.withNames(decision.args) };
  }
  /** An argument such as `target_seat` becomes the player's name as `target`. */
  private withNames(args: Args): TextArgs {
    const found: TextArgs = {};
    for (const [key, value] of Object.entries(args)) {
      if (key.endsWith("_seat")) found[key.slice(0, -5)] = this.playerName(value as number | null);
      else found[key] = value;
    }
    return found;
  }

  event(event: GameEvent): string {
    const seats = this.game.seat_fields[event.type] ?? [];
    const args: TextArgs = { ...event };
    for (const field of seats) args[field] = this.playerName(event[field] as number | null);
    return this.say(`event-${event.type}`, args);
  }

  outcome(outcome: Outcome): string {
    const winners = winnersOf(outcome);
    const args = {
      winner: winners.map((seat) => this.playerName(seat)).join(", "),
      winners: winners.length,
      player: this.playerName(outcome.args.seat as number | null | undefined),
      ...outcome.args,
    };
    return this.find(`end-${outcome.reason}`, args) ?? t(`end-${outcome.reason}`, args);
  }

  preview(args: Args | undefined): string {
    return args === undefined ? "" : this.say("preview", this.withNames(args));
  }

  refusal(refused: Refused): string {
    const found = refused.key ? this.find(`refusal-${refused.key}`, refused.args) : undefined;
    return found ?? refusalSentence(refused);
  }

  /** The game's own name for a seat, such as a color; "" if it has none. */
  seatName(seat: number): string {
    const own = this.game.seat_names[seat];
    return own === undefined ? "" : (this.find(`seat-${own}`) ?? own);
  }

  /** A move as a sentence. Fields that are seats become names. */
  choice(text: string, move: TextArgs): string {
    const type = String(move.type ?? "");
    const args: TextArgs = { text, player: this.playerName(move.seat as number | undefined), ...move };
    for (const field of this.game.seat_fields[type] ?? []) args[field] = this.playerName(move[field] as number | undefined);
    return this.find(`choice-${type}`, args) ?? text;
  }

  /** The variant of a message that selects by an argument of its own name; undefined if there is no such variant. */
  variant(key: string, name: string): string | undefined {
    return texts.hasVariant(this.game.key, key, name) ? this.find(key, { [key]: name }) : undefined;
  }
}

/** The reason for a refusal in the reader's language, or in English if it is not translated. */
export function refusalSentence(refused: Refused): string {
  return texts.find(`refused-${refused.code}`, refused.args) ?? refused.sentence;
}
