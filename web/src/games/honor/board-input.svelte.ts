import type { BoardModel, Choice } from "../board-model";
import type { HonorView, PrintedCard } from "./generated";
import { housesIn, nearest, playerSpot, spotOf } from "./view-helpers";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Maps spots on the board to choices, and handles mouse, touch and keys with one cursor. */
export class BoardInput {
  /** The next hand card chosen is discarded instead of played. */
  discarding = $state(false);
  /** The player uses the keyboard, so the focus follows the decision. */
  byKeys = $state(false);
  private cursor = $state("");

  constructor(
    private readonly getModel: () => BoardModel,
    private readonly getBoard: () => HTMLElement | undefined,
  ) {}

  get model(): BoardModel {
    return this.getModel();
  }
  view = $derived.by(() => this.getModel().view as HonorView);
  private bySpot = $derived.by(() => new Map(this.getModel().choices.map((choice) => [spotOf(choice), choice])));
  private faces = $derived(new Map(this.view.faces.map((face) => [face.card, face])));
  /** The choice whose preview is shown. */
  previewed = $derived.by(() => this.getModel().choices.find((choice) => choice.action === this.getModel().previewed));
  changedHouses = $derived.by(() => housesIn(this.getModel().recentMoves.at(-1)?.events ?? []));
  canDiscard = $derived([...this.bySpot.keys()].some((spot) => spot.startsWith("discard ")));
  /** What the houses show now: an assassin's chances, or what a thief can take. */
  hint = $derived.by(() => {
    const kind = this.getModel().choices.length > 0 ? this.view.decision?.kind : undefined;
    const card = this.previewed?.move.type === "play" ? String(this.previewed.move.card) : "";
    if (kind === "target" || card === "assassin") return "assassin";
    return kind === "rob" || card === "thief" || card === "elite-thief" ? "thief" : null;
  });

  /** The spots that arrow keys move over. */
  private walkable = $derived([
    ...this.view.hand.map((_, index) => `hand ${index}`),
    ...this.view.players.flatMap(({ seat }) => [playerSpot(seat), `house ${seat} daimyo`, `house ${seat} samurai`]),
  ]);
  private tabStop = $derived.by(() => {
    if (this.walkable.includes(this.cursor)) return this.cursor;
    return this.walkable.find((spot) => this.choiceAt(spot) !== undefined) ?? "house 0 samurai";
  });

  faceOf(card: string): PrintedCard {
    return this.faces.get(card) ?? { ...this.view.samurai, card, kind: "warrior" };
  }

  choiceAt(spot: string): Choice | undefined {
    if (!spot.startsWith("hand ")) return this.bySpot.get(spot);
    const card = this.view.hand[Number(spot.slice(5))];
    return this.bySpot.get(`${this.discarding ? "discard" : "play"} ${card}`);
  }
  discardOf(card: string): Choice | undefined {
    return this.bySpot.get(`discard ${card}`);
  }
  playOf(card: string): Choice | undefined {
    return this.bySpot.get(`play ${card}`);
  }

  /** The attributes and handlers of a spot. */
  at(spot: string): Record<string, unknown> {
    return {
      "data-spot": spot,
      "data-choice": this.choiceAt(spot)?.text,
      tabindex: spot === this.tabStop ? 0 : -1,
      onclick: (event: MouseEvent) => this.choose(event, spot),
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.showPreview(spot),
      onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.model.preview(null),
      onfocus: (event: FocusEvent) => this.onFocus(event, spot),
    };
  }
  private onFocus(event: FocusEvent, spot: string): void {
    if (this.walkable.includes(spot)) this.cursor = spot;
    if ((event.currentTarget as Element).matches(":focus-visible")) this.showPreview(spot);
  }
  private showPreview(spot: string): void {
    this.model.preview(this.choiceAt(spot)?.action ?? null);
  }

  /** Hovering or focusing has shown the preview; on a touch screen the first tap shows it and the second plays. */
  choose(event: Event, spot: string): void {
    const choice = this.choiceAt(spot);
    if (choice === undefined) {
      this.tryCard(spot);
      return;
    }
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    if (touched && this.model.previewed !== choice.action) this.model.preview(choice.action);
    else this.play(choice);
  }
  play(choice: Choice): void {
    this.discarding = false;
    this.model.play(choice.action);
  }
  /** Tries a card that cannot be played: the server says why. */
  private tryCard(spot: string): void {
    const asked = this.model.choices.length > 0 && this.view.decision?.kind === "turn";
    if (asked && spot.startsWith("hand ")) this.model.playText(`play ${this.view.hand[Number(spot.slice(5))]}`);
  }

  onKeydown(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const on = (event.target as HTMLElement).dataset.spot;
    if (arrow) this.step(arrow);
    else if (event.key === "." || event.key === ",") this.cycle(event.key === "." ? 1 : -1);
    else if (event.key === "Delete" && on?.startsWith("hand ")) this.discard(Number(on.slice(5)));
    else if ((event.key === "Enter" || event.key === " ") && on && /^(house|player) /.test(on)) this.choose(event, on);
    else return;
    event.preventDefault();
  }
  private discard(index: number): void {
    const choice = this.discardOf(this.view.hand[index] ?? "");
    if (choice) this.play(choice);
  }
  private step(arrow: [number, number]): void {
    const from = document.activeElement;
    const others = this.elements("[data-spot]").filter((element) => element !== from);
    if (from === null) return;
    const boxes = others.map((element) => element.getBoundingClientRect());
    others[nearest(from.getBoundingClientRect(), boxes, arrow)]?.focus();
  }
  private cycle(by: number): void {
    const choices = this.elements("[data-choice]");
    if (choices.length === 0) return;
    const at = choices.indexOf(document.activeElement as HTMLElement);
    choices[(at + by + choices.length + (at < 0 && by < 0 ? 1 : 0)) % choices.length]!.focus();
  }
  private elements(query: string): HTMLElement[] {
    return [...(this.getBoard()?.querySelectorAll<HTMLElement>(query) ?? [])];
  }
  /** Focuses a spot of the current decision. */
  focusDecision(): void {
    const choices = this.elements("[data-choice]");
    (choices.find((element) => element.dataset.spot?.startsWith("hand ")) ?? choices[0])?.focus();
  }
}
