import { formatDate, formatPrice } from '#src/lib/format.ts';

interface Ordered {
  number: string;
  quantity: number;
  productName: string;
  total: number;
}

/** Sentences of an order whose buyer went to their bank, for whoever writes the evidence. */
export const contestedFr = {
  order: (row: Ordered) =>
    `Commande ${row.number} : ${row.quantity} × « ${row.productName} », ${formatPrice(row.total)} livraison comprise.`,
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
