import type { AccountOut, FinishedSeat, ForgotPassword, GamesPage, Leaderboard, MutedOrBlocked, MuteOrBlock, NewEmail, PersonOut, RatingPast } from "../wire/generated";
import { ensurePlayer, post, request } from "../wire/server-api";

const query = (parameters: Record<string, string | number>): string => {
  const given = Object.entries(parameters).filter(([, value]) => value !== "" && value !== 0);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
};

export const signUp = (name: string, password: string, invitation: string): Promise<unknown> =>
  ensurePlayer().then(() => post("api/account", { name, password, invitation }));
export const resetPassword = (token: string, password: string): Promise<unknown> => post("api/account/reset", { token, password });
export const askForReset = (name: string, language: ForgotPassword["language"]): Promise<unknown> => post("api/account/forgot", { name, language });
export const setEmail = (address: string, password: string, language: NewEmail["language"]): Promise<unknown> =>
  post("api/account/email", { address, password, language });
export const confirmEmail = (token: string): Promise<unknown> => post("api/account/email/confirm", { token });
export const signIn = (name: string, password: string): Promise<unknown> => post("api/session", { name, password });
export const signOut = (everywhere: boolean): Promise<unknown> => post(`api/session/${everywhere ? "end-all" : "end"}`, {});
export const getAccount = (): Promise<AccountOut> => request("api/account");
export const changeName = (name: string): Promise<unknown> => post("api/account/name", { name });
export const changePassword = (old: string, next: string): Promise<unknown> => post("api/account/password", { old, new: next });
export const setListed = (listed: boolean): Promise<unknown> => post("api/account/listed", { listed });
export const deletePlayer = (password: string): Promise<unknown> => post("api/me/delete", { password });

/** The people this player has muted or blocked; with a table, those who have a seat there. */
export const getMutedAndBlocked = (table = ""): Promise<MutedOrBlocked[]> => ensurePlayer().then(() => request(`api/me/manners?${query({ table })}`));
export const unmuteOrUnblock = (handle: string): Promise<unknown> => request(`api/me/manners/${handle}`, { method: "DELETE" });
export const muteOrBlock = (wanted: MuteOrBlock): Promise<MutedOrBlocked> => ensurePlayer().then(() => post("api/me/manners", wanted));
export const reportLine = (table: string, line: number, reason: string): Promise<unknown> =>
  ensurePlayer().then(() => post(`api/tables/${table}/reports`, { line, reason }));

export const getProfile = (name: string): Promise<PersonOut> => request(`api/people/${encodeURIComponent(name)}`);
export const getRatingHistory = (name: string): Promise<RatingPast[]> => request(`api/people/${encodeURIComponent(name)}/ratings`);
/** Finished games of an account; with "" those of this player. */
export const getFinishedGames = (name: string, before: string, game = ""): Promise<GamesPage> =>
  ensurePlayer().then(() => request(`api/${name === "" ? "me" : `people/${encodeURIComponent(name)}`}/games?${query({ before, game })}`));
export const getTableRatings = (table: string): Promise<FinishedSeat[]> => request(`api/tables/${table}/ratings`);
export const getLeaderboard = (game: string, seats: number, page: number): Promise<Leaderboard> =>
  ensurePlayer().then(() => request(`api/games/${encodeURIComponent(game)}/leaderboard?${query({ seats, page })}`));
