import { inArray } from 'drizzle-orm';
import { SEARCH_KINDS, type SearchKind } from '#search/documents/kinds.ts';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';

/** A rebuild that takes longer is taken for dead. */
const LONGEST_MS = 10 * 60_000;

const keyOf = (kind: SearchKind) => `search-rebuild:${kind}`;

/**
 * While a kind is rebuilt its outbox rows wait, in every process: applied to the index that is about to be
 * replaced they would be lost.
 */
export async function markRebuild(db: Db, kind: SearchKind, now: Date): Promise<void> {
  const value = now.toISOString();
  await db
    .insert(appState)
    .values({ key: keyOf(kind), value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

export async function unmarkRebuilds(db: Db, kinds: readonly SearchKind[]): Promise<void> {
  await db.delete(appState).where(inArray(appState.key, kinds.map(keyOf)));
}

export async function kindsBeingRebuilt(db: Db, now: Date): Promise<SearchKind[]> {
  const rows = await db
    .select()
    .from(appState)
    .where(inArray(appState.key, SEARCH_KINDS.map(keyOf)));
  const running = rows.filter(({ value }) => now.getTime() - Date.parse(value) < LONGEST_MS);
  return SEARCH_KINDS.filter((kind) => running.some(({ key }) => key === keyOf(kind)));
}
