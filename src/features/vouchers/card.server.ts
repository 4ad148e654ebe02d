import { eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { voucherPurchase } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { voucherOfCode } from './claim.server.ts';
import type { voucherCalls } from './voucher.calls.ts';

/** Whoever holds the code may print its card again, and nobody tries codes here. */
const CARDS: LimitPolicy = { name: 'voucher cards', points: 20, seconds: 600 };

/** Reads what the card of a code says. Throws voucher_invalid, voucher_expired. */
export async function cardOfCode(
  ctx: Ctx,
  { code }: InputOf<typeof voucherCalls.card>,
): Promise<OutputOf<typeof voucherCalls.card>> {
  await ctx.services.limits.take(CARDS, ctx.ip);
  const { id, initial, expiresOn } = await voucherOfCode(ctx, code);
  const [bought] = await ctx.db.select().from(voucherPurchase).where(eq(voucherPurchase.voucherId, id));
  return {
    amount: initial,
    expires_on: expiresOn,
    recipient: bought?.recipientName ?? null,
    buyer: bought?.buyerName ?? null,
    message: bought?.message ?? '',
  };
}
