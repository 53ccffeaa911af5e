import type { Args } from "../../wire/generated";
import type { SymbolInfluence } from "./generated";

/** Who would lead one symbol of a village, with the card on a cell. */
export interface Lead extends SymbolInfluence {
  cell: string;
  village: string;
}

/** Reads `leads` of a preview, a flat list (`tatami.games.village.previews`). */
export function leadsOf(args: Args | undefined, seats: number): Lead[] {
  const parts = Array.isArray(args?.leads) ? args.leads : [];
  const size = 4 + seats;
  return Array.from({ length: Math.floor(parts.length / size) }, (_, index) => readLead(parts.slice(index * size, (index + 1) * size)));
}

function readLead([cell, village, symbol, leader, ...influence]: (string | number)[]): Lead {
  return {
    cell: String(cell),
    village: String(village),
    symbol: String(symbol),
    leader: leader === -1 ? null : Number(leader),
    influence: influence.map(Number),
  };
}

export function byVillage(leads: Lead[]): { village: string; leads: Lead[] }[] {
  const villages = [...new Set(leads.map((lead) => lead.village))];
  return villages.map((village) => ({ village, leads: leads.filter((lead) => lead.village === village) }));
}

/** The seats with influence, the highest first. */
export function ranked({ influence }: SymbolInfluence): { seat: number; amount: number }[] {
  const seats = influence.map((amount, seat) => ({ seat, amount })).filter(({ amount }) => amount > 0);
  return seats.sort((one, other) => other.amount - one.amount);
}
