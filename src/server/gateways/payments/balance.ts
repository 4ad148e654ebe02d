export type BalanceKind = 'charge' | 'refund' | 'dispute' | 'transfer' | 'other';

/** One line of the provider's account of our balance. Amounts are cents, EUR. */
export interface BalanceEntry {
  id: string;
  kind: BalanceKind;
  /** The id of the intent, or of the transfer; empty for what is about neither. */
  source: string;
  /** Positive when our balance grew; before the fee. */
  amount: number;
  /** The cost of the movement; negative when a cost was given back. */
  fee: number;
  at: Date;
}
