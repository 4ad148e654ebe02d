/**
 * The behaviour of each card of docs/spec/calls.md §/api/demo/. `later` is an off-session charge of a saved
 * card.
 */
export interface DemoCard {
  now: 'succeeds' | 'challenges' | 'card_declined' | 'insufficient_funds';
  /** Same, when the card is being saved rather than charged. */
  saved: 'succeeds' | 'challenges' | 'card_declined' | 'insufficient_funds';
  later: 'succeeds' | 'challenges' | 'card_declined';
}

const CARDS: Record<string, DemoCard> = {
  '4242424242424242': { now: 'succeeds', saved: 'succeeds', later: 'succeeds' },
  '4000000000000002': { now: 'card_declined', saved: 'card_declined', later: 'card_declined' },
  '4000000000009995': { now: 'insufficient_funds', saved: 'insufficient_funds', later: 'card_declined' },
  '4000002760003184': { now: 'challenges', saved: 'challenges', later: 'challenges' },
  '4000002500003155': { now: 'challenges', saved: 'challenges', later: 'succeeds' },
  '4000000000000341': { now: 'succeeds', saved: 'succeeds', later: 'card_declined' },
};

/** Null for any number that isn't one of the test cards: nobody may type a real one. */
export function findDemoCard(typed: string): (DemoCard & { last4: string }) | null {
  const digits = typed.replace(/[\s.-]/g, '');
  const card = Object.hasOwn(CARDS, digits) ? CARDS[digits] : undefined;
  return card ? { ...card, last4: digits.slice(-4) } : null;
}

/** Finds the later outcome of a saved card, from its last four digits. */
export function laterOutcome(last4: string | null): DemoCard['later'] {
  const found = Object.entries(CARDS).find(([number]) => number.slice(-4) === last4);
  return found?.[1].later ?? 'card_declined';
}
