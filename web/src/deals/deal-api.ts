import type { CreatedTable, DailyDeal, DealComparison, DuplicateOut, NewDuplicate } from "../wire/generated";
import { ensurePlayer, post, request } from "../wire/server-api";

/** How often a page asks again while own moves are judged. */
export const JUDGING_MS = 3000;

export const listDeals = (): Promise<DailyDeal[]> => ensurePlayer().then(() => request<DailyDeal[]>("api/deals"));
export const playDeal = (game: string, name: string): Promise<CreatedTable> => ensurePlayer().then(() => post(`api/deals/${game}`, { name }));
export const compareDeal = (game: string, day: number | null): Promise<DealComparison> =>
  ensurePlayer().then(() => request(`api/deals/${game}${day === null ? "" : `?day=${day}`}`));
export const createDuplicate = (wanted: NewDuplicate): Promise<DuplicateOut> => ensurePlayer().then(() => post("api/duplicates", wanted));
export const getDuplicate = (id: string): Promise<DuplicateOut> => ensurePlayer().then(() => request(`api/duplicates/${encodeURIComponent(id)}`));
export const playDuplicate = (id: string, deal: number, name: string): Promise<CreatedTable> =>
  ensurePlayer().then(() => post(`api/duplicates/${encodeURIComponent(id)}`, { deal, name }));
