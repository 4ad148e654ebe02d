import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { brand, product } from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import type { Run } from './batch.server.ts';

/**
 * Tells what shows many products that an import is over, or given up: the lists, each brand's page, and how
 * many articles search says a brand has. In the transaction that ends the run.
 */
export async function tellLists(db: Db, run: Run): Promise<void> {
  const brands = await db
    .selectDistinct({ id: brand.id, slug: brand.slug })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(and(eq(product.feedId, run.feedId), gte(product.updatedAt, run.createdAt)));
  await tellSearch(db, 'brand', { alone: brands.map(({ id }) => id) });
  await publishAtCommit(querierOf(db), [
    ...['list:product', 'list:brand'],
    ...brands.map(({ slug }) => `brand:${slug}`),
  ]);
}
