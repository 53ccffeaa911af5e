import type { Choice, BoardModel } from "../board-model";
import { nearest, playerSpot, spotOf, touchedBy, type Face, type HonorView } from "./view-helpers";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which place on the board is which choice; one cursor for mouse, finger and keys. */
export class BoardInput {
  /** A hand card that is pointed at is discarded, not played. */
  discarding = $state(false);
  /** The last one who pointed used keys: the focus is led along. */
  byKeys = $state(false);
  private cursor = $state("");

  constructor(
    private readonly look: () => BoardModel,
    private readonly wall: () => HTMLElement | undefined,
  ) {}

  get model(): BoardModel {
    return this.look();
  }
  view = $derived.by(() => this.look().view as HonorView);
  private bySpot = $derived.by(() => new Map(this.look().choices.map((choice) => [spotOf(choice), choice])));
  private faces = $derived(new Map(this.view.faces.map((face) => [face.card, face])));
  /** The choice that is being looked at. */
  previewed = $derived.by(() => this.look().choices.find((choice) => choice.action === this.look().previewed));
  touched = $derived.by(() => touchedBy(this.look().recentMoves.at(-1)?.events ?? []));
  canDiscard = $derived([...this.bySpot.keys()].some((spot) => spot.startsWith("discard ")));
  /** What the houses should tell now: an assassin's chances, or what a thief can take. */
  hint = $derived.by(() => {
    const kind = this.look().choices.length > 0 ? this.view.decision?.kind : undefined;
    const card = this.previewed?.move.type === "play" ? String(this.previewed.move.card) : "";
    if (kind === "target" || card === "assassin") return "assassin";
    return kind === "rob" || card === "thief" || card === "elite-thief" ? "thief" : null;
  });

  /** The places that the keys walk over: one of them is the way in. */
  private places = $derived([
    ...this.view.hand.map((_, index) => `hand ${index}`),
    ...this.view.players.flatMap(({ seat }) => [playerSpot(seat), `house ${seat} daimyo`, `house ${seat} samurai`]),
  ]);
  private here = $derived.by(() => {
    if (this.places.includes(this.cursor)) return this.cursor;
    return this.places.find((spot) => this.choiceAt(spot) !== undefined) ?? "house 0 samurai";
  });

  faceOf(card: string): Face {
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

  /** All that makes an element a place: what it is, and what it hears. */
  at(spot: string): Record<string, unknown> {
    return {
      "data-spot": spot,
      "data-choice": this.choiceAt(spot)?.text,
      tabindex: spot === this.here ? 0 : -1,
      onclick: (event: MouseEvent) => this.choose(event, spot),
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.lookAt(spot),
      onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.model.preview(null),
      onfocus: (event: FocusEvent) => this.arrive(event, spot),
    };
  }
  private arrive(event: FocusEvent, spot: string): void {
    if (this.places.includes(spot)) this.cursor = spot;
    if ((event.currentTarget as Element).matches(":focus-visible")) this.lookAt(spot);
  }
  private lookAt(spot: string): void {
    this.model.preview(this.choiceAt(spot)?.action ?? null);
  }

  /** The mouse has seen what it leads to by hovering, the keys by the focus; a finger taps twice. */
  choose(event: Event, spot: string): void {
    const choice = this.choiceAt(spot);
    if (choice === undefined) {
      this.wish(spot);
      return;
    }
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    if (touched && this.model.previewed !== choice.action) this.model.preview(choice.action);
    else this.commit(choice);
  }
  commit(choice: Choice): void {
    this.discarding = false;
    this.model.play(choice.action);
  }
  /** A card that cannot be played: the server says why. */
  private wish(spot: string): void {
    const asked = this.model.choices.length > 0 && this.view.decision?.kind === "turn";
    if (asked && spot.startsWith("hand ")) this.model.playText(`play ${this.view.hand[Number(spot.slice(5))]}`);
  }

  keys(event: KeyboardEvent): void {
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
    if (choice) this.commit(choice);
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
    return [...(this.wall()?.querySelectorAll<HTMLElement>(query) ?? [])];
  }
  /** To what is asked now. */
  lead(): void {
    const choices = this.elements("[data-choice]");
    (choices.find((element) => element.dataset.spot?.startsWith("hand ")) ?? choices[0])?.focus();
  }
}
