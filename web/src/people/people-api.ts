import { ensurePlayer, request, post } from "../wire/http";
import type {
  AccountOut,
  Co,
  GamesPage,
  Leaderboard,
  MannerOut,
  PersonOut,
  RatingPast,
} from "../wire/types";

const as = (name: string): string => encodeURIComponent(name);
const query = (asked: Record<string, string | number>): string => {
  const given = Object.entries(asked).filter(([, value]) => value !== "" && value !== 0);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
};

export const signUp = (name: string, password: string): Promise<unknown> => ensurePlayer().then(() => post("api/account", { name, password }));
export const signIn = (name: string, password: string): Promise<unknown> => post("api/session", { name, password });
export const signOut = (everywhere: boolean): Promise<unknown> => post(`api/session/${everywhere ? "end-all" : "end"}`, {});
export const account = (): Promise<AccountOut> => request("api/account");
export const rename = (name: string): Promise<unknown> => post("api/account/name", { name });
export const setPassword = (old: string, next: string): Promise<unknown> => post("api/account/password", { old, new: next });
export const setListed = (listed: boolean): Promise<unknown> => post("api/account/listed", { listed });
export const deleteMe = (password: string): Promise<unknown> => post("api/me/delete", { password });

export const getMutedAndBlocked = (): Promise<MannerOut[]> => ensurePlayer().then(() => request("api/me/manners"));
export const unmuteOrUnblock = (handle: string): Promise<unknown> => request(`api/me/manners/${handle}`, { method: "DELETE" });
export const muteOrBlock = (kind: "mute" | "block", table: string, seat: number): Promise<MannerOut> =>
  post("api/me/manners", { kind, table, seat });
export const report = (table: string, line: number, reason: string): Promise<unknown> =>
  ensurePlayer().then(() => post(`api/tables/${table}/reports`, { line, reason }));

export const person = (name: string): Promise<PersonOut> => request(`api/people/${as(name)}`);
export const getRatingHistory = (name: string): Promise<RatingPast[]> => request(`api/people/${as(name)}/ratings`);
/** Of somebody by name; without one, our own. */
export const gamesOf = (name: string, before: string, game = ""): Promise<GamesPage> =>
  ensurePlayer().then(() => request(`api/${name === "" ? "me" : `people/${as(name)}`}/games?${query({ before, game })}`));
export const getTableRatings = (table: string): Promise<Co[]> => request(`api/tables/${table}/ratings`);
export const leaderboard = (game: string, seats: number, page: number): Promise<Leaderboard> =>
  ensurePlayer().then(() => request(`api/games/${as(game)}/leaderboard?${query({ seats, page })}`));
