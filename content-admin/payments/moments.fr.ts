import type { Moment } from '#src/features/money/moment.ts';

/**
 * French words for the names that the ledger, the operators and the provider give to moments; unknown names are
 * shown as they are.
 */
const WORDS: Record<string, string> = {
  created: 'Participation ou commande commencée',
  paid: 'Paiement de la commande inscrit au livre',
  sent: 'Vente inscrite au livre',
  'order.prepare': 'Commande préparée',
  'order.send': 'Commande envoyée',
  'order.deliver': 'Commande livrée',
  'order.cancel': 'Commande annulée',
  'order.return': 'Colis revenu',
  'order.settle': 'Reste rendu par virement',
  succeeded: 'Paiement inscrit au livre',
  released: 'Somme rendue disponible',
  reversed: 'Écriture corrigée par son contraire',
  joined: 'Part versée dans la cagnotte',
  refunded: 'Remboursement inscrit au livre',
  dispute: 'Contestation inscrite au livre',
  'psp-fee': 'Frais du prestataire inscrits au livre',
  'refund.request': 'Remboursement demandé',
  'refund.approve': 'Remboursement approuvé',
  'refund.refuse': 'Remboursement refusé',
  'refund.automatic': 'Remboursement décidé par la règle',
  'refund.done': 'Remboursement fait',
  'refund.failed': 'Remboursement refusé par le prestataire',
  'receipt.resend': 'Reçu renvoyé',
  'dispute.evidence_draft': 'Éléments de la contestation écrits',
  'dispute.evidence_send': 'Éléments envoyés à la banque',
  'quarantine.retry': 'Quarantaine : redemandé',
  'quarantine.set_aside': 'Quarantaine : mis de côté',
  'demo.dispute_open': 'Contestation ouverte (démonstration)',
  'demo.dispute_close': 'Contestation tranchée (démonstration)',
};

export const momentFr = ({ what }: Pick<Moment, 'what'>) => WORDS[what] ?? what;
