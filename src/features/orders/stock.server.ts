import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { tellCatalogue } from '#src/features/catalogue/admin/tell.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { product } from '#src/server/db/schema/index.ts';
import { orderRefusals } from './orders.fr.ts';

type Row = typeof product.$inferSelect;
export type Sold = Pick<Row, 'id' | 'name' | 'priceCents' | 'stock' | 'merchantId' | 'vatRate'>;

const sellable = (id: number) =>
  and(
    eq(product.id, id),
    eq(product.kind, 'catalogue'),
    eq(product.soldHere, true),
    eq(product.enabled, true),
    isNull(product.deletedAt),
    isNull(product.archivedAt),
    isNotNull(product.priceCents),
  );

/**
 * Takes so many out of the stock, in one statement: of two buyers of a last piece one is refused, whatever the
 * database. The product's revision grows, so that an editor's open form cannot put an old stock back.
 * Throws not_sold_here, out_of_stock.
 */
export async function takeStock(tx: Ctx, productId: number, quantity: number): Promise<Sold> {
  const [sold] = await tx.db
    .update(product)
    .set({
      stock: sql`${product.stock} - ${quantity}`,
      availability: sql`case when ${product.stock} = ${quantity} then 'out_of_stock' else ${product.availability} end`,
      revision: sql`${product.revision} + 1`,
    })
    .where(
      and(
        sellable(productId),
        ne(product.availability, 'out_of_stock'),
        or(isNull(product.stock), sql`${product.stock} >= ${quantity}`),
      ),
    )
    .returning();
  if (!sold) throw await refusal(tx, productId);
  if (sold.stock === 0) await tellCatalogue(tx, { products: [sold.id] });
  return sold;
}

/** True when so many are for sale here now. */
export async function isForSale(ctx: Ctx, productId: number, quantity: number): Promise<boolean> {
  const [known] = await ctx.db.select().from(product).where(sellable(productId));
  return (
    known !== undefined && known.availability !== 'out_of_stock' && (known.stock ?? quantity) >= quantity
  );
}

async function refusal(tx: Ctx, productId: number): Promise<Error> {
  const [known] = await tx.db.select().from(product).where(sellable(productId));
  if (!known) return orderRefusals.notSoldHere();
  return orderRefusals.outOfStock(known.availability === 'out_of_stock' ? 0 : (known.stock ?? 0));
}

/** Puts them back; what was sold out is for sale again. */
export async function returnStock(tx: Ctx, productId: number, quantity: number): Promise<void> {
  const [back] = await tx.db
    .update(product)
    .set({
      stock: sql`${product.stock} + ${quantity}`,
      availability: sql`case when ${product.stock} = 0 then 'in_stock' else ${product.availability} end`,
      revision: sql`${product.revision} + 1`,
    })
    .where(and(eq(product.id, productId), isNotNull(product.stock)))
    .returning({ stock: product.stock });
  if (back?.stock === quantity) await tellCatalogue(tx, { products: [productId] });
}
