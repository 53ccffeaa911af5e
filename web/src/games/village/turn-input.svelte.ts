import type { BoardModel, Choice, DecisionModel } from "../board-model";
import type { VillageView } from "./generated";
import { type Lead, leadsOf } from "./leads";

/** A card and a cell are two decisions of the game, but one move for a player: the card that is picked up can be
 * changed until it is placed, and both decisions are sent one after the other. */
export class TurnInput {
  /** The card picked up, not sent yet. */
  private wanted = $state<string | null>(null);
  private pointed = $state<string | null>(null);
  private plan = $state<{ card: string; cell: string } | null>(null);

  constructor(private readonly model: () => BoardModel) {}

  private get view(): VillageView {
    return this.model().view as VillageView;
  }
  byCard = $derived.by(() => choicesBy(this.model().choices, "card"));
  byCell = $derived.by(() => choicesBy(this.model().choices, "cell"));
  picked = $derived.by(() => (this.wanted !== null && this.byCard.has(this.wanted) ? this.wanted : null));
  /** The card that the player places, picked up or chosen already. */
  card = $derived.by(() => this.picked ?? this.plan?.card ?? this.view.chosen);
  cells = $derived.by(() => (this.picked === null ? [...this.byCell.keys()] : this.view.open.map((open) => open.cell)));
  previewedCell = $derived.by(() => {
    if (this.picked !== null) return this.pointed;
    const previewed = this.model().choices.find((choice) => choice.action === this.model().previewed);
    return previewed?.move.cell === undefined ? null : String(previewed.move.cell);
  });
  /** Who would lead what, with the card on the previewed cell. */
  leads = $derived.by<Lead[]>(() => {
    const cell = this.previewedCell;
    const choice = this.picked === null ? this.byCell.get(cell ?? "") : this.byCard.get(this.picked);
    if (cell === null || choice === undefined) return [];
    return leadsOf(this.model().previewArgs(choice.action), this.view.players.length).filter((lead) => lead.cell === cell);
  });

  can(cell: string): boolean {
    return this.cells.includes(cell);
  }

  pick(card: string): void {
    const choice = this.byCard.get(card);
    if (choice === undefined) return this.model().choices.length > 0 ? this.model().playText(card) : undefined;
    this.wanted = this.picked === card ? null : card;
    this.pointed = null;
    this.model().preview(this.wanted === null ? null : choice.action);
  }
  putBack(): void {
    if (this.picked === null) return;
    this.wanted = null;
    this.model().preview(null);
  }

  /** Shows what the card would do there. */
  point(cell: string | null): void {
    this.pointed = cell !== null && this.can(cell) ? cell : null;
    if (this.picked === null) this.model().preview(this.byCell.get(cell ?? "")?.action ?? null);
  }

  /** The first tap of a finger shows the effect, the second places the card. */
  choose(cell: string, touched: boolean): void {
    if (!this.can(cell)) {
      if (this.byCell.size > 0 || this.picked !== null) this.refuse(cell);
    } else if (touched && this.previewedCell !== cell) this.point(cell);
    else if (this.picked !== null) this.place(this.picked, cell);
    else this.model().play(this.byCell.get(cell)!.action);
  }
  /** Asks the server why not; for a card that was not sent yet, the card must be sent first. */
  private refuse(cell: string): void {
    if (this.picked === null) this.model().playText(cell);
  }
  place(card: string, cell: string): void {
    const choice = this.byCard.get(card);
    if (choice === undefined) return;
    this.plan = { card, cell };
    this.model().play(choice.action);
  }

  /** Sends the second decision of a plan when the server asks for it. */
  followPlan(): void {
    const isBusy = (this.model() as Partial<DecisionModel>).busy;
    if (this.plan === null || isBusy || this.view.chosen === null || this.model().choices.length === 0) return;
    const choice = this.byCell.get(this.plan.cell);
    const isPlanned = this.view.chosen === this.plan.card;
    this.plan = null;
    this.wanted = null;
    if (isPlanned && choice !== undefined) this.model().play(choice.action);
  }
}

function choicesBy(choices: Choice[], field: "card" | "cell"): Map<string, Choice> {
  const having = choices.filter((choice) => choice.move[field] !== undefined);
  return new Map(having.map((choice) => [String(choice.move[field]), choice]));
}
