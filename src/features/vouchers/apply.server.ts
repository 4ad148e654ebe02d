import { dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { costPosting } from '#src/features/cagnotte/postings.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import {
  QUARANTINED,
  recordQuarantine,
  settleQuarantine,
} from '#src/features/money/quarantine/record.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Intent } from '#src/server/gateways/payments/provider.ts';
import { monthsAfter } from './months.ts';
import { purchaseMovedPosting, purchasePaidPosting } from './postings.ts';
import { changePurchase, lockPurchase, type PurchaseRow } from './purchase.server.ts';
import { tellBuyer } from './purchase-mails.server.ts';
import { sendIfDue } from './send.server.ts';
import { takeBack } from './take-back.server.ts';
import { makeVoucher, modeOfVoucher } from './voucher.server.ts';
import { VALID_MONTHS } from './voucher.ts';
import { voucherLabels } from './vouchers.fr.ts';

/** Why a payment that succeeded cannot be booked on its purchase; null when all agrees. */
function disagreement(row: PurchaseRow, intent: Intent): string | null {
  if (intent.livemode !== row.livemode) return 'livemode';
  if (intent.metadata.purchase !== row.uuid) return 'purchase';
  if (intent.currency !== 'eur') return 'currency';
  return intent.amount === row.amount ? null : 'amount';
}

/**
 * Applies what the provider says of an intent to its locked purchase, with all its effects, in the caller's transaction.
 * A purchase that ran out of time while it was being paid is paid. Answers the outcome.
 */
export async function applyPurchaseIntent(ctx: Ctx, row: PurchaseRow, intent: Intent): Promise<string> {
  if (intent.id !== row.intentId) return 'nothing_new';
  if (intent.status === 'succeeded') {
    if (row.paidAt) return refunded(ctx, row, intent);
    const outcome = await paid(ctx, row, intent);
    if (outcome !== 'paid' || intent.refundedAmount === 0) return outcome;
    return refunded(ctx, await lockPurchase(ctx.db, row.id), intent);
  }
  if (row.paidAt || row.status === 'expired') return 'late';
  if (intent.status === 'canceled') {
    await changePurchase(ctx, row, { intentId: null, attempt: row.attempt + 1 });
    return 'intent_lost';
  }
  const { failure } = intent;
  if (intent.status === 'requires_payment_method' && failure && failure.id !== row.lastFailureId) {
    await changePurchase(ctx, row, {
      status: 'awaiting_payment',
      attempt: row.attempt + 1,
      lastFailureId: failure.id,
      failureCode: failure.code,
    });
    return 'declined';
  }
  const status = intent.status === 'requires_action' || intent.status === 'processing' ? intent.status : null;
  if (status === null || status === row.status) return 'nothing_new';
  await changePurchase(ctx, row, { status });
  return status;
}

/** The money is here: the voucher is made, and leaves at once unless it waits for its day. */
async function paid(ctx: Ctx, row: PurchaseRow, intent: Intent): Promise<string> {
  const wrong = disagreement(row, intent);
  if (wrong) return setAside(ctx, row, { intent, why: wrong });
  await settleQuarantine(ctx, row.provider, intent.id);
  const mode = modeOfVoucher(row);
  const { row: made } = await makeVoucher(
    ctx,
    {
      label: voucherLabels.from(row.buyerName),
      initial: row.amount,
      expiresOn: monthsAfter(dayInFrance(ctx.now), VALID_MONTHS),
      source: 'bought',
    },
    { mode, coded: false },
  );
  const changed = await changePurchase(ctx, row, {
    status: 'succeeded',
    paidAt: ctx.now,
    voucherId: made.id,
    failureCode: null,
  });
  await postLedger(ctx.db, purchasePaidPosting(row, mode));
  const cost = { about: 'charge', from: 0, to: intent.providerFee };
  if (cost.to > 0) await postLedger(ctx.db, costPosting(`purchase:${row.id}`, cost, mode));
  await tellBuyer(ctx, changed, 'paid');
  await sendIfDue(ctx, changed);
  return 'paid';
}

/** Money that went back came from the voucher as long as it had it; the rest is our loss. */
async function refunded(ctx: Ctx, row: PurchaseRow, intent: Intent): Promise<string> {
  if (intent.refundedAmount === row.refunded) return 'nothing_new';
  if (intent.refundedAmount < row.refunded) return setAside(ctx, row, { intent, why: 'refund_failed' });
  if (row.disputed > 0) return setAside(ctx, row, { intent, why: 'refund_disputed' });
  const cents = intent.refundedAmount - row.refunded;
  const voucher = await takeBack(ctx, row, cents);
  await postLedger(
    ctx.db,
    purchaseMovedPosting(
      row.id,
      { key: `refunded:${intent.refundedAmount}`, voucher, losses: cents - voucher, way: 'out' },
      modeOfVoucher(row),
    ),
  );
  const changed = await changePurchase(ctx, row, {
    refunded: intent.refundedAmount,
    ...(intent.refunded ? { status: 'refunded' as const } : {}),
  });
  await tellBuyer(ctx, changed, 'refunded');
  return intent.refunded ? 'refunded' : 'refunded_part';
}

/** Nothing is booked on such a word: an admin looks at it. */
async function setAside(
  ctx: Ctx,
  row: PurchaseRow,
  { intent, why }: { intent: Intent; why: string },
): Promise<string> {
  await recordQuarantine(ctx, {
    provider: row.provider,
    intentId: intent.id,
    why,
    contributionId: null,
    facts: {
      ours: { purchase: row.uuid, status: row.status, amount: row.amount, refunded: row.refunded },
      theirs: {
        status: intent.status,
        amount: intent.amount,
        refunded: intent.refundedAmount,
        currency: intent.currency,
        livemode: intent.livemode,
        metadata: intent.metadata,
      },
    },
  });
  return `${QUARANTINED}${why}`;
}
