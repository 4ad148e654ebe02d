import { and, eq, isNull } from 'drizzle-orm';
import { tellCatalogue } from '#src/features/catalogue/admin/tell.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { product } from '#src/server/db/schema/index.ts';

/** Products told at once, in one statement each. */
const AT_ONCE = 1000;

/** Nothing of the business is for sale any more; what is taken out of sale here comes back by `giveBackProducts`. */
export async function withholdProducts(tx: Ctx, merchantId: number): Promise<void> {
  const own = and(eq(product.merchantId, merchantId), eq(product.enabled, true));
  await tellProducts(
    tx,
    await tx.db
      .update(product)
      .set({ enabled: false, withheld: true })
      .where(own)
      .returning({ id: product.id }),
  );
}

/** All but what was put away, where the column says something else (catalogue.ts of the schema). */
export async function giveBackProducts(tx: Ctx, merchantId: number): Promise<void> {
  const own = and(
    eq(product.merchantId, merchantId),
    eq(product.withheld, true),
    isNull(product.archivedAt),
    isNull(product.deletedAt),
  );
  await tellProducts(
    tx,
    await tx.db
      .update(product)
      .set({ enabled: true, withheld: false })
      .where(own)
      .returning({ id: product.id }),
  );
}

async function tellProducts(tx: Ctx, rows: { id: number }[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tellCatalogue(tx, { products: rows.slice(at, at + AT_ONCE).map(({ id }) => id) });
}
