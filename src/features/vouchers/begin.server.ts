import { eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { PREPARED, takeEach } from '#src/features/money/limits.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { voucherPurchase } from '#src/server/db/schema/index.ts';
import { newHash } from '#src/server/tokens.ts';
import { preparePurchasePayment, syncPurchase } from './intent.server.ts';
import { getPurchase, type PurchaseRow } from './purchase.server.ts';
import type { voucherCalls } from './voucher.calls.ts';
import { PURCHASE_MAX, PURCHASE_MIN, SEND_DAYS_MAX } from './voucher.ts';
import { voucherRefusals } from './vouchers.fr.ts';

type Input = InputOf<typeof voucherCalls.preparePurchase>;

/** Begins a purchase; `key`: of the form that was posted, sent twice it is one. Throws amount_out_of_range, date_out_of_range. */
export async function beginPurchase(ctx: Ctx, input: Input, key?: string): Promise<PurchaseRow> {
  await takeEach(ctx, PREPARED);
  if (input.amount < PURCHASE_MIN || input.amount > PURCHASE_MAX) throw voucherRefusals.purchaseRange();
  const today = dayInFrance(ctx.now);
  if (input.send_on !== null && (input.send_on < today || input.send_on > addDays(today, SEND_DAYS_MAX)))
    throw voucherRefusals.sendDate();
  const [made] = await ctx.db
    .insert(voucherPurchase)
    .values({
      hash: newHash(),
      clientKey: key ?? null,
      amount: input.amount,
      recipientEmail: input.recipient.email,
      recipientName: input.recipient.name,
      buyerEmail: input.buyer.email,
      buyerName: input.buyer.name,
      message: input.message,
      sendOn: input.send_on,
      ...moneyModeOf(ctx.services),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const [known] = await ctx.db
    .select()
    .from(voucherPurchase)
    .where(eq(voucherPurchase.clientKey, key ?? ''));
  if (!known) throw new Error('The purchase was not kept');
  return known;
}

/** Throws amount_out_of_range, date_out_of_range, unavailable. */
export async function preparePurchase(
  ctx: Ctx,
  input: Input,
): Promise<OutputOf<typeof voucherCalls.preparePurchase>> {
  const { hash } = await beginPurchase(ctx, input);
  return { hash, payment: await preparePurchasePayment(ctx, hash) };
}

/** The provider is asked when ours is not final; when it does not answer, ours is what is known. */
export async function checkPurchase(
  ctx: Ctx,
  { hash }: { hash: string },
): Promise<OutputOf<typeof voucherCalls.check>> {
  const { id } = await getPurchase(ctx.db, { hash });
  await syncPurchase(ctx, id).catch((error: unknown) => {
    ctx.services.log.warn({ err: error, requestId: ctx.requestId }, 'the payment provider was not asked');
  });
  const row = await getPurchase(ctx.db, { id });
  return { status: row.status, sent_at: row.sentAt?.toISOString() ?? null };
}
