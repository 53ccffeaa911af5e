import type { DeltaOut } from "../wire/generated";

/** How long a move stays on screen before the next one, in milliseconds. */
const PAUSE = 450;
/** The shortest pause: as long as the animation of a card. */
const SHORTEST = 160;
/** If the queue would take longer than this, its pauses are shortened. */
const LONGEST_QUEUE = 6000;

/** Shows the moves of others one at a time, because bots answer faster than a person can follow. */
export class MoveQueue {
  /** How many deltas are not shown yet. */
  pending = $state(0);
  private deltas: DeltaOut[] = [];
  private timer: number | undefined;
  private shownAt = -Infinity;
  /** The largest `pending` since the queue was last empty. */
  private longest = 0;

  constructor(
    private readonly show: (delta: DeltaOut) => void,
    private readonly skipsPauses: () => boolean,
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
    while (this.deltas.length > 0) this.showNext();
  }

  /** Drops what is not shown yet. */
  clear(): void {
    this.stop();
    this.deltas = [];
    this.pending = this.longest = 0;
  }

  private advance(): void {
    this.timer = undefined;
    while (this.deltas.length > 0) {
      const wait = this.waitBefore(this.deltas[0]!);
      if (wait > 0) {
        this.timer = window.setTimeout(() => this.advance(), wait);
        return;
      }
      this.showNext();
    }
  }

  private waitBefore(delta: DeltaOut): number {
    if (!isVisibleMove(delta) || document.hidden || this.skipsPauses()) return 0;
    const pause = Math.max(SHORTEST, Math.min(PAUSE, LONGEST_QUEUE / this.longest));
    return this.shownAt + pause - performance.now();
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
