import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { checkExternalPage } from '#src/features/catalogue/external.server.ts';
import { linkCheck, list, listItem, product } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';

/** Politeness: a page is read again after a week, and a run reads few. */
const AGAIN_MS = 7 * 86_400_000;
const FIRST_MS = 86_400_000;
const A_RUN = 40;

/** Reads pages of other shops again, so that owners learn that one is gone or dearer. */
export const linkChecks: JobKind<Record<string, never>> = {
  name: 'list-link-checks',
  cron: '20 3 * * *',
  async run(services) {
    // Real time: advancing the demonstration's clock is no reason to call on shops.
    for (const { id, url } of await due(services, Date.now())) await check(services, id, url ?? '');
  },
};

async function due({ database: { db } }: Services, now: number) {
  return db
    .selectDistinct({ id: product.id, url: product.url, at: linkCheck.checkedAt })
    .from(product)
    .innerJoin(listItem, and(eq(listItem.productId, product.id), isNull(listItem.removedAt)))
    .innerJoin(list, and(eq(list.id, listItem.listId), isNull(list.deletedAt), isNull(list.archivedAt)))
    .leftJoin(linkCheck, eq(linkCheck.productId, product.id))
    .where(
      and(
        eq(product.kind, 'external'),
        eq(list.demo, false),
        isNotNull(product.url),
        lt(product.createdAt, new Date(now - FIRST_MS)),
        or(isNull(linkCheck.checkedAt), lt(linkCheck.checkedAt, new Date(now - AGAIN_MS))),
      ),
    )
    .orderBy(sql`${linkCheck.checkedAt} asc nulls first`, asc(product.id))
    .limit(A_RUN);
}

async function check(services: Services, productId: number, url: string): Promise<void> {
  const page = await checkExternalPage(services, url);
  const gone = page === 'gone' ? sql`${linkCheck.gone} + 1` : sql`0`;
  const values = {
    checkedAt: new Date(),
    priceCents: typeof page === 'object' ? page.price : null,
  };
  await services.database.db
    .insert(linkCheck)
    .values({ productId, ...values, gone: page === 'gone' ? 1 : 0 })
    .onConflictDoUpdate({
      target: linkCheck.productId,
      set: page === 'unknown' ? { checkedAt: values.checkedAt } : { ...values, gone },
    });
}
