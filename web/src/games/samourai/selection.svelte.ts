import type { BoardModel, Choice } from "../board-model";
import type { SamouraiView, StuckSamurai } from "./generated";
import { linesFrom } from "./view-helpers";

/** What the player points at: a samurai, its targets, and the previewed move. */
export class Selection {
  selected = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** A square whose samurai cannot move, when the player wants to know why. */
  asked = $state<string | null>(null);

  constructor(private readonly model: () => BoardModel) {}

  private get view(): SamouraiView {
    return this.model().view as SamouraiView;
  }
  isAsked = $derived.by(() => this.model().choices.length > 0);
  /** While the opponent decides, moves can be prepared. */
  isPremoving = $derived.by(() => !this.isAsked && this.model().premoves?.can === true);
  /** The seat whose samurai are moved. */
  seat = $derived.by(() => (this.isPremoving ? this.model().you : this.view.decision?.seat) ?? 0);
  mine = $derived.by(() => new Set(this.isAsked || this.isPremoving ? this.view.camps[this.seat]!.samurai : []));
  /** Where a premove of the chosen samurai can end. */
  lines = $derived.by(() => new Set(this.isPremoving && this.selected !== null ? linesFrom(this.selected) : []));
  premoves = $derived.by(() => (this.model().premoves?.moves ?? []).map((text) => text.split("-") as [string, string]));
  starts = $derived.by(() => new Set(this.model().choices.map((choice) => String(choice.move.start))));
  /** The samurai whose targets are shown. */
  from = $derived.by(() => this.selected ?? (this.hovered !== null && this.starts.has(this.hovered) ? this.hovered : null));
  targets = $derived.by(() => {
    const own = this.model().choices.filter((choice) => choice.move.start === this.from);
    return new Map(own.map((choice) => [String(choice.move.end), choice.action]));
  });
  previewed = $derived.by<Choice | undefined>(() => this.model().choices.find((choice) => choice.action === this.model().previewed));
  /** The answers that the previewed move leaves, where they are few. */
  replies = $derived.by<[string, string][]>(() => {
    const found = this.previewed && this.model().previewArgs(this.previewed.action)?.replies;
    return Array.isArray(found) ? found.map((text) => String(text).split("-") as [string, string]) : [];
  });
  /** A samurai that cannot move, pointed at or tapped; at the end of the game all of them. */
  stuck = $derived.by<StuckSamurai[]>(() => {
    const wanted = this.asked ?? this.hovered;
    const found = this.view.stuck.filter((samurai) => samurai.cell === wanted);
    return found.length === 0 && this.view.outcome !== null ? this.view.stuck : found;
  });

  reset(): void {
    this.selected = null;
    this.asked = null;
  }

  point(event: MouseEvent, cell: string): void {
    this.asked = this.view.stuck.some((samurai) => samurai.cell === cell) && this.asked !== cell ? cell : null;
    if (this.isPremoving) return this.pointPremove(cell);
    if (!this.isAsked) return;
    const action = this.selected === null ? undefined : this.targets.get(cell);
    if (action !== undefined) this.choose(event, action);
    else if (this.mine.has(cell)) this.selected = this.selected === cell ? null : cell;
    else if (this.selected !== null) this.model().playText(`${this.selected}-${cell}`);
  }

  private pointPremove(cell: string): void {
    if (this.selected !== null && this.lines.has(cell)) this.togglePremove(this.selected, cell);
    else this.selected = this.mine.has(cell) && this.selected !== cell ? cell : null;
  }
  private togglePremove(from: string, to: string): void {
    this.model().premoves?.toggle(`${from}-${to}`);
    this.selected = null;
  }

  /** Hovering or focusing has shown the preview; on a touch screen the first tap shows it and the second plays. */
  private choose(event: MouseEvent, action: number): void {
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    if (touched && this.model().previewed !== action) this.model().preview(action);
    else this.model().play(action);
  }

  showPreview(cell: string): void {
    const action = this.selected === null ? undefined : this.targets.get(cell);
    this.model().preview(action ?? null);
  }

  /** Plays the move of a samurai that was dragged. If it is not legal, the server says why. */
  drop(from: string, to: string): void {
    if (this.isPremoving) {
      if (this.lines.has(to)) this.togglePremove(from, to);
      return;
    }
    const action = this.targets.get(to);
    if (action !== undefined) this.model().play(action);
    else this.model().playText(`${from}-${to}`);
  }
}
