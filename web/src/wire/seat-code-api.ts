import { refusalText } from "../i18n/error-text";
import type { ClaimedSeat, SeatCode, SeatCodeState } from "./generated";
import { ensurePlayer, post, request } from "./server-api";
import { urlOf } from "./transport";

const PREFIX = "#seat=";

export const getSeatCodeState = (table: string): Promise<SeatCodeState> => request(`api/tables/${table}/code`);
export const makeSeatCode = (table: string): Promise<SeatCode> => post(`api/tables/${table}/code`, {});
export const revokeSeatCode = (table: string): Promise<unknown> => request(`api/tables/${table}/code`, { method: "DELETE" });
export const openSeat = (table: string, code: string): Promise<ClaimedSeat> =>
  ensurePlayer().then(() => post(`api/tables/${table}/claim`, { code }));
export const closeSeat = (table: string): Promise<unknown> => request(`api/tables/${table}/claim`, { method: "DELETE" });

/** A link that opens the seat. Browsers do not send the part after # to the server. */
export function seatLink(table: string, code: string): string {
  return urlOf(`t/${table}${PREFIX}${code}`).href;
}

/** Opens the seat of the link that this page was opened by, if it is one; returns why that failed. */
export async function openSeatOfLink(table: string): Promise<string> {
  const code = location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : "";
  if (code === "") return "";
  // Nobody should read the code over a shoulder, or find it in the history.
  history.replaceState(null, "", location.pathname + location.search);
  try {
    await openSeat(table, code);
    return "";
  } catch (error) {
    return refusalText(error);
  }
}
