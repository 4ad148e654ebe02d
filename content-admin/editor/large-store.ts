const NAME = 'editor';
const STORE = 'backups';

let opened: Promise<IDBDatabase | null> | undefined;

/** Null where the browser has no database, as in some private windows: the page still writes. */
function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

async function ask<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  const db = await database();
  if (!db) return null;
  return new Promise((resolve) => {
    const transaction = db.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve((request.result as T | undefined) ?? null);
    transaction.onabort = () => resolve(null);
    // Said at once: a page that is left meanwhile would take back what it had not said so of.
    transaction.commit();
  });
}

/** A store for texts of several millions of signs. Failures are silent: it stands behind the server's draft. */
export const keepLarge = (key: string, value: unknown) => ask('readwrite', (store) => store.put(value, key));
export const dropLarge = (key: string) => ask('readwrite', (store) => store.delete(key));
export const findLarge = <T>(key: string) => ask<T>('readonly', (store) => store.get(key));
/** The keys that begin so. */
export const largeUnder = async (prefix: string): Promise<string[]> =>
  (await ask<string[]>('readonly', (store) =>
    store.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
  )) ?? [];
