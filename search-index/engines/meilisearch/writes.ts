import type { EnqueuedTaskPromise, Meilisearch } from 'meilisearch';
import type { SearchKind } from '../../documents/kinds.ts';
import type { SearchDocument } from '../../index.ts';
import { meilisearchSettings } from '../../settings.ts';
import type { IndexName } from '../meilisearch.ts';

/** The server takes tasks in order and may refuse one later: a write is done when its task is. */
export async function done(enqueued: EnqueuedTaskPromise): Promise<void> {
  const task = await enqueued.waitTask();
  if (task.status !== 'succeeded') throw new Error(task.error?.message ?? `task ${task.uid} ${task.status}`);
}

type AnyDocument = SearchDocument<SearchKind>;
/** What was written to one kind while it is rebuilt: the last word on each id, null when removed. */
type Journal = Map<string, AnyDocument | null>;

const BATCH = 5000;

export function createWrites(client: Meilisearch, nameOf: IndexName) {
  const journals = new Map<SearchKind, Journal>();
  const ready = new Map<SearchKind, Promise<void>>();

  async function makeIndex(name: string, kind: SearchKind): Promise<void> {
    const existing = await client.getRawIndexes({ limit: 1000 });
    if (!existing.results.some((index) => index.uid === name))
      await done(client.createIndex(name, { primaryKey: 'id' })).catch(ignoreExisting);
    await done(client.index(name).updateSettings(meilisearchSettings(kind)));
  }

  /** Once a process: settings of a new version reach an index made by an older one. */
  function ensure(kind: SearchKind): Promise<void> {
    const known = ready.get(kind);
    if (known) return known;
    const made = makeIndex(nameOf(kind), kind);
    ready.set(kind, made);
    made.catch(() => ready.delete(kind));
    return made;
  }

  async function apply(name: string, journal: Journal): Promise<void> {
    const entries = [...journal];
    journal.clear();
    const gone = entries.flatMap(([id, document]) => (document === null ? [id] : []));
    const kept = entries.flatMap(([, document]) => (document === null ? [] : [document]));
    if (kept.length > 0) await done(client.index(name).addDocuments(kept));
    if (gone.length > 0) await done(client.index(name).deleteDocuments(gone));
  }

  async function removeLeftovers(kind: SearchKind): Promise<void> {
    const { results } = await client.getRawIndexes({ limit: 1000 });
    const left = results.filter(({ uid }) => uid.startsWith(`${nameOf(kind)}_next_`));
    for (const { uid } of left) await done(client.deleteIndex(uid));
  }

  async function fill<K extends SearchKind>(
    name: string,
    documents: AsyncIterable<SearchDocument<K>>,
    onProgress: (count: number) => void,
  ): Promise<number> {
    let count = 0;
    let pending: Promise<void> = Promise.resolve();
    const flush = async (batch: SearchDocument<K>[]) => {
      await pending;
      pending = done(client.index(name).addDocuments(batch));
      // Awaited at the next turn; until then a failure must not count as unhandled.
      pending.catch(() => {});
      count += batch.length;
      onProgress(count);
    };
    const batch: SearchDocument<K>[] = [];
    for await (const document of documents) {
      if (batch.push(document) === BATCH) await flush(batch.splice(0));
    }
    if (batch.length > 0) await flush(batch);
    await pending;
    return count;
  }

  return {
    async upsert<K extends SearchKind>(kind: K, documents: SearchDocument<K>[]): Promise<void> {
      if (documents.length === 0) return;
      for (const document of documents) journals.get(kind)?.set(String(document.id), document);
      await ensure(kind);
      await done(client.index(nameOf(kind)).addDocuments(documents));
    },

    async remove(kind: SearchKind, ids: (number | string)[]): Promise<void> {
      if (ids.length === 0) return;
      for (const id of ids) journals.get(kind)?.set(String(id), null);
      await ensure(kind);
      await done(client.index(nameOf(kind)).deleteDocuments(ids.map(String)));
    },

    async rebuild<K extends SearchKind>(
      kind: K,
      documents: AsyncIterable<SearchDocument<K>>,
      onProgress: (count: number) => void = () => {},
    ): Promise<number> {
      if (journals.has(kind)) throw new Error(`${kind} is being rebuilt already`);
      const journal: Journal = new Map();
      journals.set(kind, journal);
      try {
        await ensure(kind);
        await removeLeftovers(kind);
        const fresh = `${nameOf(kind)}_next_${Date.now()}`;
        await makeIndex(fresh, kind);
        const count = await fill(fresh, documents, onProgress);
        await apply(fresh, journal);
        await done(client.swapIndexes([{ indexes: [nameOf(kind), fresh], rename: false }]));
        // What was written between the last catch-up and the swap went to the index that is now aside.
        while (journal.size > 0) await apply(nameOf(kind), journal);
        await done(client.deleteIndex(fresh));
        return count;
      } finally {
        journals.delete(kind);
      }
    },
  };
}

function ignoreExisting(error: unknown): void {
  if (!String(error).includes('already exists')) throw error;
}
