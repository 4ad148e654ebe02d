/** Cents that a card pays at least: Stripe takes no payment in euros under 0,50 € (its "minimum charge amounts"). */
export const LEAST_BY_CARD_CENTS = 50;

/**
 * Makes what is left for the card either nothing or enough to be paid: the last reductions take that much less, and a
 * voucher keeps it. Amounts in cents; a part that has nothing left goes.
 */
export function leaveEnoughForCard<T extends { amount: number }>(parts: readonly T[], total: number): T[] {
  const due = total - parts.reduce((sum, { amount }) => sum + amount, 0);
  let missing = due > 0 ? Math.min(total, LEAST_BY_CARD_CENTS) - due : 0;
  return parts
    .toReversed()
    .map((part) => {
      const less = Math.max(0, Math.min(part.amount, missing));
      missing -= less;
      return { ...part, amount: part.amount - less };
    })
    .filter(({ amount }) => amount > 0)
    .toReversed();
}
