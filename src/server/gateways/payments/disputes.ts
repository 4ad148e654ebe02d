/** A payment contested at the giver's bank, as the provider sees it now. Amounts are cents, EUR. */

export type DisputeStatus = 'inquiry' | 'inquiry_closed' | 'needs_response' | 'under_review' | 'won' | 'lost';

/** Whoever contests, these still may be answered. */
export const ANSWERABLE: readonly DisputeStatus[] = ['inquiry', 'needs_response'];

export interface Dispute {
  id: string;
  intentId: string;
  /** The contested amount, all of the payment or a part. */
  amount: number;
  currency: string;
  livemode: boolean;
  reason: string;
  status: DisputeStatus;
  openedAt: Date;
  /** Until when evidence is taken. */
  dueBy: Date | null;
  evidenceSent: boolean;
  /** The amount the provider holds from our balance for it: 0 for an inquiry, and again once it is won. */
  taken: number;
  /** The cost to us, apart from that. */
  fee: number;
}

export interface DisputeProvider {
  retrieve(id: string): Promise<Dispute>;
  /** Those opened since, whatever became of them. */
  list(since: Date): Promise<Dispute[]>;
  /** Sends our side of the story, once for all. Throws RefusedError when it is too late. */
  submitEvidence(id: string, evidence: { text: string; idempotencyKey: string }): Promise<Dispute>;
}
