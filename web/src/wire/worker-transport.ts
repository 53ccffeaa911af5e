import { decompressed } from "./python-files";
import { pythonLoading } from "./python-loading.svelte";
import { languageOf, siteFile } from "./site-files";
import type { TableConnection, Transport } from "./transport";
import type { FromWorker, ToWorker } from "./worker-messages";

/** The tables of this device, kept by Python in a worker of this page. */
export class WorkerTransport implements Transport {
  readonly hasOthers = false;
  readonly hasPaths = false;
  person = 1;
  private worker: Worker | undefined;
  private lastId = 0;
  private answers = new Map<number, (response: Response) => void>();
  private connections = new Map<number, WorkerConnection>();

  constructor(
    private readonly folder: string,
    readonly serverAddress: string,
  ) {
    // The page itself comes first: it is usable while Python loads.
    if (document.readyState === "complete") this.start();
    else addEventListener("load", () => this.start(), { once: true });
  }

  retry(): void {
    location.reload();
  }

  private start(): void {
    if (pythonLoading.state === "loading" || pythonLoading.state === "ready") return;
    pythonLoading.state = "loading";
    this.worker?.terminate();
    this.worker = new Worker(new URL("./python-worker.ts", import.meta.url), { type: "module", name: "tatami" });
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.receive(event.data);
    this.worker.onerror = (event) => this.receive({ kind: "failed", reason: event.message });
    this.post({ kind: "start", folder: new URL(this.folder, document.baseURI).href });
  }

  post(message: ToWorker): void {
    if (this.worker === undefined) this.start();
    this.worker!.postMessage(message);
  }

  private receive(message: FromWorker): void {
    if (message.kind === "progress") Object.assign(pythonLoading, { loaded: message.loaded, total: message.total });
    else if (message.kind === "ready") Object.assign(pythonLoading, { state: "ready", forgets: !message.keeps });
    else if (message.kind === "failed") this.fail(message.reason);
    else if (message.kind === "answer") {
      this.answers.get(message.id)?.(responseOf(message));
      this.answers.delete(message.id);
    } else if (message.kind !== "output") this.connections.get(message.id)?.receive(message);
  }

  /** Everything that waits is answered like a request to a server that is away. */
  private fail(reason: string): void {
    Object.assign(pythonLoading, { state: "failed", reason });
    for (const resolve of this.answers.values()) resolve(new Response(JSON.stringify(failure(reason)), { status: 503 }));
    this.answers.clear();
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    const file = siteFile(path);
    return file === undefined ? this.ask(path, init) : fetchFile(file);
  }

  private ask(address: string, init: RequestInit = {}): Promise<Response> {
    const id = ++this.lastId;
    const answer = new Promise<Response>((resolve) => this.answers.set(id, resolve));
    const body = typeof init.body === "string" ? init.body : "";
    this.post({ kind: "request", id, method: init.method ?? "GET", address, body, person: String(this.person) });
    return answer;
  }

  connect(table: string, after: number | undefined): TableConnection {
    const id = ++this.lastId;
    const connection = new WorkerConnection((message) => this.post(message), id, () => this.connections.delete(id));
    this.connections.set(id, connection);
    this.post({ kind: "connect", id, table, person: String(this.person), after: after === undefined ? "" : String(after) });
    return connection;
  }
}

/** A connection to a table of the worker, with the methods of a WebSocket. */
class WorkerConnection implements TableConnection {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;

  constructor(
    private readonly post: (message: ToWorker) => void,
    private readonly id: number,
    private readonly forget: () => void,
  ) {}

  receive(message: FromWorker): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (message.kind === "opened") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (message.kind === "message") this.onmessage?.({ data: message.data });
    else if (message.kind === "closed") this.end(message.code);
  }

  send(data: string): void {
    this.post({ kind: "send", id: this.id, data });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.post({ kind: "disconnect", id: this.id });
    this.end(1000);
  }

  private end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.forget();
    this.onclose?.({ code });
  }
}

async function fetchFile(file: string): Promise<Response> {
  const found = await fetch(new URL(file, document.baseURI));
  const headers = { "Content-Language": languageOf(file) };
  const body = found.ok && found.body !== null ? await decompressed(found.body) : found.body;
  return new Response(body, { status: found.status, statusText: found.statusText, headers });
}

function responseOf({ status, body, file }: Extract<FromWorker, { kind: "answer" }>): Response {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (file !== "") headers["Content-Disposition"] = `attachment; filename="${file}"`;
  return new Response(body, { status, headers });
}

function failure(reason: string): object {
  return { type: "refused", ask: 0, code: "python", sentence: reason };
}
