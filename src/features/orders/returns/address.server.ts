import { eq } from 'drizzle-orm';
import { requireMerchant } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { merchant } from '#src/server/db/schema/index.ts';

/** The lines of the address of the session's business; none while it gave none. */
export async function getAddress(ctx: Ctx): Promise<{ lines: string[] }> {
  const { merchantId } = requireMerchant(ctx.actor);
  const [row] = await ctx.db.select().from(merchant).where(eq(merchant.id, merchantId));
  return { lines: row?.address ? row.address.split('\n') : [] };
}

export async function setAddress(ctx: Ctx, { lines }: { lines: string[] }): Promise<{ lines: string[] }> {
  const { merchantId } = requireMerchant(ctx.actor);
  await ctx.db
    .update(merchant)
    .set({ address: lines.join('\n'), updatedAt: ctx.now })
    .where(eq(merchant.id, merchantId));
  return { lines };
}
