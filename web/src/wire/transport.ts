import { ServerTransport } from "./server-transport";
import { WorkerTransport } from "./worker-transport";

/** A connection to a table: a WebSocket, or the worker of this page. */
export interface TableConnection {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readonly readyState: number;
  send(data: string): void;
  close(): void;
}

/** How this page reaches its tables. Pages ask it what is possible, never where they are. */
export interface Transport {
  /** Other people can be reached: accounts, invitations, ratings, notifications, chat. */
  readonly hasOthers: boolean;
  /** The host answers every path of the client with its page. */
  readonly hasPaths: boolean;
  /** Where people without a server find one; empty if nobody said. */
  readonly serverAddress: string;
  /** The person of this device who looks at the page; more than one only without a server. */
  person: number;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  connect(table: string, after: number | undefined): TableConnection;
  /** Tries again to load what the transport itself needs. */
  retry(): void;
}

/** A path below the base path of the server or the site as a full URL. */
export function urlOf(path: string): URL {
  return new URL(path, document.baseURI);
}

function settingOf(name: string): string {
  if (typeof document === "undefined") return ""; // a unit test
  return document.querySelector<HTMLMetaElement>(`meta[name="tatami-${name}"]`)?.content ?? "";
}

/** The address may be relative: a server offers the site itself, for offline play. */
function serverAddress(): string {
  const named = settingOf("server");
  return named === "" ? "" : new URL(named, document.baseURI).href;
}

/** `tatami build-site` writes into the page where Python is. */
const PYTHON = settingOf("python");
export const transport: Transport = PYTHON === "" ? new ServerTransport() : new WorkerTransport(PYTHON, serverAddress());
