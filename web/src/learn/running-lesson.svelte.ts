import { texts } from "../i18n/texts.svelte";
import { readStored, store } from "../storage";
import type { GameOut, LessonOut } from "../wire/generated";
import { getGame, getLesson } from "../wire/server-api";
import { PracticePosition } from "./practice-position.svelte";

/** The pause before each move of a demonstration, in milliseconds. */
const PAUSE = 900;

/** A lesson in progress: the current step, its position, and the steps done before, which the browser stores. */
export class LessonProgress {
  /** The index of the current step. */
  at = $state(0);
  position = $state.raw<PracticePosition>()!;
  /** Grows with every restart, so that the page draws a new board. */
  attempt = $state(0);
  hinted = $state(false);
  demonstrated = $state(false);
  done = $state.raw<string[]>([]);

  /** Starts at the step of that name, or at the first that is not done. */
  static async open(key: string, step: string): Promise<LessonProgress> {
    const [game, outline] = await Promise.all([getGame(key), getLesson(key), texts.loadLesson(key)]);
    const lesson = new LessonProgress(game, outline);
    const wanted = outline.steps.findIndex(({ name }) => (step === "" ? !lesson.done.includes(name) : name === step));
    await lesson.go(Math.max(0, wanted));
    return lesson;
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
  /** A text of the current step. */
  say(part: string, args = {}): string {
    return this.position.sentences.say(`lesson-${this.name}${part && `-${part}`}`, args);
  }
  titleOf(step: string): string {
    return this.position.sentences.say(`lesson-${step}`);
  }
  /** The engine's judgement of what was played; "" while more is to be done. */
  get verdictText(): string {
    const verdict = this.position.verdict;
    return verdict === null ? "" : this.say(verdict.key, verdict.args);
  }
  get isRight(): boolean {
    return this.position.verdict?.right === true;
  }

  async go(at: number): Promise<void> {
    const position = await PracticePosition.open(this.game, this.steps[at]!);
    this.at = at;
    this.position = position;
    this.hinted = this.demonstrated = false;
    this.attempt++;
  }
  async restart(): Promise<void> {
    await this.position.undoAll();
    this.demonstrated = false;
    this.attempt++;
  }
  async demonstrate(): Promise<void> {
    this.demonstrated = true;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await this.position.demonstrate(this.outline.steps[this.at]!.shown, isStill ? 0 : PAUSE);
  }
  /** Stores the step as done if the player solved it without a demonstration. */
  remember(): void {
    if (!this.isRight || this.demonstrated || this.done.includes(this.name)) return;
    this.done = [...this.done, this.name];
    store(`learn.${this.game.key}`, this.done.join(" ").trim());
  }
}
