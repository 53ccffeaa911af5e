import type { Asking, Choice, No, Told } from "../games/board";
import { myName } from "../home/playing";
import { Refusal, scene } from "../wire/http";
import type { Args, GameOut, SceneOut, View } from "../wire/types";
import { refusal, Speech } from "../words/speech";

/** Who else sits there. */
const COMPANY = ["Aki", "Hana", "Ken", "Mio", "Ren", "Sora", "Yuki"];

/** A position in which things can be tried: the server says what comes of them and keeps nothing. */
export class Scene implements Asking {
  armed = $state<number | null>(null);
  busy = $state(false);
  no = $state.raw<No | null>(null);
  actions = $state.raw<number[]>([]);
  private now = $state.raw<SceneOut>()!;
  readonly speech: Speech;

  static async open(game: GameOut, name: string): Promise<Scene> {
    return new Scene(game, name, await scene(game.key, name, []));
  }

  private constructor(
    readonly game: GameOut,
    readonly name: string,
    private readonly first: SceneOut,
  ) {
    this.now = first;
    this.speech = new Speech(game, () => this.names);
  }

  get you(): number {
    return this.first.you;
  }
  get names(): string[] {
    const company = [...COMPANY];
    const name = (seat: number) => (seat === this.you ? myName() : company.shift()!);
    return Array.from({ length: this.first.seats }, (_, seat) => this.speech?.seat(seat) || name(seat));
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
  get recent(): Told[] {
    return this.now.told.map((events, number) => ({ number: number + 1, events }));
  }
  /** What has happened since the position was opened, in words. */
  get story(): string[] {
    return this.recent.slice(1).flatMap(({ events = [] }) => events.map((event) => this.speech.event(event)));
  }
  foresight(action: number): Args | undefined {
    return this.now.previews[action];
  }
  previewOf(action: number): string {
    return this.speech.preview(this.foresight(action));
  }

  arm(action: number | null): void {
    this.armed = action;
    if (action !== null) this.no = null;
  }
  commit(action: number): void {
    void this.attempt(() => this.go([...this.actions, action]));
  }
  wish(text: string): void {
    const wanted = text.trim().toLowerCase();
    const found = this.choices.find((choice) => choice.text.toLowerCase() === wanted);
    if (found) this.commit(found.action);
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
        this.armed = action;
        await new Promise((done) => setTimeout(done, pause));
        await this.go(actions.slice(0, index + 1));
      }
    });
  }

  private async go(actions: number[]): Promise<void> {
    const found = actions.length === 0 ? this.first : await scene(this.game.key, this.name, actions);
    this.armed = null;
    this.actions = actions;
    this.now = found;
  }
  private async attempt(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.no = null;
    try {
      await deed();
    } catch (error) {
      this.no = this.noOf(error);
    } finally {
      this.busy = false;
    }
  }
  private noOf(error: unknown): No {
    if (!(error instanceof Refusal)) return { sentence: refusal(OFFLINE), rule: "" };
    return { sentence: this.speech.refusal(error.refused), rule: error.refused.rule ?? "" };
  }
}

const OFFLINE = { type: "refused", ask: 0, code: "offline", sentence: "" } as const;
