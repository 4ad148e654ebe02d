import { formatDate, formatPrice } from '#src/lib/format.ts';

interface Story {
  amount: number;
  createdAt: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  refunded: number;
}

/** The life of a purchase, for whoever answers its buyer's bank: no name, no address, no code. */
export const purchaseFr = {
  story: ({ amount, createdAt, paidAt, sentAt, refunded }: Story) => [
    `Bon d’achat de ${formatPrice(amount)}, commandé le ${formatDate(createdAt.toISOString())}.`,
    paidAt ? `Payé par carte le ${formatDate(paidAt.toISOString())}.` : 'Non payé.',
    sentAt
      ? `Envoyé à son destinataire le ${formatDate(sentAt.toISOString())}.`
      : 'Pas encore envoyé à son destinataire.',
    refunded > 0 ? `Remboursé : ${formatPrice(refunded)}.` : '',
  ],
};
