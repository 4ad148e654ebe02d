import type { Contribution } from './cagnotte.ts';

const PROMISED = 'Promise, pas encore prélevée';

export const overviewFr = {
  anonymous: 'Une personne anonyme',
  unnamed: 'Sans nom',
} as const;

/** The owner's word for each state; the others are never shown to them. */
export const STATE_FR: Partial<Record<Contribution['status'], string>> = {
  succeeded: 'Reçue',
  scheduled: PROMISED,
  charging: PROMISED,
  needs_action: PROMISED,
  refunded: 'Remboursée',
  disputed: 'Contestée auprès de la banque',
};

/** The giver's name for the owner. */
export function giverOf(gift: Pick<Contribution, 'anonymous' | 'contributor'>): string {
  return gift.anonymous ? overviewFr.anonymous : gift.contributor?.publicname || overviewFr.unnamed;
}
