/** The tables and puzzle results of this device in IndexedDB. Their append-only entries are the truth; rows only save the lists from reading them. */

interface Entry {
  table: string;
  number: number;
  at: number;
  body: string;
}

/** Python calls these methods; everything crosses as text. */
export class BrowserDatabase {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly puzzles: IDBDatabase,
  ) {}

  /** Null if this browser allows no database here. */
  static async open(): Promise<BrowserDatabase | null> {
    try {
      const opening = indexedDB.open("tatami", 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore("tables", { keyPath: "id" });
        opening.result.createObjectStore("entries", { keyPath: ["table", "number"] });
        opening.result.createObjectStore("analyses");
      };
      // A database of its own: a tab with an older version of the site may hold the first one open, and would block a change of it.
      const openingPuzzles = indexedDB.open("tatami-puzzles", 1);
      openingPuzzles.onupgradeneeded = () => openingPuzzles.result.createObjectStore("attempts", { keyPath: ["game", "puzzle"] });
      return new BrowserDatabase(await result(opening), await result(openingPuzzles));
    } catch {
      return null;
    }
  }

  private write(stores: string[]): IDBTransaction {
    // Strict: what is acknowledged is on the disk.
    return this.database.transaction(stores, "readwrite", { durability: "strict" });
  }

  private get(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }

  async rows(): Promise<string> {
    return JSON.stringify(await result(this.get("tables").getAll()));
  }

  /** The row of a table and its entries; empty if there is no such table. */
  async read(id: string): Promise<string> {
    const row: unknown = await result(this.get("tables").get(id));
    if (row === undefined) return "";
    const entries = (await result(this.get("entries").getAll(rangeOf(id)))) as Entry[];
    return JSON.stringify([row, entries.map(({ number, at, body }) => [number, at, body])]);
  }

  async create(row: string, entries: string): Promise<void> {
    const writing = this.write(["tables", "entries"]);
    const table = JSON.parse(row) as { id: string };
    writing.objectStore("tables").put(table);
    for (const [number, at, body] of JSON.parse(entries) as [number, number, string][])
      writing.objectStore("entries").put({ table: table.id, number, at, body });
    await done(writing);
  }

  /** False if another tab has written the entry of that number. */
  async append(table: string, number: number, at: number, body: string): Promise<boolean> {
    const writing = this.write(["entries"]);
    writing.objectStore("entries").add({ table, number, at, body } satisfies Entry);
    return isNew(writing);
  }

  async update(row: string): Promise<void> {
    const writing = this.write(["tables"]);
    writing.objectStore("tables").put(JSON.parse(row));
    await done(writing);
  }

  async remove(id: string): Promise<void> {
    const writing = this.write(["tables", "entries"]);
    writing.objectStore("tables").delete(id);
    writing.objectStore("entries").delete(rangeOf(id));
    await done(writing);
  }

  async readAnalysis(key: string): Promise<string> {
    return ((await result(this.get("analyses").get(key))) as string | undefined) ?? "";
  }

  async storeAnalysis(key: string, found: string): Promise<void> {
    const writing = this.write(["analyses"]);
    writing.objectStore("analyses").put(found, key);
    await done(writing);
  }

  async puzzleAttempts(game: string): Promise<string> {
    const range = IDBKeyRange.bound([game], [game, []]);
    return JSON.stringify(await result(this.puzzles.transaction("attempts").objectStore("attempts").getAll(range)));
  }

  /** False if there is one at this puzzle already. */
  async addPuzzleAttempt(attempt: string): Promise<boolean> {
    const writing = this.puzzles.transaction("attempts", "readwrite", { durability: "strict" });
    writing.objectStore("attempts").add(JSON.parse(attempt));
    return isNew(writing);
  }
}

function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database failed"));
  });
}

/** False if the key of what was added is taken. */
async function isNew(adding: IDBTransaction): Promise<boolean> {
  try {
    await done(adding);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "ConstraintError") return false;
    throw error;
  }
}

function done(writing: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error("the database failed"));
  });
}
