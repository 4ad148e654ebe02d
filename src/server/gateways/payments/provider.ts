import type { BalanceEntry } from './balance.ts';
import type { DisputeProvider } from './disputes.ts';
import type { PayoutProvider } from './payouts.ts';

/** A payment provider's services to us (docs/spec/decisions.md §13). Amounts are cents, EUR. */

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** A payment, or the saving of a card, as the provider sees it now. */
export interface Intent {
  id: string;
  kind: 'payment' | 'setup';
  status: IntentStatus;
  clientSecret: string;
  /** Null for a setup. */
  amount: number | null;
  /** Lowercase, as `eur`; null for a setup. */
  currency: string | null;
  livemode: boolean;
  /** The last decline: its id tells two declines apart. */
  failure: { id: string; code: string } | null;
  paymentMethod: string | null;
  metadata: Record<string, string>;
  /** When the money can be used; null until paid. */
  availableAt: Date | null;
  /** All of it was given back. */
  refunded: boolean;
  /** Cents given back so far. */
  refundedAmount: number;
  /** The provider's own fee, cents; 0 while it has not said. */
  providerFee: number;
}

export interface ProviderEvent {
  id: string;
  type: string;
  livemode: boolean;
  /** The intent it is about; null for what we don't follow. */
  intentId: string | null;
  /** The payout, or the recipient, it is about. */
  payoutId?: string | null;
  disputeId?: string | null;
  account?: string | null;
}

/** As Node gives them: lowercase names. */
export type EventHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface NewIntent {
  metadata: Record<string, string>;
  /** Ours: the same key answers the same intent. */
  idempotencyKey: string;
}

export interface RefundOrder {
  /** Cents; null: all that is left. */
  amount: number | null;
  /** Ours, of this refund and no other. */
  reference: string;
  idempotencyKey: string;
}

export interface PaymentProvider {
  name: 'demo' | 'stripe';
  livemode: boolean;
  publishableKey: string | null;
  /** Paying the owner of a list. */
  payouts: PayoutProvider;
  createIntent(intent: NewIntent & { amount: number }): Promise<Intent>;
  createSetup(intent: NewIntent): Promise<Intent>;
  /** Throws IntentLockedError once the provider is charging or has charged. */
  updateIntent(id: string, change: { amount: number; metadata: Record<string, string> }): Promise<Intent>;
  /** Charges a saved card while the giver is away. */
  confirm(id: string, options: { paymentMethod: string; idempotencyKey: string }): Promise<Intent>;
  retrieve(id: string): Promise<Intent>;
  /** Answers the intent as it then is: `succeeded` when the payment came first. */
  cancel(id: string): Promise<Intent>;
  /** Gives it back once for a reference, however often it is asked. Throws RefusedError. */
  refund(id: string, order: RefundOrder): Promise<Intent>;
  disputes: DisputeProvider;
  /** Lists our balance's movements since then, oldest first. */
  balanceSince(since: Date): Promise<BalanceEntry[]>;
  /** Checks the signature and its age on the raw bytes; throws BadSignatureError. */
  verifyEvent(rawBody: Buffer, headers: EventHeaders): Promise<ProviderEvent>;
}

export class IntentLockedError extends Error {
  override name = 'IntentLockedError';
}

/** The provider will not do it, however often it is asked. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}

export class BadSignatureError extends Error {
  override name = 'BadSignatureError';
}

/** The provider can't be reached, or answers with a fault of its own: nothing was changed. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}
