import { declineSentence, refusals } from '#src/features/cagnotte/cagnotte.fr.ts';
import type { Payment } from '#src/features/cagnotte/cagnotte.ts';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { confirm } from '#src/features/cagnotte/demo.server.ts';
import { attemptInTime, inTime, LATE } from '#src/features/money/patience.server.ts';
import { demoBank } from '#src/features/money/provider.server.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { findDemoChallengeOf } from '#src/server/gateways/payments/demo.ts';
import { attempt, type Refusal } from '#src/server/http/page-caller.ts';
import { beginPurchase, checkPurchase } from './begin.server.ts';
import { type BuyForm, buyField, purchaseOf, readBuyForm } from './buy-form.ts';
import { preparePurchasePayment } from './intent.server.ts';
import { findPurchase, type PurchaseRow } from './purchase.server.ts';
import { voucherCalls } from './voucher.calls.ts';
import { SEND_DAYS_MAX } from './voucher.ts';

export const VOUCHERS_PATH = '/i/marketplace/bons-achat';
export const purchasePath = (hash: string) => `${VOUCHERS_PATH}/${encodeURIComponent(hash)}`;

/** The days between which a voucher may be sent. */
export function sendDates(now: Date): { min: string; max: string } {
  const min = dayInFrance(now);
  return { min, max: addDays(min, SEND_DAYS_MAX) };
}

interface Posted {
  result: { done: string } | { refused: Refusal };
  form: BuyForm;
}

/** Begins what the plain form asks for; answers the address where it is paid. */
export async function submitBuy(ctx: Ctx, field: (name: string) => string): Promise<Posted> {
  const form = readBuyForm(field);
  const result = await attempt(async () => {
    const input = voucherCalls.preparePurchase.contract.input.safeParse(purchaseOf(form));
    if (!input.success) throw invalidInput(input.error.issues);
    const { hash } = await beginPurchase(ctx, input.data, form.key || undefined);
    return purchasePath(hash);
  });
  if ('done' in result) return { result, form };
  const { fields, ...refused } = result.refused;
  const named = Object.fromEntries(Object.entries(fields).map(([path, says]) => [buyField(path), says]));
  return { result: { refused: { ...refused, fields: named } }, form };
}

export interface PurchasePage {
  row: PurchaseRow;
  payment: Payment | null;
  /** Its provider was asked, and has not answered yet. */
  late: boolean;
  /** The address where the bank still waits for an answer. */
  challengeUrl: string | null;
  declined: string | null;
  demo: boolean;
}

/** Everything the page of a purchase shows, the provider being asked first; null when there is none. */
export async function loadPurchase(ctx: Ctx, hash: string): Promise<PurchasePage | null> {
  if (!(await findPurchase(ctx.db, { hash }))) return null;
  const asked = await inTime(ctx, async () => {
    await checkPurchase(ctx, { hash });
    return attempt(() => preparePurchasePayment(ctx, hash));
  });
  const row = await findPurchase(ctx.db, { hash });
  if (!row) return null;
  const demo = row.provider === 'demo';
  const challenge =
    demo && row.status === 'requires_action' && row.intentId
      ? await findDemoChallengeOf(demoBank(ctx.services), row.intentId)
      : null;
  return {
    row,
    payment: asked !== LATE && 'done' in asked ? asked.done : null,
    late: asked === LATE,
    challengeUrl: challenge && `/p/demo-3ds/${challenge}`,
    declined: row.status === 'awaiting_payment' && row.failureCode ? declineSentence(row.failureCode) : null,
    demo,
  };
}

/** Pays by the plain form of a demonstration; answers where to go next. */
export async function submitPurchase(
  ctx: Ctx,
  hash: string,
  field: (name: string) => string,
): Promise<{ done: string } | { refused: Refusal }> {
  const here = purchasePath(hash);
  return attemptInTime(ctx, async () => {
    const payment = await preparePurchasePayment(ctx, hash);
    // Pressed twice: the page says where it is.
    if (payment === null) return here;
    if (payment.provider !== 'demo') throw refusals.paymentClosed();
    const input = demoCalls.confirm.contract.input.safeParse({
      client_secret: payment.client_secret,
      card_number: field('card_number'),
    });
    if (!input.success) throw refusals.cardNotDemo();
    return (await confirm(ctx, input.data)).next_action?.url ?? here;
  });
}
