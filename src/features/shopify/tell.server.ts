import { and, inArray, isNull, sql } from 'drizzle-orm';
import { tellCatalogue } from '#src/features/catalogue/admin/tell.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { product } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';

/** Products told at once, in one statement each. */
const AT_ONCE = 1000;

/** Their pieces changed: their own pages and search follow, and no list of products. */
export async function tellStock(tx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tellSearch(tx.db, 'product', ids);
  await publishAtCommit(
    querierOf(tx.db),
    ids.map((id) => `product:${id}`),
  );
}

/** Not for sale any more; lists keep them. */
export async function putAway(tx: Ctx, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = await tx.db
      .update(product)
      .set({
        archivedAt: tx.now,
        enabled: false,
        // The desk took it out of sale: it stays so when its shop sells it again.
        withheld: sql`not ${product.enabled} and not ${product.withheld}`,
        updatedAt: tx.now,
      })
      .where(and(inArray(product.id, ids.slice(at, at + AT_ONCE)), isNull(product.archivedAt)))
      .returning({ id: product.id });
    if (some.length > 0) await tellCatalogue(tx, { products: some.map(({ id }) => id) });
  }
}

/** Work after an import's end: search and pages hear of it now rather than in a minute. */
export function wakeAll(tx: Ctx): void {
  tx.afterCommit(() => {
    for (const job of ['search-sync', 'feed-pictures']) tx.services.jobs.wake(job);
    tx.services.publisher.kick().catch((error: unknown) => tx.services.log.warn({ err: error }, 'pages'));
  });
}

/** The lists of products are made again, once. */
export async function tellLists(tx: Ctx): Promise<void> {
  await publishAtCommit(querierOf(tx.db), ['list:product', 'list:brand']);
  wakeAll(tx);
}
