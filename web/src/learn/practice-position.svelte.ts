import type { DecisionModel, Choice, RefusalNote, MoveEvents } from "../games/board-model";
import { playerName } from "../home/start-game";
import { RequestRefused, scene } from "../wire/http";
import type { Args, GameOut, SceneOut, View } from "../wire/types";
import { refusalSentence, Sentences } from "../i18n/sentences";

/** Who else sits there. */
const OTHER_PLAYERS = ["Aki", "Hana", "Ken", "Mio", "Ren", "Sora", "Yuki"];

/** A position in which things can be tried: the server says what comes of them and keeps nothing. */
export class PracticePosition implements DecisionModel {
  previewed = $state<number | null>(null);
  busy = $state(false);
  refusal = $state.raw<RefusalNote | null>(null);
  actions = $state.raw<number[]>([]);
  private now = $state.raw<SceneOut>()!;
  readonly sentences: Sentences;

  static async open(game: GameOut, name: string): Promise<PracticePosition> {
    return new PracticePosition(game, name, await scene(game.key, name, []));
  }

  private constructor(
    readonly game: GameOut,
    readonly name: string,
    private readonly first: SceneOut,
  ) {
    this.now = first;
    this.sentences = new Sentences(game, () => this.names);
  }

  get you(): number {
    return this.first.you;
  }
  get names(): string[] {
    const others = [...OTHER_PLAYERS];
    const name = (seat: number) => (seat === this.you ? playerName() : others.shift()!);
    return Array.from({ length: this.first.seats }, (_, seat) => this.sentences?.seatName(seat) || name(seat));
  }
  get view(): View {
    return this.now.view;
  }
  get verdict(): SceneOut["verdict"] {
    return this.now.verdict;
  }
  get choices(): Choice[] {
    return this.now.legal.map((action) => {
      const [text, move] = this.now.moves[action]!;
      return { action, text, move };
    });
  }
  get recentMoves(): MoveEvents[] {
    return this.now.told.map((events, number) => ({ number: number + 1, events }));
  }
  /** What has happened since the position was opened, in words. */
  get story(): string[] {
    return this.recentMoves.slice(1).flatMap(({ events = [] }) => events.map((event) => this.sentences.event(event)));
  }
  previewArgs(action: number): Args | undefined {
    return this.now.previews[action];
  }
  previewText(action: number): string {
    return this.sentences.preview(this.previewArgs(action));
  }

  preview(action: number | null): void {
    this.previewed = action;
    if (action !== null) this.refusal = null;
  }
  play(action: number): void {
    void this.attempt(() => this.go([...this.actions, action]));
  }
  playText(text: string): void {
    const wanted = text.trim().toLowerCase();
    const found = this.choices.find((choice) => choice.text.toLowerCase() === wanted);
    if (found) this.play(found.action);
    else void this.attempt(async () => void (await scene(this.game.key, this.name, this.actions, text)));
  }
  /** As it was, or as it was before the last thing done. */
  back(count = this.actions.length): Promise<void> {
    return this.attempt(() => this.go(this.actions.slice(0, this.actions.length - count)));
  }
  /** Do these one after the other, slowly enough to be seen. */
  show(actions: number[], pause: number): Promise<void> {
    return this.attempt(async () => {
      await this.go([]);
      for (const [index, action] of actions.entries()) {
        this.previewed = action;
        await new Promise((done) => setTimeout(done, pause));
        await this.go(actions.slice(0, index + 1));
      }
    });
  }

  private async go(actions: number[]): Promise<void> {
    const found = actions.length === 0 ? this.first : await scene(this.game.key, this.name, actions);
    this.previewed = null;
    this.actions = actions;
    this.now = found;
  }
  private async attempt(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      await deed();
    } catch (error) {
      this.refusal = this.refusalNote(error);
    } finally {
      this.busy = false;
    }
  }
  private refusalNote(error: unknown): RefusalNote {
    if (!(error instanceof RequestRefused)) return { sentence: refusalSentence(OFFLINE), rule: "" };
    return { sentence: this.sentences.refusal(error.refused), rule: error.refused.rule ?? "" };
  }
}

const OFFLINE = { type: "refused", ask: 0, code: "offline", sentence: "" } as const;
