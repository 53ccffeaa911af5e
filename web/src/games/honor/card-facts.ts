import type { HonorView, PrintedCard } from "./generated";

const WITHOUT_VALUES = ["ninja", "event", "reaction"];
/** Cards of a kind with a term of their own. */
const OWN_TERMS = ["firearms"];

export const hasValues = ({ kind }: PrintedCard): boolean => !WITHOUT_VALUES.includes(kind);

/** The term that explains a card: the card itself, or its kind. */
export function termOfCard({ card, kind }: PrintedCard): string {
  return WITHOUT_VALUES.includes(kind) || OWN_TERMS.includes(card) ? card : kind;
}

/** Where the copies of a card are, as far as the viewer may know. */
export interface Whereabouts {
  houses: number;
  discarded: number;
  hand: number;
  /** In the draw pile or in other hands. */
  hidden: number;
}

export function whereabouts(face: PrintedCard, view: HonorView): Whereabouts {
  const countIn = (cards: string[]) => cards.filter((card) => card === face.card).length;
  const laid = view.players.flatMap((player) => player.houses.flatMap((house) => house.cards));
  const houses = countIn(laid) + (view.held === face.card ? 1 : 0);
  const found = { houses, discarded: countIn(view.discards), hand: countIn(view.hand) };
  return { ...found, hidden: face.count - found.houses - found.discarded - found.hand };
}
