import { sql } from 'drizzle-orm';
import type { Db } from './db/connect.ts';
import type { searchOutbox } from './db/schema/index.ts';

/** One row of the outbox: a row of another table that changed, for whoever keeps the search index in step. */
type Told = (typeof searchOutbox.$inferSelect)['kind'];

/** Before the number of a row whose own document alone changed. */
export const ALONE = '=';

/** Before the code of a department whose outings changed: which of its places have a page of them may be new. */
export const OUTINGS_OF = 'outings:';

/**
 * Says that rows changed or went; in the transaction that changed them. Wake `searchSync` after commit. What holds
 * facts of these rows is told with them, unless `alone`: nothing that others show of them is new.
 */
export async function tellSearch(
  db: Db,
  kind: Told,
  told: readonly number[] | { alone: readonly number[] } | { outingsOf: readonly string[] },
): Promise<void> {
  const refs = refsOf(told);
  if (refs.length === 0) return;
  await db.execute(sql`
    insert into search_outbox (kind, ref_id)
    select ${kind}::text, value from jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb)`);
}

function refsOf(told: Parameters<typeof tellSearch>[2]): string[] {
  if ('alone' in told) return told.alone.map((id) => `${ALONE}${id}`);
  if ('outingsOf' in told) return told.outingsOf.map((code) => `${OUTINGS_OF}${code}`);
  return told.map(String);
}
