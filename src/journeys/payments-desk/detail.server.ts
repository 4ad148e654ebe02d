import { and, desc, eq, isNotNull, like } from 'drizzle-orm';
import { type Gift, getGift, totalOf } from '#src/features/cagnotte/contribution.server.ts';
import { deskRefusals } from '#src/features/money/desk.refusals.fr.ts';
import { disputesWhere } from '#src/features/money/disputes/view.server.ts';
import { iso } from '#src/features/money/people.server.ts';
import { leftOf } from '#src/features/money/refunds/order.server.ts';
import { refundsWhere } from '#src/features/money/refunds/view.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  contribution,
  contributionIntent,
  dispute,
  mailOutbox,
  refund,
} from '#src/server/db/schema/index.ts';
import type { PaymentDetail } from './desk.ts';
import { timelineOf } from './gift-timeline.server.ts';
import { toPaymentRow } from './search.server.ts';

/** Throws not_found. */
export async function giftOf(ctx: Ctx, reference: string): Promise<Gift> {
  const [found] = await ctx.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(eq(contribution.uuid, reference));
  if (!found) throw deskRefusals.paymentNotFound();
  return getGift(ctx.db, { id: found.id });
}

/** All that is known of a payment, but what would open it or its card: no hash, no secret, no payment method. */
export async function getPayment(ctx: Ctx, { reference }: { reference: string }): Promise<PaymentDetail> {
  const gift = await giftOf(ctx, reference);
  const { row, pot, addons, list } = gift;
  const about = { kind: 'contribution' as const, id: row.id };
  const paid = { total: totalOf(row, addons), refunded: row.refunded };
  const intents = await ctx.db
    .select({ id: contributionIntent.id })
    .from(contributionIntent)
    .where(eq(contributionIntent.contributionId, row.id))
    .orderBy(contributionIntent.createdAt);
  const ids = intents.map(({ id }) => id);
  return {
    ...toPaymentRow(gift),
    list_uuid: list.uuid,
    fee: row.fee,
    addons: addons.map(({ name, price }) => ({ name, price })),
    left: row.status === 'succeeded' ? Math.max(0, await leftOf(ctx, about, paid)) : 0,
    charge_on: row.chargeOn,
    funds_available_at: iso(row.fundsAvailableAt),
    intents: ids,
    receipt_sent_at: await receiptSentAt(ctx, row.uuid),
    held_reason: pot.heldAt ? pot.heldReason : null,
    timeline: await timelineOf(ctx, row, ids),
    refunds: await refundsWhere(ctx, eq(refund.contributionId, row.id)),
    disputes: await disputesWhere(ctx, eq(dispute.contributionId, row.id)),
  };
}

async function receiptSentAt(ctx: Ctx, uuid: string): Promise<string | null> {
  const [sent] = await ctx.db
    .select({ at: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(and(like(mailOutbox.key, `contribution:${uuid}:receipt%`), isNotNull(mailOutbox.sentAt)))
    .orderBy(desc(mailOutbox.sentAt))
    .limit(1);
  return iso(sent?.at ?? null);
}
