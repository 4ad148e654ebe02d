import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { amountInput } from '#src/features/cagnotte/cagnotte.ts';
import { STATUSES } from '#src/features/cagnotte/contribution.state.ts';
import { pageNumber, REASON_MAX, reason } from '#src/features/money/desk.ts';
import { Dispute, EVIDENCE_MAX, EVIDENCE_MIN } from '#src/features/money/disputes/dispute.ts';
import { PotRow } from '#src/features/money/holds/pot-row.ts';
import { Quarantined } from '#src/features/money/quarantine/quarantined.ts';
import { REFUND_STATUSES, Refund } from '#src/features/money/refunds/refund.ts';
import { StatementLine } from '#src/features/withdrawals/withdrawal.calls.ts';
import { cents, nothing, typed } from '#src/lib/shapes.ts';
import { AddonRow, PaymentDetail, PaymentRow, paged } from './desk.ts';

const reference = z.uuid();
const query = z._default(typed(0, 200), '');
const status = z._default(z.nullable(z.enum(STATUSES)), null);

/** /api/admin/: what an operator does with payments; every change is in the audit log with who and why. */
export const paymentCalls = {
  search: defineCall('/api/admin/search_payments', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ query, status, page: pageNumber }),
    output: paged(PaymentRow),
    about: 'By giver, address, hash, intent, reference or list; never a card',
  }),
  exportAll: defineCall('/api/admin/export_payments', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({ query, status }),
    output: z.object({ items: z.array(PaymentRow), more: z.boolean() }),
    about: 'What the same search finds, on one sheet: the newest 10,000; `more` when there are others',
  }),
  get: defineCall('/api/admin/get_payment', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ reference }),
    output: PaymentDetail,
  }),
  resendReceipt: defineCall('/api/admin/resend_receipt', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({ reference, key: z.uuid() }),
    output: nothing,
    codes: ['no_receipt'],
  }),
};

export const refundCalls = {
  request: defineCall('/api/admin/request_refund', {
    access: 'staff:payments',
    changes: true,
    proof: true,
    input: z.strictObject({ reference, amount: z.nullable(amountInput), reason, key: z.uuid() }),
    output: Refund,
    codes: ['not_refundable', 'refund_too_large', 'conflict'],
    about: 'All that is left with a null amount; above the limit another admin must decide',
  }),
  decide: defineCall('/api/admin/decide_refund', {
    access: 'staff:payments',
    changes: true,
    proof: true,
    input: z.strictObject({
      refund_uuid: z.uuid(),
      approve: z.boolean(),
      reason: z._default(typed(0, REASON_MAX), ''),
    }),
    output: Refund,
    codes: ['own_refund', 'already_decided', 'reason_missing'],
  }),
  list: defineCall('/api/admin/list_refunds', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({
      status: z._default(z.nullable(z.enum(REFUND_STATUSES)), null),
      page: pageNumber,
    }),
    output: z.object({ ...paged(Refund).shape, two_admins_above: cents }),
  }),
};

export const disputeCalls = {
  list: defineCall('/api/admin/list_disputes', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ open: z._default(z.boolean(), true), page: pageNumber }),
    output: paged(Dispute),
  }),
  get: defineCall('/api/admin/get_dispute', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ dispute_uuid: z.uuid() }),
    output: z.object({ dispute: Dispute, facts: z.string() }),
    about: '`facts`: what we know of the payment, to begin the evidence with',
  }),
  sendEvidence: defineCall('/api/admin/send_dispute_evidence', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({
      dispute_uuid: z.uuid(),
      text: typed(EVIDENCE_MIN, EVIDENCE_MAX),
      submit: z.boolean(),
    }),
    output: Dispute,
    codes: ['dispute_closed', 'evidence_sent'],
    about: 'Kept as a draft until `submit`; a bank takes it once',
  }),
};

export const quarantineCalls = {
  list: defineCall('/api/admin/list_quarantine', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({
      status: z._default(z.enum(['open', 'settled', 'set_aside']), 'open'),
      page: pageNumber,
    }),
    output: paged(Quarantined),
  }),
  retry: defineCall('/api/admin/retry_quarantine', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({ uuid: z.uuid() }),
    output: z.object({ item: Quarantined, outcome: z.string() }),
    codes: ['already_closed'],
  }),
  setAside: defineCall('/api/admin/set_aside_quarantine', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({ uuid: z.uuid(), reason }),
    output: Quarantined,
    codes: ['already_closed'],
  }),
};

export const potCalls = {
  statement: defineCall('/api/admin/get_pot_statement', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ list_uuid: z.uuid() }),
    output: z.object({ lines: z.array(StatementLine) }),
    about: 'Every movement of the pot as the ledger has it, as its owner reads it',
  }),
  search: defineCall('/api/admin/search_pots', {
    access: 'staff:payments',
    changes: false,
    input: z.strictObject({ query, held: z._default(z.boolean(), false), page: pageNumber }),
    output: paged(PotRow),
  }),
  hold: defineCall('/api/admin/hold_pot', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({ list_uuid: z.uuid(), reason }),
    output: PotRow,
    codes: ['already_held'],
    about: 'Nothing is withdrawn nor given until it is released; the reason is shown to the owner',
  }),
  release: defineCall('/api/admin/release_pot', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({ list_uuid: z.uuid(), reason }),
    output: PotRow,
    codes: ['not_held'],
  }),
};

export const addonCalls = {
  list: defineCall('/api/admin/list_addons', {
    access: 'staff:payments',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(AddonRow) }),
  }),
  save: defineCall('/api/admin/save_addon', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({
      id: z.nullable(z.int()),
      name: typed(2, 80),
      description: typed(0, 500),
      price: amountInput,
      once_per_list: z.boolean(),
      posted: z._default(z.boolean(), false),
      enabled: z.boolean(),
    }),
    output: AddonRow,
    codes: ['price_out_of_range'],
    about: 'A new price counts for what is added from then on',
  }),
  order: defineCall('/api/admin/order_addons', {
    access: 'staff:payments',
    changes: true,
    input: z.strictObject({ ids: z.array(z.int()).check(z.maxLength(200)) }),
    output: z.object({ items: z.array(AddonRow) }),
  }),
};
