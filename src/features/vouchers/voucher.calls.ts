import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { amountInput, Payment } from '#src/features/cagnotte/cagnotte.ts';
import { STATUSES } from '#src/features/cagnotte/contribution.state.ts';
import { cents, dateOnly, isoTime, nothing, secret, typed } from '#src/lib/shapes.ts';
import { purchaseInput, Voucher } from './voucher.ts';

const hash = secret(64);

/** /api/voucher/: a person's vouchers, and one bought for somebody. Using them is the order's (features/orders). */
export const voucherCalls = {
  list: defineCall('/api/voucher/list', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(Voucher), total: cents }),
    about: 'The caller’s own, and the sum that may be spent',
  }),
  claim: defineCall('/api/voucher/claim', {
    access: 'user',
    changes: true,
    alone: true,
    codes: ['voucher_invalid', 'voucher_taken', 'voucher_expired'],
    input: z.strictObject({ code: typed(1, 60) }),
    output: z.object({ voucher: Voucher }),
    about: 'Bound to the account: its code opens it nowhere else',
  }),
  card: defineCall('/api/voucher/card', {
    access: 'anyone',
    changes: false,
    codes: ['voucher_invalid', 'voucher_expired'],
    input: z.strictObject({ code: typed(1, 60) }),
    output: z.object({
      amount: cents,
      expires_on: dateOnly,
      recipient: z.nullable(z.string()),
      buyer: z.nullable(z.string()),
      message: z.string(),
    }),
    about: 'Written on the card that is printed; the names are null of a voucher that nobody bought',
  }),
  fromPot: defineCall('/api/voucher/from_pot', {
    access: 'user',
    changes: true,
    proof: true,
    codes: ['amount_out_of_range', 'balance_insufficient', 'pot_on_hold', 'conflict'],
    input: z.strictObject({ list_uuid: z.uuid(), amount: amountInput, key: z.uuid() }),
    output: z.object({ voucher: Voucher }),
  }),
  preparePurchase: defineCall('/api/voucher/prepare_purchase', {
    access: 'anyone',
    changes: true,
    once: true,
    alone: true,
    codes: ['amount_out_of_range', 'date_out_of_range'],
    input: z.strictObject(purchaseInput),
    output: z.object({ hash: z.string(), payment: z.nullable(Payment) }),
    about: 'Paid at /i/marketplace/bons-achat/{hash}; `send_on` null: sent as soon as it is paid',
  }),
  check: defineCall('/api/voucher/check', {
    access: 'anyone',
    changes: true,
    alone: true,
    input: z.strictObject({ hash }),
    output: z.object({ status: z.enum(STATUSES), sent_at: z.nullable(isoTime) }),
    about: 'Asks the payment provider when ours is not final',
  }),
};
