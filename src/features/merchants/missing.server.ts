import { and, eq, isNull } from 'drizzle-orm';
import { isOfMode } from '#src/features/money/mode.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { type merchant, product, recipient } from '#src/server/db/schema/index.ts';
import type { Missing } from './merchant.ts';

/** Things a business does not have yet, in the order they are asked for. */
export async function missingOf(ctx: Ctx, row: typeof merchant.$inferSelect): Promise<Missing[]> {
  const products = await ctx.db.$count(
    product,
    and(eq(product.merchantId, row.id), isNull(product.deletedAt), isNull(product.archivedAt)),
  );
  const verified = await ctx.db.$count(
    recipient,
    and(
      eq(recipient.merchantId, row.id),
      isOfMode(recipient, moneyModeOf(ctx.services)),
      eq(recipient.status, 'verified'),
    ),
  );
  const has: Record<Missing, boolean> = {
    siret: row.siret !== null,
    description: row.description !== '',
    phone: row.contactPhone !== null,
    address: row.address !== '',
    logo: row.logo !== null,
    products: products > 0,
    identity: verified > 0,
  };
  return (Object.keys(has) as Missing[]).filter((one) => !has[one]);
}
