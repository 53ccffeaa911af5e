import type { DeltaOut } from "../wire/generated";

/** How long a move stays on screen before the next one, in milliseconds; `step` waits for the player. */
export const SPEEDS = { "at-once": 0, fast: 200, normal: 450, slow: 1500, step: Infinity } as const;
export type Speed = keyof typeof SPEEDS;
/** The shortest pause: as long as the animation of a card. */
const SHORTEST = 160;
/** If the queue would take longer than this many pauses, they are shortened. */
const LONGEST_QUEUE = 13;

/** Shows the moves of others one at a time, because bots answer faster than a person can follow. */
export class MoveQueue {
  /** How many deltas are not shown yet. */
  pending = $state(0);
  /** The player stopped the queue. */
  paused = $state(false);
  private deltas: DeltaOut[] = [];
  private timer: number | undefined;
  private shownAt = -Infinity;
  /** The delta that is announced (dice are thrown, for example) and shown next. */
  private announced: DeltaOut | undefined;
  /** The largest `pending` since the queue was last empty. */
  private longest = 0;

  constructor(
    private readonly show: (delta: DeltaOut) => void,
    private readonly skipsPauses: () => boolean,
    private readonly speed: () => Speed = () => "normal",
    /** Announces a delta before it is shown. Returns how long that takes, in milliseconds. */
    private readonly announce: (delta: DeltaOut) => number = () => 0,
  ) {
    document.addEventListener("visibilitychange", this.onVisibilityChange);
  }

  close(): void {
    this.clear();
    document.removeEventListener("visibilitychange", this.onVisibilityChange);
  }

  push(delta: DeltaOut): void {
    this.deltas.push(delta);
    this.pending = this.deltas.length;
    this.longest = Math.max(this.longest, this.pending);
    if (this.timer === undefined) this.advance();
  }

  showAll(): void {
    this.stop();
    this.paused = false;
    while (this.deltas.length > 0) this.showNext();
  }

  pause(): void {
    this.stop();
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    if (this.timer === undefined) this.advance();
  }

  /** Shows the next move, and what does not wait after it. */
  step(): void {
    this.stop();
    const shown = this.shownAt;
    while (this.deltas.length > 0 && this.shownAt === shown) this.showNext();
    this.advance();
  }

  /** Whether the next move waits for `step`. */
  get waitsForStep(): boolean {
    return this.paused || this.speed() === "step";
  }

  /** Drops what is not shown yet. */
  clear(): void {
    this.stop();
    this.deltas = [];
    this.pending = this.longest = 0;
    this.paused = false;
  }

  private advance(): void {
    this.timer = undefined;
    while (this.deltas.length > 0) {
      const wait = this.waitBefore(this.deltas[0]!);
      if (wait === Infinity) return;
      if (wait > 0) {
        this.timer = window.setTimeout(() => this.advance(), wait);
        return;
      }
      const announcement = this.announceNext();
      if (announcement > 0) {
        this.timer = window.setTimeout(() => this.advance(), announcement);
        return;
      }
      this.showNext();
    }
  }

  /** Once for each delta. */
  private announceNext(): number {
    const delta = this.deltas[0]!;
    if (this.announced === delta || document.hidden) return 0;
    this.announced = delta;
    return this.announce(delta);
  }

  private waitBefore(delta: DeltaOut): number {
    if (!isVisibleMove(delta) || document.hidden || this.skipsPauses()) return 0;
    if (this.waitsForStep) return Infinity;
    const pause = SPEEDS[this.speed()];
    if (pause === 0) return 0;
    return this.shownAt + Math.max(SHORTEST, Math.min(pause, (LONGEST_QUEUE * pause) / this.longest)) - performance.now();
  }

  private showNext(): void {
    const delta = this.deltas.shift()!;
    this.pending = this.deltas.length;
    if (this.pending === 0) this.longest = 0;
    if (isVisibleMove(delta)) this.shownAt = performance.now();
    this.show(delta);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** A hidden page needs no pauses. */
  private onVisibilityChange = (): void => {
    if (document.hidden) this.showAll();
  };
}

function isVisibleMove(delta: DeltaOut): boolean {
  return (delta.what ?? "move") === "move" && (delta.events?.length ?? 0) > 0;
}
