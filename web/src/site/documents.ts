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
