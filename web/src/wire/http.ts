import type { Ack, AnalysisOut, Args, ClientIn, Fork, GameOut, Going, HintOut, Json, LessonOut, Lists, Me, NewTable, Refused, Replay, SceneOut, TableOut } from "./types";

/** The server said no, and why. */
export class RequestRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

export function urlOf(path: string): URL {
  return new URL(path, document.baseURI);
}

export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(urlOf(path), init);
  if (!answer.ok) throw new RequestRefused(await readRefusal(answer));
  return (await answer.json()) as T;
}

async function readRefusal(answer: Response): Promise<Refused> {
  try {
    return (await answer.json()) as Refused;
  } catch {
    return { type: "refused", ask: 0, code: "http", sentence: `${answer.status} ${answer.statusText}` };
  }
}

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return request<T>(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });
}

let player: Promise<Me> | undefined;

/** The first thing said makes us somebody; nothing is asked for it. */
export function ensurePlayer(): Promise<Me> {
  player ??= request<Me>("api/me").catch((error: unknown) => {
    player = undefined;
    throw error;
  });
  return player;
}

/** We have become somebody else: an account, or a guest again. */
export function refreshPlayer(): Promise<Me> {
  player = undefined;
  return ensurePlayer();
}

let known: Promise<GameOut[]> | undefined;

export function games(): Promise<GameOut[]> {
  known ??= request<GameOut[]>("api/games");
  return known;
}

export async function getGame(key: string): Promise<GameOut> {
  const found = (await games()).find((game) => game.key === key);
  if (found === undefined) throw new Error(key);
  return found;
}

export const lists = (): Promise<Lists> => ensurePlayer().then(() => request<Lists>("api/tables"));
export const going = (): Promise<Going[]> => ensurePlayer().then(() => request<Going[]>("api/me/tables"));
export const createTable = (wanted: NewTable): Promise<{ id: string }> => ensurePlayer().then(() => post("api/tables", wanted));
export const getTable = (table: string): Promise<TableOut> => request(`api/tables/${table}`);
export const say = (table: string, said: ClientIn): Promise<Ack> => post(`api/tables/${table}/say`, said);
export const previews = (table: string): Promise<{ number: number; previews: Record<number, Args> }> =>
  request(`api/tables/${table}/previews`);
export const getTableReplay = (table: string, seat?: number): Promise<Replay> =>
  request(`api/tables/${table}/replay${seat === undefined ? "" : `?seat=${seat}`}`);
export const getRecordReplay = (record: string, seat?: number): Promise<Replay> =>
  post(`api/replay${seat === undefined ? "" : `?seat=${seat}`}`, record);
/** Of a table, or of the record of a file. */
export interface Source {
  id: string;
  file: string;
}
export const analyse = ({ id, file }: Source, depth: string): Promise<AnalysisOut> =>
  ensurePlayer().then(() => (file === "" ? post(`api/tables/${id}/analysis`, { depth }) : post(`api/analyses?depth=${depth}`, file)));
export const analysis = (key: string): Promise<AnalysisOut> => request(`api/analyses/${key}`);
export const cancelAnalysis = (key: string): Promise<AnalysisOut> => request(`api/analyses/${key}`, { method: "DELETE" });
export const fork = ({ id, file }: Source, wanted: Fork): Promise<{ id: string }> =>
  ensurePlayer().then(() => (file === "" ? post(`api/tables/${id}/fork`, wanted) : post("api/fork", { record: file, fork: wanted })));
export const hint = (table: string): Promise<HintOut> => post(`api/tables/${table}/hint`, {});
export const seatCode = (table: string): Promise<{ code: string }> => request(`api/tables/${table}/code`);
export const claim = (table: string, code: string): Promise<Json> => post(`api/tables/${table}/claim`, { code });

export const lesson = (game: string): Promise<LessonOut> => request(`api/games/${game}/lesson`);
/** A position of a lesson after these actions, and one more as text. */
export function scene(game: string, name: string, actions: number[], wish = ""): Promise<SceneOut> {
  const query = new URLSearchParams({ ...(actions.length && { actions: actions.join("-") }), ...(wish && { wish }) });
  return request(`api/games/${game}/positions/${name}${query.size > 0 ? `?${query}` : ""}`);
}

/** The rules in that language, or in English where nobody has translated them. */
export async function getRules(game: string, language: string): Promise<{ source: string; language: string }> {
  const answer = await fetch(urlOf(`api/games/${game}/rules?language=${language}`));
  if (!answer.ok) throw new RequestRefused(await readRefusal(answer));
  return { source: await answer.text(), language: answer.headers.get("Content-Language") ?? "en" };
}

export async function text(path: string): Promise<string> {
  const answer = await fetch(urlOf(path));
  if (!answer.ok) throw new RequestRefused(await readRefusal(answer));
  return answer.text();
}
