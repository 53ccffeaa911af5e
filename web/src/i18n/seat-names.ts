import type { SeatOut } from "../wire/generated";
import { botName } from "./bot-names";

/** Players' names by seat. Equal names get a number. */
export function seatNames(seats: SeatOut[]): string[] {
  const plain = seats.map((seat) => (!seat.person && seat.bot ? botName(seat.bot) : (seat.name ?? "")));
  return plain.map((name, seat) => {
    const isRepeated = plain.filter((other) => other === name).length > 1;
    const number = plain.slice(0, seat + 1).filter((other) => other === name).length;
    if (!isRepeated || name === "") return name;
    return /\d$/.test(name) ? `${name} (${number})` : `${name} ${number}`;
  });
}
