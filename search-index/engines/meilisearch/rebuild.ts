import type { Meilisearch } from 'meilisearch';
import type { SearchDocument } from '../../contract.ts';
import type { SearchKind } from '../../documents/kinds.ts';
import { done, indexNames, type Made, makeIndex, removeIndexes } from './tasks.ts';

/** The writes to one kind while it is rebuilt: the last word on each id, null when removed. */
export type Journal = Map<string, SearchDocument<SearchKind> | null>;

/** Written out as JSON in one turn of the loop: 1.5 MB of it. */
const BATCH = 1000;

async function apply(client: Meilisearch, name: string, journal: Journal): Promise<void> {
  const entries = [...journal];
  journal.clear();
  const gone = entries.flatMap(([id, document]) => (document === null ? [id] : []));
  const kept = entries.flatMap(([, document]) => (document === null ? [] : [document]));
  if (kept.length > 0) await done(client.index(name).addDocuments(kept));
  if (gone.length > 0) await done(client.index(name).deleteDocuments(gone));
}

/** Sends one batch while the next is read. */
async function fill<T extends SearchDocument<SearchKind>>(
  send: (batch: T[]) => Promise<void>,
  documents: AsyncIterable<T>,
  onProgress: (count: number) => void,
): Promise<number> {
  let count = 0;
  let pending: Promise<void> = Promise.resolve();
  let batch: T[] = [];
  const flush = async () => {
    await pending;
    pending = send(batch);
    // Awaited at the next turn; until then a failure must not count as unhandled.
    pending.catch(() => {});
    count += batch.length;
    batch = [];
    onProgress(count);
  };
  for await (const document of documents) if (batch.push(document) === BATCH) await flush();
  if (batch.length > 0) await flush();
  await pending;
  return count;
}

export interface Rebuild<T> extends Made {
  /** Filled by the writes of this process until the end. */
  journal: Journal;
  documents: AsyncIterable<T>;
  onProgress: (count: number) => void;
}

/** With no live index the fresh one takes its name once full: until then none, rather than half of one. */
export async function rebuildIndex<T extends SearchDocument<SearchKind>>(
  client: Meilisearch,
  { name, journal, documents, onProgress, ...made }: Rebuild<T>,
): Promise<number> {
  await removeIndexes(client, `${name}_next_`);
  const fresh = `${name}_next_${Date.now()}`;
  await makeIndex(client, { ...made, name: fresh });
  const send = (batch: T[]) => done(client.index(fresh).addDocuments(batch));
  const count = await fill(send, documents, onProgress);
  await apply(client, fresh, journal);
  const replaces = (await indexNames(client)).includes(name);
  await done(client.swapIndexes([{ indexes: replaces ? [name, fresh] : [fresh, name], rename: !replaces }]));
  // The writes between the last catch-up and the swap went to the index that is now aside.
  while (journal.size > 0) await apply(client, name, journal);
  if (replaces) await done(client.deleteIndex(fresh));
  return count;
}
