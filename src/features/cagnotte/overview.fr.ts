import type { Contribution } from './cagnotte.ts';

const PROMISED = 'Promise, pas encore prélevée';

export const overviewFr = {
  title: 'Ma cagnotte',
  description:
    'Ce que vos proches ont mis dans votre cagnotte de naissance, participation par participation.',
  collected: 'Déjà reçu',
  promised: 'Promis pour plus tard',
  share: 'Voir la page de participation',
  list: 'Les participations',
  empty: 'Aucune participation pour le moment',
  emptyText: 'Partagez le lien de votre liste : la cagnotte s’ouvre d’elle-même à la première participation.',
  anonymous: 'Une personne anonyme',
  unnamed: 'Sans nom',
  loading: 'Un instant…',
  noScript: 'Cette page a besoin de JavaScript.',
  openList: 'Ouvrir ma liste',
} as const;

/** What the owner reads of each state; the others are never shown to them. */
export const STATE_FR: Partial<Record<Contribution['status'], string>> = {
  succeeded: 'Reçue',
  scheduled: PROMISED,
  charging: PROMISED,
  needs_action: PROMISED,
  refunded: 'Remboursée',
  disputed: 'Contestée auprès de la banque',
};
