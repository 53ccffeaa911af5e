import type {
  Ack,
  AnalysisIn,
  AnalysisOut,
  ClientIn,
  CreatedTable,
  FinishedGame,
  Fork,
  GameOut,
  GamesPage,
  HintOut,
  LessonOut,
  Me,
  NewTable,
  PreviewsOut,
  Refused,
  Replay,
  RunningTable,
  SceneOut,
  TableLists,
  TableOut,
} from "./generated";
import { transport } from "./transport";

/** The server refused a request and said why. */
export class RequestRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

async function fetchChecked(path: string, init?: RequestInit): Promise<Response> {
  const answer = await transport.fetch(path, init);
  if (!answer.ok) throw new RequestRefused(await readRefusal(answer));
  return answer;
}

async function readRefusal(answer: Response): Promise<Refused> {
  try {
    return (await answer.json()) as Refused;
  } catch {
    return { type: "refused", ask: 0, code: "http", sentence: `${answer.status} ${answer.statusText}` };
  }
}

export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await fetchChecked(path, init)).json()) as T;
}

export function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return request<T>(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });
}

export async function fetchText(path: string): Promise<string> {
  return (await fetchChecked(path)).text();
}

let player: Promise<Me> | undefined;

/** Who this browser is to the server. The first request makes it a guest with a cookie. */
export function ensurePlayer(): Promise<Me> {
  player ??= request<Me>("api/me").catch((error: unknown) => {
    player = undefined;
    throw error;
  });
  return player;
}

/** Asks again, after signing in or out. */
export function refreshPlayer(): Promise<Me> {
  player = undefined;
  return ensurePlayer();
}

let games: Promise<GameOut[]> | undefined;

export function getGames(): Promise<GameOut[]> {
  games ??= request<GameOut[]>("api/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

export async function getGame(key: string): Promise<GameOut> {
  const found = (await getGames()).find((game) => game.key === key);
  if (found === undefined) throw new Error(key);
  return found;
}

export const listTables = (): Promise<TableLists> => ensurePlayer().then(() => request<TableLists>("api/tables"));
export const listRunningTables = (): Promise<RunningTable[]> => ensurePlayer().then(() => request<RunningTable[]>("api/me/tables"));
/** The last finished games of this player, with results. */
export const listFinishedGames = (limit: number): Promise<FinishedGame[]> =>
  ensurePlayer().then(() => request<GamesPage>(`api/me/games?limit=${limit}`)).then(({ games }) => games);
export const createTable = (wanted: NewTable): Promise<CreatedTable> => ensurePlayer().then(() => post("api/tables", wanted));
export const getTable = (table: string): Promise<TableOut> => request(`api/tables/${table}`);
export const sendCommand = (table: string, command: ClientIn): Promise<Ack> => post(`api/tables/${table}/say`, command);
export const getPreviews = (table: string): Promise<PreviewsOut> => request(`api/tables/${table}/previews`);
export const getTableReplay = (table: string, seat?: number): Promise<Replay> =>
  request(`api/tables/${table}/replay${seat === undefined ? "" : `?seat=${seat}`}`);
export const getRecordReplay = (record: string, seat?: number): Promise<Replay> =>
  post(`api/replay${seat === undefined ? "" : `?seat=${seat}`}`, record);

/** A finished game: a table, or the text of a record file if `file` is not empty. */
export interface GameSource {
  id: string;
  file: string;
}
export type Depth = NonNullable<AnalysisIn["depth"]>;

export const startAnalysis = ({ id, file }: GameSource, depth: Depth): Promise<AnalysisOut> =>
  ensurePlayer().then(() => (file === "" ? post(`api/tables/${id}/analysis`, { depth }) : post(`api/analyses?depth=${depth}`, file)));
export const getAnalysis = (key: string): Promise<AnalysisOut> => request(`api/analyses/${key}`);
export const cancelAnalysis = (key: string): Promise<AnalysisOut> => request(`api/analyses/${key}`, { method: "DELETE" });
export const forkGame = ({ id, file }: GameSource, wanted: Fork): Promise<CreatedTable> =>
  ensurePlayer().then(() => (file === "" ? post(`api/tables/${id}/fork`, wanted) : post("api/fork", { record: file, fork: wanted })));
export const getHint = (table: string): Promise<HintOut> => post(`api/tables/${table}/hint`, {});

export const getLesson = (game: string): Promise<LessonOut> => request(`api/games/${game}/lesson`);
/** A position of a lesson after these actions and, if given, one more move as text. */
export function getLessonPosition(game: string, name: string, actions: number[], text = ""): Promise<SceneOut> {
  const query = new URLSearchParams({ ...(actions.length && { actions: actions.join("-") }), ...(text && { wish: text }) });
  return request(`api/games/${game}/positions/${name}${query.size > 0 ? `?${query}` : ""}`);
}

/** The game file of the bots' game that a puzzle comes from. */
export const getSourceGame = (game: string, puzzle: string): Promise<string> => fetchText(`api/games/${game}/puzzles/${puzzle}/source`);

/** The rules in that language, or in English if they are not translated. */
export async function getRules(game: string, language: string): Promise<{ source: string; language: string }> {
  const answer = await fetchChecked(`api/games/${game}/rules?language=${language}`);
  return { source: await answer.text(), language: answer.headers.get("Content-Language") ?? "en" };
}
