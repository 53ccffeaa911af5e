/** The files of Python, compressed by `tatami build-site`, so that any static host will do. */

type Bytes = Uint8Array<ArrayBuffer>;
const MEDIA_TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript" };

export interface LoadedFiles {
  has(name: string): boolean;
  response(name: string): Promise<Response>;
  bytes(name: string): Promise<ArrayBuffer>;
}

/** Starts all downloads at once. `files.json` has the compressed size of each. */
export function loadFiles(folder: string, progress: (loaded: number, total: number) => void): LoadedFiles {
  const names = ["pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib.zip", "tatami.zip"];
  let loaded = 0;
  let total = 0;
  const sizes = fetch(`${folder}files.json`).then(async (answer) => {
    total = Object.values((await answer.json()) as Record<string, number>).reduce((sum, size) => sum + size, 0);
  });
  const count = (bytes: number): void => {
    loaded += bytes;
    if (total > 0) progress(Math.min(loaded, total), total);
  };
  const bodies = new Map(names.map((name) => [name, download(`${folder}${name}.gz`, count)]));
  const response = async (name: string): Promise<Response> => {
    const headers = { "Content-Type": MEDIA_TYPES[name.split(".").at(-1)!] ?? "application/octet-stream" };
    return new Response(await bodies.get(name)!, { headers });
  };
  void sizes.catch(() => undefined);
  return { has: (name) => bodies.has(name), response, bytes: async (name) => (await response(name)).arrayBuffer() };
}

async function download(url: string, count: (bytes: number) => void): Promise<ReadableStream<Bytes>> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  return decompressed(answer.body, count);
}

/** Some hosts decompress such files on the way: what does not begin like gzip is taken as it is. */
export async function decompressed(content: ReadableStream<Bytes>, count: (bytes: number) => void = () => undefined): Promise<ReadableStream<Bytes>> {
  const reader = content.getReader();
  const first = await reader.read();
  const body = new ReadableStream<Bytes>({ start: (controller) => void pump(reader, first, controller, count) });
  const isGzip = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return isGzip ? body.pipeThrough(new DecompressionStream("gzip")) : body;
}

/** Reads to the end, whether or not somebody takes it yet: no download waits for another. */
async function pump(
  reader: ReadableStreamDefaultReader<Bytes>,
  first: ReadableStreamReadResult<Bytes>,
  controller: ReadableStreamDefaultController<Bytes>,
  count: (bytes: number) => void,
): Promise<void> {
  try {
    for (let chunk = first; !chunk.done; chunk = await reader.read()) {
      count(chunk.value.length);
      controller.enqueue(chunk.value);
    }
    controller.close();
  } catch (error) {
    controller.error(error);
  }
}
