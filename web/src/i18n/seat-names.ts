import type { SeatOut } from "../wire/generated";
import { botName } from "./bot-names";

/** Players' names by seat. Equal names get a number. */
export function seatNames(seats: SeatOut[]): string[] {
  const plain = seats.map((seat) => (isNameless(seat) ? botName(seat.bot!) : (seat.name ?? "")));
  return plain.map((name, seat) => {
    const isRepeated = plain.filter((other) => other === name).length > 1;
    const number = plain.slice(0, seat + 1).filter((other) => other === name).length;
    if (!isRepeated || name === "") return name;
    return /\d$/.test(name) ? `${name} (${number})` : `${name} ${number}`;
  });
}

/** At tables of earlier versions a bot has its key as its name. */
function isNameless(seat: SeatOut): boolean {
  return !seat.person && !!seat.bot && (!seat.name || seat.name === seat.bot);
}
