import type { Choice, DecisionModel, MoveEvents, RefusalNote } from "../games/board-model";
import { guestName } from "../home/start-game";
import { refusalSentence, Sentences } from "../i18n/game-sentences";
import type { Args, GameOut, SceneOut, View } from "../wire/generated";
import { getLessonPosition, RequestRefused } from "../wire/server-api";

/** Names for the other seats. */
const OTHER_PLAYERS = ["Aki", "Hana", "Ken", "Mio", "Ren", "Sora", "Yuki"];

/** The position after these moves and, if given, one more move as text. */
export type FetchScene = (actions: number[], text?: string) => Promise<SceneOut>;

/** A position of a lesson or a puzzle in which moves can be tried. The server answers each request from the list of moves. */
export class PracticePosition implements DecisionModel {
  previewed = $state<number | null>(null);
  busy = $state(false);
  refusal = $state.raw<RefusalNote | null>(null);
  /** The moves made so far. */
  actions = $state.raw<number[]>([]);
  private current = $state.raw<SceneOut>()!;
  readonly sentences: Sentences;

  static async open(game: GameOut, name: string): Promise<PracticePosition> {
    const fetchScene: FetchScene = (actions, text) => getLessonPosition(game.key, name, actions, text);
    return new PracticePosition(game, await fetchScene([]), fetchScene);
  }

  constructor(
    readonly game: GameOut,
    private readonly first: SceneOut,
    private readonly fetchScene: FetchScene,
  ) {
    this.current = first;
    this.sentences = new Sentences(game, () => this.names, () => this.you);
  }

  get you(): number {
    return this.first.you;
  }
  get names(): string[] {
    const others = [...OTHER_PLAYERS];
    const name = (seat: number) => (seat === this.you ? guestName() : others.shift()!);
    return Array.from({ length: this.first.seats }, (_, seat) => this.sentences?.seatName(seat) || name(seat));
  }
  get view(): View {
    return this.current.view;
  }
  /** The judgement of a lesson's step; null while more is to be done. */
  get verdict(): SceneOut["verdict"] {
    return this.current.verdict;
  }
  get choices(): Choice[] {
    return this.current.legal.map((action) => {
      const [text, move] = this.current.moves[action]!;
      return { action, text, move };
    });
  }
  get recentMoves(): MoveEvents[] {
    return this.current.told.map((events, number) => ({ number: number + 1, events }));
  }
  /** What happened since the position was opened. */
  get eventSentences(): string[] {
    return this.recentMoves.slice(1).flatMap(({ events = [] }) => events.map((event) => this.sentences.event(event)));
  }
  previewArgs(action: number): Args | undefined {
    return this.current.previews[action];
  }
  previewText(action: number): string {
    return this.sentences.preview(this.previewArgs(action));
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  preview(action: number | null): void {
    this.previewed = action;
    if (action !== null) this.refusal = null;
  }
  play(action: number): void {
    void this.attempt(() => this.load([...this.actions, action]));
  }
  playText(text: string): void {
    const wanted = text.trim().toLowerCase();
    const found = this.choices.find((choice) => choice.text.toLowerCase() === wanted);
    if (found) this.play(found.action);
    else void this.attempt(async () => void (await this.fetchScene(this.actions, text)));
  }
  undoAll(): Promise<void> {
    return this.attempt(() => this.load([]));
  }
  /** Plays these actions from the start, with a pause before each. */
  demonstrate(actions: number[], pause: number): Promise<void> {
    return this.attempt(async () => {
      await this.load([]);
      for (const [index, action] of actions.entries()) {
        this.previewed = action;
        await new Promise((done) => setTimeout(done, pause));
        await this.load(actions.slice(0, index + 1));
      }
    });
  }

  private async load(actions: number[]): Promise<void> {
    const found = actions.length === 0 ? this.first : await this.fetchScene(actions);
    this.previewed = null;
    this.actions = actions;
    this.current = found;
  }
  private async attempt(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      await act();
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
