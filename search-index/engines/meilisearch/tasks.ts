import type { EnqueuedTaskPromise, Meilisearch } from 'meilisearch';
import type { SearchKind } from '../../documents/kinds.ts';
import type { Lexicon } from '../../lexicon.ts';
import { meilisearchSettings } from '../../settings.ts';

/** The server takes tasks in order and may refuse one later: a write is done when its task is. */
export async function done(enqueued: EnqueuedTaskPromise): Promise<void> {
  const task = await enqueued.waitTask();
  if (task.status !== 'succeeded') throw new Error(task.error?.message ?? `task ${task.uid} ${task.status}`);
}

function ignoreExisting(error: unknown): void {
  if (!String(error).includes('already exists')) throw error;
}

export async function indexNames(client: Meilisearch): Promise<string[]> {
  const { results } = await client.getRawIndexes({ limit: 1000 });
  return results.map(({ uid }) => uid);
}

export interface Made {
  name: string;
  kind: SearchKind;
  lexicon: Lexicon;
}

/** Makes the index when there is none; settings of a newer version of ours reach an older index. */
export async function makeIndex(client: Meilisearch, { name, kind, lexicon }: Made): Promise<void> {
  if (!(await indexNames(client)).includes(name))
    await done(client.createIndex(name, { primaryKey: 'id' })).catch(ignoreExisting);
  await done(client.index(name).updateSettings(meilisearchSettings(kind, lexicon)));
}

/** Indexes of rebuilds that never ended. */
export async function removeIndexes(client: Meilisearch, beginning: string): Promise<void> {
  const left = (await indexNames(client)).filter((name) => name.startsWith(beginning));
  for (const name of left) await done(client.deleteIndex(name));
}
