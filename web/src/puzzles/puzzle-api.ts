import type { AttemptIn, AttemptOut, NextPuzzle, PuzzleOut, PuzzlesOfGame } from "../wire/generated";
import { ensurePlayer, post, request } from "../wire/server-api";

export const listPuzzles = (): Promise<PuzzlesOfGame[]> => ensurePlayer().then(() => request<PuzzlesOfGame[]>("api/puzzles"));
export const nextPuzzle = (game: string, theme: string): Promise<NextPuzzle> =>
  ensurePlayer().then(() => request(`api/games/${game}/next-puzzle${theme === "" ? "" : `?theme=${encodeURIComponent(theme)}`}`));
export const getPuzzle = (game: string, id: string): Promise<PuzzleOut> =>
  ensurePlayer().then(() => request(`api/games/${game}/puzzles/${encodeURIComponent(id)}`));
export const tryPuzzle = (game: string, id: string, attempt: AttemptIn): Promise<AttemptOut> => post(`api/games/${game}/puzzles/${id}`, attempt);
