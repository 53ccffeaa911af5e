/** The worker of a page without a server: loads Pyodide and Tatami, and passes on what the page says. */
import { BrowserDatabase } from "./browser-database";
import { type LoadedFiles, loadFiles } from "./python-files";
import type { FromWorker, ToWorker } from "./worker-messages";

/** The Python half, `tatami.browser.worker`. */
interface PythonHalf {
  answer(method: string, address: string, body: string, person: string): Promise<string>;
  connect(id: number, table: string, person: string, after: string, send: (data: string) => void): Promise<boolean>;
  receive(id: number, data: string): Promise<void>;
  disconnect(id: number): void;
  refresh(table: string): Promise<void>;
  run(code: string): string;
}
interface Pyodide {
  unpackArchive(buffer: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): {
    start(database: BrowserDatabase | undefined, changed: (table: string) => void, fetchFile: (path: string) => Promise<Uint8Array | undefined>): PythonHalf;
  };
  runPython(code: string): unknown;
}

const page = self as unknown as { postMessage(message: FromWorker): void; fetch: typeof fetch };
/** Other tabs of this site: they read what this one wrote. */
const tabs = new BroadcastChannel("tatami-tables");
let python: Promise<PythonHalf> | undefined;

self.onmessage = (event: MessageEvent<ToWorker>) => void receive(event.data);
tabs.onmessage = (event: MessageEvent<string>) => void python?.then((half) => half.refresh(event.data));

async function receive(message: ToWorker): Promise<void> {
  if (message.kind === "start") {
    python = start(message.folder);
    python.catch((error: unknown) => page.postMessage({ kind: "failed", reason: String(error) }));
    return;
  }
  const half = await python!;
  if (message.kind === "request") await answer(half, message);
  else if (message.kind === "connect") await connect(half, message);
  else if (message.kind === "send") await half.receive(message.id, message.data);
  // Live code of the docs (tools/docs/theme/live.js), the only page that sends this.
  else if (message.kind === "run") page.postMessage({ kind: "output", id: message.id, data: half.run(message.code) });
  else half.disconnect(message.id);
}

async function answer(half: PythonHalf, { id, method, address, body, person }: Extract<ToWorker, { kind: "request" }>): Promise<void> {
  const [status, said, file] = JSON.parse(await half.answer(method, address, body, person)) as [number, string, string];
  page.postMessage({ kind: "answer", id, status, body: said, file });
}

async function connect(half: PythonHalf, { id, table, person, after }: Extract<ToWorker, { kind: "connect" }>): Promise<void> {
  page.postMessage({ kind: "opened", id });
  const found = await half.connect(id, table, person, after, (data) => page.postMessage({ kind: "message", id, data }));
  if (!found) page.postMessage({ kind: "closed", id, code: 4404 });
}

async function start(folder: string): Promise<PythonHalf> {
  const files = loadFiles(folder, (loaded, total) => page.postMessage({ kind: "progress", loaded, total }));
  const [pyodide, database, sources] = await Promise.all([loadPython(folder, files), BrowserDatabase.open(), files.bytes("tatami.zip")]);
  pyodide.unpackArchive(sources, "zip", { extractDir: "/tatami" });
  pyodide.runPython("import sys; sys.path.insert(0, '/tatami')");
  const half = pyodide.pyimport("tatami.browser.worker").start(database ?? undefined, (table) => tabs.postMessage(table), (path) => fetchFile(new URL(`../${path}`, folder)));
  page.postMessage({ kind: "ready", keeps: database !== null });
  return half;
}

/** A file of the site: empty if there is none, undefined if nobody answers. */
async function fetchFile(url: URL): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array();
  } catch {
    return undefined;
  }
}

/** Pyodide fetches its own files; the site has them compressed, and they are on their way already. */
async function loadPython(folder: string, files: LoadedFiles): Promise<Pyodide> {
  const usual = page.fetch.bind(self);
  page.fetch = (wanted, init) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted).split("/").at(-1)!;
    return files.has(name) ? files.response(name) : usual(wanted, init);
  };
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide(options: object): Promise<Pyodide> }>,
    importFrom(files.response("pyodide.asm.mjs")),
  ]);
  const lockFileContents = fetch(`${folder}lock.json`).then((answer) => answer.text());
  const pyodide = await loadPyodide({ indexURL: folder, createPyodideModule, lockFileContents, checkAPIVersion: false });
  page.fetch = usual;
  return pyodide;
}

async function importFrom(response: Promise<Response>): Promise<{ default: unknown }> {
  const script = URL.createObjectURL(new Blob([await (await response).arrayBuffer()], { type: "text/javascript" }));
  try {
    return (await import(/* @vite-ignore */ script)) as { default: unknown };
  } finally {
    URL.revokeObjectURL(script);
  }
}
