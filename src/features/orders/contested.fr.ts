import { formatDate, formatPrice } from '#src/lib/format.ts';

interface Ordered {
  number: string;
  total: number;
}

interface Piece {
  quantity: number;
  productName: string;
}

/** Sentences of an order whose buyer went to their bank, for whoever writes the evidence. */
export const contestedFr = {
  order: (row: Ordered, lines: readonly Piece[]) => {
    const things = lines.map(({ quantity, productName }) => `${quantity} × « ${productName} »`).join(', ');
    return `Commande ${row.number} : ${things}, ${formatPrice(row.total)} livraison comprise.`;
  },
  on: (words: string, at: Date) => `${words} le ${formatDate(at)}.`,
  terms: 'Conditions de vente acceptées',
  paid: 'Payée',
  confirmation: 'Une confirmation a été envoyée par e-mail à l’adresse donnée au moment de payer.',
  parcel: (carrier: string, tracking: string) => [carrier, tracking].filter(Boolean).join(', suivi '),
  sent: (at: Date, parcel: string) => `Envoyée le ${formatDate(at)}${parcel ? ` (${parcel})` : ''}.`,
  notSent: 'Pas encore envoyée.',
  delivered: 'Livrée',
  returned: 'Revenue chez nous',
  refunded: (cents: number) => `Déjà remboursé : ${formatPrice(cents)}.`,
};
