import { getGame, lesson } from "../wire/http";
import type { GameOut, LessonOut } from "../wire/types";
import { readStored, store } from "../storage";
import { texts } from "../i18n/texts.svelte";
import { PracticePosition } from "./practice-position.svelte";

/** How long a move that is shown can be looked at before it is made, in milliseconds. */
const PAUSE = 900;

/** A lesson on its way: which step, what was tried in it, and which ones are done, kept by the browser. */
export class LessonProgress {
  at = $state(0);
  scene = $state.raw<PracticePosition>()!;
  /** Grows with every new beginning, so that nothing of an old one is left on the board. */
  beginning = $state(0);
  hinted = $state(false);
  shown = $state(false);
  done = $state.raw<string[]>([]);

  /** From the step of that name, or from the first that is not done. */
  static async open(key: string, step: string): Promise<LessonProgress> {
    const [game, outline] = await Promise.all([getGame(key), lesson(key), texts.loadLesson(key)]);
    const course = new LessonProgress(game, outline);
    const wanted = outline.steps.findIndex(({ name }) => (step === "" ? !course.done.includes(name) : name === step));
    await course.go(Math.max(0, wanted));
    return course;
  }

  private constructor(
    readonly game: GameOut,
    private readonly outline: LessonOut,
  ) {
    this.done = (readStored(`learn.${game.key}`) ?? "").split(" ");
  }

  get steps(): string[] {
    return this.outline.steps.map(({ name }) => name);
  }
  get name(): string {
    return this.steps[this.at]!;
  }
  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }
  /** A sentence of this step. */
  say(part: string, args = {}): string {
    return this.scene.sentences.say(`lesson-${this.name}${part && `-${part}`}`, args);
  }
  titleOf(step: string): string {
    return this.scene.sentences.say(`lesson-${step}`);
  }
  /** What the engine says of what was done; "" while there is more to do. */
  get judged(): string {
    const verdict = this.scene.verdict;
    return verdict === null ? "" : this.say(verdict.key, verdict.args);
  }
  get isRight(): boolean {
    return this.scene.verdict?.right === true;
  }

  async go(at: number): Promise<void> {
    const scene = await PracticePosition.open(this.game, this.steps[at]!);
    this.at = at;
    this.scene = scene;
    this.hinted = this.shown = false;
    this.beginning++;
  }
  async again(): Promise<void> {
    await this.scene.back();
    this.shown = false;
    this.beginning++;
  }
  async showMe(): Promise<void> {
    this.shown = true;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await this.scene.show(this.outline.steps[this.at]!.shown, still ? 0 : PAUSE);
  }
  /** What one has done oneself is remembered. */
  remember(): void {
    if (!this.isRight || this.shown || this.done.includes(this.name)) return;
    this.done = [...this.done, this.name];
    store(`learn.${this.game.key}`, this.done.join(" ").trim());
  }
}
