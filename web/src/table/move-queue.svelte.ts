import type { DeltaOut } from "../wire/types";

/** How long a move can be looked at before the next one is shown, in milliseconds. */
const PAUSE = 450;
/** As long as a card is on its way. */
const SHORTEST = 160;
/** So long one may wait for many; then each of them is shown for less. */
const PATIENCE = 6000;

/** Lets what others do be seen one after the other: bots answer faster than anybody can look. */
export class MoveQueue {
  /** How much has happened that is not shown yet. */
  behind = $state(0);
  private coming: DeltaOut[] = [];
  private timer: number | undefined;
  private shownAt = -Infinity;
  /** How many have been waiting at one time, since nobody was. */
  private most = 0;

  constructor(
    private readonly show: (delta: DeltaOut) => void,
    private readonly isHurried: () => boolean,
  ) {
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    this.forget();
    document.removeEventListener("visibilitychange", this.look);
  }

  join(delta: DeltaOut): void {
    this.coming.push(delta);
    this.behind = this.coming.length;
    this.most = Math.max(this.most, this.behind);
    if (this.timer === undefined) this.go();
  }

  /** Show everything as it is. */
  catchUp(): void {
    this.stop();
    while (this.coming.length > 0) this.showNext();
  }

  /** Something else is shown. */
  forget(): void {
    this.stop();
    this.coming = [];
    this.behind = this.most = 0;
  }

  private go(): void {
    this.timer = undefined;
    while (this.coming.length > 0) {
      const wait = this.wait(this.coming[0]!);
      if (wait > 0) {
        this.timer = window.setTimeout(() => this.go(), wait);
        return;
      }
      this.showNext();
    }
  }

  private wait(delta: DeltaOut): number {
    if (!tells(delta) || document.hidden || this.isHurried()) return 0;
    const pause = Math.max(SHORTEST, Math.min(PAUSE, PATIENCE / this.most));
    return this.shownAt + pause - performance.now();
  }

  private showNext(): void {
    const delta = this.coming.shift()!;
    this.behind = this.coming.length;
    if (this.behind === 0) this.most = 0;
    if (tells(delta)) this.shownAt = performance.now();
    this.show(delta);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Who does not look is not kept waiting for news. */
  private look = (): void => {
    if (document.hidden) this.catchUp();
  };
}

/** A move of which something is to be seen. */
function tells(delta: DeltaOut): boolean {
  return (delta.what ?? "move") === "move" && (delta.events?.length ?? 0) > 0;
}
