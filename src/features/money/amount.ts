/** docs/spec/decisions.md §15: 1 € to 5,000 €, in cents. */
export const AMOUNT_MIN = 100;
export const AMOUNT_MAX = 500_000;
/** The chips of the contribution screen, cents. */
export const SUGGESTED_AMOUNTS = [2000, 3000, 5000, 10_000] as const;

export function isAmountInRange(amountCents: number): boolean {
  return amountCents >= AMOUNT_MIN && amountCents <= AMOUNT_MAX;
}

/** docs/spec/decisions.md §15: a share of the amount, rounded to the cent, and a fixed part. */
export function feeOf(amountCents: number, config: { feePercent: number; feeFixedCents: number }): number {
  return Math.round((amountCents * config.feePercent) / 100) + config.feeFixedCents;
}

/** An amount as people type it (« 50 », « 12,50 € », « 1 200 »), in cents; null when it isn't one. */
export function parseAmount(typedText: string): number | null {
  const text = typedText.replace(/€\s*$/, '').replace(/\s/g, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  const [euros = '0', decimals = ''] = text.split('.');
  return Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
}
