import { inArray } from 'drizzle-orm';
import { SEARCH_KINDS, type SearchKind } from '#search/documents/kinds.ts';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';

/** A rebuild that takes longer is taken for dead. */
const LONGEST_MS = 10 * 60_000;

/** Whose index: the one that all processes share, or this process's own. */
type Owner = string | undefined;

const keyOf = (own: Owner) => (kind: SearchKind) =>
  `search-rebuild:${kind}${own === undefined ? '' : `@${own}`}`;

/**
 * While a kind is rebuilt its outbox rows wait, in every process that writes to that index: applied to the one that
 * is about to be replaced they would be lost.
 */
export async function markRebuild(
  db: Db,
  { kind, own }: { kind: SearchKind; own: Owner },
  now: Date,
): Promise<void> {
  const value = now.toISOString();
  await db
    .insert(appState)
    .values({ key: keyOf(own)(kind), value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

export async function unmarkRebuilds(db: Db, own: Owner, kinds: readonly SearchKind[]): Promise<void> {
  await db.delete(appState).where(inArray(appState.key, kinds.map(keyOf(own))));
}

export async function kindsBeingRebuilt(db: Db, own: Owner, now: Date): Promise<SearchKind[]> {
  const rows = await db
    .select()
    .from(appState)
    .where(inArray(appState.key, SEARCH_KINDS.map(keyOf(own))));
  const running = rows.filter(({ value }) => now.getTime() - Date.parse(value) < LONGEST_MS);
  return SEARCH_KINDS.filter((kind) => running.some(({ key }) => key === keyOf(own)(kind)));
}
