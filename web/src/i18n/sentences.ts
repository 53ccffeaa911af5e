import type { Args, Decision, GameEvent, GameOut, Outcome, Refused } from "../wire/types";
import { t, texts, type Words } from "./texts.svelte";

/** Turns what the game says into sentences, with the players' names: `tatami.engine.sentences`. */
export class Sentences {
  constructor(
    private readonly game: GameOut,
    private readonly names: () => string[],
  ) {}

  say(key: string, args?: Words): string {
    return this.find(key, args) ?? `[${key}]`;
  }

  find(key: string, args?: Words): string | undefined {
    return texts.game(this.game.key, key, args);
  }

  playerName(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.names()[seat] ?? "");
  }

  question(decision: Decision): string {
    return this.say(`ask-${decision.kind}`, this.argsOf(decision));
  }
  /** What somebody else is deciding; a question that speaks to nobody serves both. */
  waitingFor(decision: Decision): string {
    return this.find(`wait-${decision.kind}`, this.argsOf(decision)) ?? this.question(decision);
  }
  /** An argument such as `target_seat` becomes the name `target`. */
  private argsOf(decision: Decision): Words {
    const args: Words = { player: this.playerName(decision.seat) };
    for (const [key, value] of Object.entries(decision.args)) {
      if (key.endsWith("_seat")) args[key.slice(0, -5)] = this.playerName(Number(value));
      else args[key] = value;
    }
    return args;
  }

  event(event: GameEvent): string {
    const seats = this.game.seat_fields[event.type] ?? [];
    const args: Words = { ...event };
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
    return args === undefined ? "" : this.say("preview", args);
  }

  refusal(refused: Refused): string {
    const found = refused.key ? this.find(`refusal-${refused.key}`, refused.args) : undefined;
    return found ?? refusalSentence(refused);
  }

  /** What the game itself calls a seat, where it does. */
  seatName(seat: number): string {
    const own = this.game.seat_names[seat];
    return own === undefined ? "" : (this.find(`seat-${own}`) ?? own);
  }

  /** Parts of the move that are seats become names. */
  choice(text: string, move: Words): string {
    const type = String(move.type ?? "");
    const args: Words = { text, player: this.playerName(move.seat as number | undefined), ...move };
    for (const field of this.game.seat_fields[type] ?? []) args[field] = this.playerName(move[field] as number | undefined);
    return this.find(`choice-${type}`, args) ?? text;
  }

  /** A word of the game by its name, if it is one of those among which a sentence chooses. */
  word(sentence: string, word: string): string | undefined {
    return texts.chooses(this.game.key, sentence, word) ? this.find(sentence, { [sentence]: word }) : undefined;
  }
}

const CODES = [
  ...["offline", "look_again", "going_down", "not_your_turn", "revealed", "nothing_to_undo", "offer_open", "malformed"],
  ...["name", "name_taken", "password", "wrong_password", "slow_down", "no_account", "has_account", "nobody"],
  ...["no_such_person", "rated", "unwelcome", "no_rematch"],
];

/** What the server refuses, in the reader's language where we have the words. */
export function refusalSentence(refused: Refused): string {
  return CODES.includes(refused.code) ? t(`refused-${refused.code}`, refused.args) : refused.sentence;
}

/** The seats that share the victory; nobody in a draw. */
export function winnersOf(outcome: Outcome): number[] {
  const best = Math.max(...outcome.shares);
  if (Math.min(...outcome.shares) === best) return [];
  return outcome.shares.flatMap((share, seat) => (share === best ? [seat] : []));
}
