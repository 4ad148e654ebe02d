import type { Identity } from '#src/features/withdrawals/withdrawal.ts';
import { formatPrice } from '#src/lib/format.ts';

export const sellerPaymentsFr = {
  negative: (cents: number) => `Il manque ${formatPrice(cents)} après des remboursements`,
  negativeText:
    'Rien ne vous est demandé : vos prochaines ventes le comblent, puis les virements reprennent.',
  negativeClosed: 'Rien ne vous est demandé : votre boutique est fermée, et rien d’autre n’est prélevé.',
  held: (sum: string) => `${sum} attendent la fin d’un retour`,
  heldText:
    'Un acheteur renvoie un article : ce qu’il vous rapporte n’est versé qu’une fois le retour terminé. S’il est refusé ou annulé, la somme redevient la vôtre aussitôt.',
  heldSee: 'Voir les retours',
  sums: {
    sales: 'Ventes',
    commission: 'Commission',
    pending: 'En attente',
    available: 'Disponible',
    withdrawn: 'Déjà versé',
  },
  next: (day: string) => `prochaine somme le ${day}`,
  identity: {
    title: 'Identité et banque',
    why: 'La loi demande au prestataire de paiement de savoir à qui il verse. Comptez cinq minutes, avec vos papiers et un IBAN.',
    states: {
      none: 'Pas encore commencée',
      onboarding: 'Commencée, des informations manquent',
      in_review: 'En cours d’examen chez le prestataire',
      documents: 'Des papiers sont encore demandés',
      verified: 'Vérifiée',
      refused: 'Refusée par le prestataire',
    } satisfies Record<Identity['status'], string>,
    bank: (last4: string) => `compte qui finit par ${last4}`,
    start: 'Commencer la vérification',
    resume: 'Reprendre la vérification',
    change: 'Changer de compte bancaire',
    check: 'Où en est-on ?',
  },
  withdraw: {
    title: 'Virement',
    identityFirst: 'Un virement est possible dès que votre identité est vérifiée.',
    nothing: 'Rien n’est disponible pour l’instant. Une vente l’est 14 jours après sa livraison.',
    amount: 'Montant',
    most: (sum: string) => `Jusqu’à ${sum}.`,
    submit: (sum: string) => `Virer ${sum}`,
    submitNone: 'Virer',
    wrong: 'Un montant s’écrit 120 ou 120,50.',
    asked: (sum: string) => `Le virement de ${sum} est demandé. Il arrive en quelques jours ouvrés.`,
  },
  withdrawals: 'Vos virements',
  withdrawalHead: ['Demandé le', 'Montant', 'Où il en est', 'Arrivée'],
  expected: (day: string) => `attendu le ${day}`,
  statement: {
    title: 'Relevé',
    from: 'Du',
    to: 'Au',
    show: 'Afficher',
    csv: 'Tableur (CSV)',
    fec: 'Comptable (FEC)',
    fecAbout:
      'Le fichier comptable reprend ces mouvements au format FEC, avec la TVA de vos factures et de vos avoirs, taux par taux.',
    none: 'Aucun mouvement entre ces deux jours.',
    head: ['Date', 'Mouvement', 'Montant', 'Solde'],
    file: 'releve-boutique.csv',
  },
};
