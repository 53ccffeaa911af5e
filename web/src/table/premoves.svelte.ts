import type { Choice, PremoveModel } from "../games/board-model";

/** More prepared moves would hide the board. */
const MOST = 5;

/**
 * Moves that a player prepares while another one decides. When the turn comes, the first that is legal is played and
 * the rest is forgotten: what may be answered depends on the move before it, so a player can prepare for several.
 */
export class Premoves implements PremoveModel {
  moves = $state.raw<string[]>([]);

  constructor(private readonly mayAdd: () => boolean) {}

  get can(): boolean {
    return this.mayAdd();
  }

  /** Adds a move at the end, or removes it. */
  toggle(text: string): void {
    if (this.moves.includes(text)) this.moves = this.moves.filter((other) => other !== text);
    else if (this.can && this.moves.length < MOST) this.moves = [...this.moves, text];
  }

  clear(): void {
    this.moves = [];
  }

  /** Forgets all moves. Returns them, and the legal choice that is played. */
  take(choices: Choice[]): { moves: string[]; chosen: Choice | undefined } {
    const moves = this.moves;
    this.clear();
    const legal = moves.map((text) => choices.find((choice) => choice.text === text));
    return { moves, chosen: legal.find((choice) => choice !== undefined) };
  }
}
