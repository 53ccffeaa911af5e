import type { Args, Decision, GameEvent, GameOut, Outcome, Refused } from "../wire/generated";
import { t, type TextArgs, texts } from "./texts.svelte";
import { winnersOf } from "./winners";

export { winnersOf };

/**
 * Sentences of a game in the reader's language, with players' names. The reader's own seat is "you" where the game has
 * such sentences (`texts/you.<language>.ftl`). The same as `tatami.engine.sentences`.
 */
export class Sentences {
  constructor(
    private readonly game: GameOut,
    private readonly names: () => string[],
    private readonly you: () => number | null = () => null,
  ) {}

  get key(): string {
    return this.game.key;
  }

  say(key: string, args?: TextArgs): string {
    return this.find(key, args) ?? `[${key}]`;
  }

  /** With true minus signs. */
  find(key: string, args?: TextArgs, attribute?: string): string | undefined {
    return texts.game(this.game.key, key, args, attribute)?.replace(/(?<![\p{L}\d.])-(?=\d)/gu, "−");
  }

  /** A message about players, as a sentence with "you" if one of `seats` is the reader's. Undefined if there is none. */
  private findFor(key: string, seats: Record<string, unknown>, args: TextArgs): string | undefined {
    for (const field of ownFields(seats, this.you())) {
      const own = this.find(`${key}-you`, args, field) ?? texts.find(`${key}-you`, args, field);
      if (own !== undefined) return own;
    }
    return this.find(key, args);
  }

  /** A message with the name of the player at `seat`, or with "you". */
  about(key: string, seat: number | null | undefined, args: TextArgs = {}): string {
    return this.findFor(key, { seat }, { ...args, seat: this.playerName(seat) }) ?? `[${key}]`;
  }

  playerName(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.names()[seat] ?? "");
  }

  question(decision: Decision): string {
    return this.findFor(`ask-${decision.kind}`, seatsOf(decision.args), this.argsOf(decision)) ?? `[ask-${decision.kind}]`;
  }
  /** What another player is deciding. Falls back on the question where it does not address the reader. */
  waitingFor(decision: Decision): string {
    return this.findFor(`wait-${decision.kind}`, seatsOf(decision.args), this.argsOf(decision)) ?? this.question(decision);
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

  /** An event with the reader's name instead of "you". */
  eventWithNames(event: GameEvent): string {
    const key = `event-${event.type}`;
    return this.find(key, this.withSeatNames(event)) ?? `[${key}]`;
  }

  event(event: GameEvent): string {
    const key = `event-${event.type}`;
    return this.findFor(key, this.seatsIn(event), this.withSeatNames(event)) ?? `[${key}]`;
  }

  /** The fields of an event or a move that are seats. */
  private seatsIn(fields: GameEvent | TextArgs): Record<string, unknown> {
    const names = this.game.seat_fields[String(fields.type ?? "")] ?? [];
    return Object.fromEntries(names.map((name) => [name, fields[name]]));
  }
  private withSeatNames(fields: GameEvent | TextArgs): TextArgs {
    const named = Object.entries(this.seatsIn(fields)).map(([name, seat]) => [name, this.playerName(seat as number | null)]);
    return { ...fields, ...Object.fromEntries(named) };
  }

  outcome(outcome: Outcome): string {
    const winners = winnersOf(outcome);
    const seat = outcome.args.seat as number | null | undefined;
    const namesOf = (seats: number[]) => seats.map((one) => this.playerName(one)).join(", ");
    const args = {
      winner: namesOf(winners),
      winners: winners.length,
      others: namesOf(winners.filter((one) => one !== this.you())),
      player: this.playerName(seat),
      ...outcome.args,
    };
    const key = `end-${outcome.reason}`;
    return this.findFor(key, { ...partOf(winners, this.you()), player: seat }, args) ?? t(key, args);
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
    const args = { text, player: this.playerName(move.seat as number | undefined), ...this.withSeatNames(move) };
    return this.findFor(`choice-${String(move.type ?? "")}`, this.seatsIn(move), args) ?? text;
  }

  /** The variant of a message that selects by an argument of its own name; undefined if there is no such variant. */
  variant(key: string, name: string): string | undefined {
    return texts.hasVariant(this.game.key, key, name) ? this.find(key, { [key]: name }) : undefined;
  }
}

/** The fields that hold the reader's seat, the player who acts first; of several also all together, as `seat-target`. */
function ownFields(seats: Record<string, unknown>, you: number | null): string[] {
  const own = Object.keys(seats).filter((field) => you !== null && seats[field] === you);
  own.sort().sort((one, other) => Number(other === "seat") - Number(one === "seat"));
  return own.length > 1 ? [own.join("-"), ...own] : own;
}

/** The arguments of a decision that are seats: `by_seat` is the name `by`. */
function seatsOf(args: Args): Record<string, unknown> {
  const seats = Object.entries(args).filter(([key]) => key.endsWith("_seat"));
  return Object.fromEntries(seats.map(([key, seat]) => [key.slice(0, -5), seat]));
}

/** What the reader is at the end: `winner`, `shared` with others, or `loser`; nothing in a draw. */
function partOf(winners: number[], you: number | null): Record<string, number | null> {
  if (you === null || winners.length === 0) return {};
  if (!winners.includes(you)) return { loser: you };
  return winners.length === 1 ? { winner: you } : { shared: you };
}

/** The reason for a refusal in the reader's language, or in English if it is not translated. */
export function refusalSentence(refused: Refused): string {
  return texts.find(`refused-${refused.code}`, refused.args) ?? refused.sentence;
}
