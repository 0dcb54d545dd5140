// The documents of the games, in the browser's own database.

const NAME = "hanabi";
const STORE = "documents";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}

async function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
  return settled(asked);
}

/** Everything that was kept. */
export async function readDocuments(): Promise<Record<string, string>> {
  const store = (await opened()).transaction(STORE).objectStore(STORE);
  const names = (await settled(store.getAllKeys())) as string[];
  const texts = (await settled(store.getAll())) as string[];
  return Object.fromEntries(names.map((name, at) => [name, texts[at]!]));
}

/** Keep documents: all of them or, if that fails, none. */
export async function writeDocuments(documents: Record<string, string>): Promise<void> {
  const writing = (await opened()).transaction(STORE, "readwrite");
  for (const [name, text] of Object.entries(documents)) writing.objectStore(STORE).put(text, name);
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = writing.onerror = () => reject(writing.error ?? new Error("not saved"));
  });
}

/** Keeps documents; what cannot be kept is told, and tried again with what comes next. */
export class Keeper {
  constructor(
    private unsaved: Record<string, string>,
    private readonly tell: (
      told: { type: "unsaved"; documents: Record<string, string> } | { type: "saved" },
    ) => void,
    private readonly write = writeDocuments,
  ) {}

  async keep(documents: Record<string, string>): Promise<void> {
    if (!Object.keys(documents).length) return;
    const all = { ...this.unsaved, ...documents };
    try {
      await this.write(all);
      if (Object.keys(this.unsaved).length) this.tell({ type: "saved" });
      this.unsaved = {};
    } catch {
      this.unsaved = all;
      this.tell({ type: "unsaved", documents: all });
    }
  }
}
