/** A provider's part in paying a list's owner (docs/spec/decisions.md §13, §14). Amounts are cents, EUR. */

export const RECIPIENT_STATUSES = ['onboarding', 'in_review', 'documents', 'verified', 'refused'] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

/** Somebody the provider may pay; what proves who they are stays with it. */
export interface Recipient {
  id: string;
  /** `documents`: the provider waits for more papers. */
  status: RecipientStatus;
  bankLast4: string | null;
}

export interface Payout {
  id: string;
  status: 'pending' | 'paid' | 'failed';
  /** When the bank should have it. */
  arrivesAt: Date | null;
  failureCode: string | null;
}

interface Keyed {
  /** Ours: the same key does a thing once. */
  idempotencyKey: string;
}

export interface PayoutOrder extends Keyed {
  recipient: string;
  amount: number;
  /** Ours, of this withdrawal and no other: however long ago it was ordered, it is done once. */
  reference: string;
}

export interface PayoutProvider {
  createRecipient(recipient: Keyed & { reference: string }): Promise<Recipient>;
  retrieveRecipient(id: string): Promise<Recipient>;
  /** The address of the provider's own page, where identity and bank account are given; good for minutes. */
  onboardingUrl(id: string, page: { returnUrl: string; refreshUrl: string }): Promise<string>;
  /** From our balance to the recipient's. Throws PayoutRefusedError. */
  transfer(order: PayoutOrder): Promise<{ id: string }>;
  /** From the recipient's balance to their bank. Throws PayoutRefusedError. */
  payout(order: PayoutOrder): Promise<Payout>;
  retrievePayout(id: string, recipient: string): Promise<Payout>;
  /** Those that were ordered before and whose answer was lost; nothing is ordered. */
  findTransfer(order: PayoutOrder): Promise<{ id: string } | null>;
  findPayout(order: PayoutOrder): Promise<Payout | null>;
  /** Takes a transfer back; doing it twice changes nothing. */
  reverseTransfer(id: string, options: Keyed): Promise<void>;
}

/** The provider will not do it, however often it is asked. */
export class PayoutRefusedError extends Error {
  override name = 'PayoutRefusedError';
  readonly code: string;
  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}
