import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { amountInput, ReceivedGift } from '#src/features/cagnotte/cagnotte.ts';
import { giftId } from '#src/features/lists/thanks/thanks.ts';
import { cents, typed } from '#src/lib/shapes.ts';
import { Identity, Withdrawal } from './withdrawal.ts';

const list_uuid = z.uuid();

/** The steps that may come next for the owner, and what they need (docs/spec/decisions.md §14). */
const NEXT_STEPS = [
  'share',
  'wait',
  'verify',
  'finish_verification',
  'withdraw',
  'being_paid',
  'held',
] as const;

const Setup = z.object({
  purpose: z.string(),
  goal: z.nullable(cents),
  message: z.string(),
  created: z.boolean(),
});

/** A gift of money that can be thanked for (`mark_thanked`). */
const Thanks = z.object({
  gift_id: giftId,
  /** True when a message can reach its giver. */
  reachable: z.boolean(),
  thanked_at: z.nullable(z.string()),
  message: z.string(),
});
export type Thanks = z.output<typeof Thanks>;

export const Overview = z.object({
  setup: Setup,
  /** Cents. collected = pending + available + withdrawing + withdrawn, but for refunds after a withdrawal. */
  collected: cents,
  fees: cents,
  promised: cents,
  pending: cents,
  available: cents,
  withdrawing: cents,
  withdrawn: cents,
  /** When the next pending money becomes available. */
  next_available_at: z.nullable(z.string()),
  identity: Identity,
  next_step: z.enum(NEXT_STEPS),
  held_reason: z.nullable(z.string()),
  contributions: z.array(ReceivedGift),
  withdrawals: z.array(Withdrawal),
  thanks: z.array(Thanks),
});
export type Overview = z.output<typeof Overview>;

export const StatementLine = z.object({
  at: z.string(),
  what: z.string(),
  amount: z.int(),
  balance: z.int(),
});
export type StatementLine = z.output<typeof StatementLine>;

/**
 * /api/cagnotte/: what the owner of a list does with its money; co-owners hold none
 * (docs/spec/decisions.md §14).
 */
export const withdrawalCalls = {
  overview: defineCall('/api/cagnotte/overview', {
    access: 'user',
    changes: false,
    input: z.strictObject({ list_uuid }),
    output: Overview,
  }),
  create: defineCall('/api/cagnotte/create', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({
      list_uuid,
      purpose: typed(0, 120),
      goal: z.nullable(amountInput),
      message: typed(0, 1000),
    }),
    output: Setup,
    codes: ['amount_out_of_range'],
  }),
  startIdentity: defineCall('/api/cagnotte/start_identity', {
    access: 'user',
    changes: true,
    proof: true,
    input: z.strictObject({ list_uuid }),
    output: z.object({ url: z.string() }),
  }),
  checkIdentity: defineCall('/api/cagnotte/check_identity', {
    access: 'user',
    changes: true,
    alone: true,
    input: z.strictObject({ list_uuid }),
    output: Identity,
  }),
  withdraw: defineCall('/api/cagnotte/withdraw', {
    access: 'user',
    changes: true,
    proof: true,
    input: z.strictObject({ list_uuid, amount: amountInput, key: z.uuid() }),
    output: Withdrawal,
    codes: ['amount_out_of_range', 'balance_insufficient', 'identity_required', 'pot_on_hold', 'conflict'],
  }),
  statement: defineCall('/api/cagnotte/statement', {
    access: 'user',
    changes: false,
    alone: true,
    input: z.strictObject({ list_uuid }),
    output: z.object({ lines: z.array(StatementLine) }),
  }),
};
