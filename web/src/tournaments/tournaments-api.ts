import type { CreatedTournament, NewTournament, TournamentList, TournamentPage } from "../wire/generated";
import { ensurePlayer, post, request } from "../wire/server-api";

export const listTournaments = (): Promise<TournamentList> => ensurePlayer().then(() => request("api/tournaments"));
export const createTournament = (wanted: NewTournament): Promise<CreatedTournament> => ensurePlayer().then(() => post("api/tournaments", wanted));
export const getTournament = (id: string): Promise<TournamentPage> => ensurePlayer().then(() => request(`api/tournaments/${id}`));

/** What players and the organizer can do; see `tournament_commands.py`. */
export type TournamentCommand =
  | { type: "join"; name: string; team: string }
  | { type: "sit_out"; away: boolean; entrant?: number }
  | { type: "withdraw"; entrant?: number }
  | { type: "rename"; entrant: number; name: string }
  | { type: "start" | "next_round" | "finish" }
  | { type: "hold"; held: boolean }
  | { type: "set_result"; round: number; board: number; winners: number[] }
  | { type: "let_bot_play"; entrant: number };

export const sendToTournament = (id: string, command: TournamentCommand): Promise<unknown> =>
  ensurePlayer().then(() => post(`api/tournaments/${id}/say`, command));
