import { notFound } from '#src/calls/domain-error.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { percentText } from '#src/lib/vat-rates.ts';

export const invoiceRefusals = {
  notFound: () => notFound('Cette facture est introuvable.'),
};

/** The words of an invoice. */
export const invoiceFr = {
  title: { invoice: 'Facture', credit: 'Avoir' },
  named: (kind: 'invoice' | 'credit', number: string) =>
    `${kind === 'invoice' ? 'Facture' : 'Avoir'} ${number}`,
  issued: (day: string) => `Émise le ${formatDate(day)}`,
  order: (number: string, day: string) => `Commande ${number} du ${formatDate(day)}`,
  soldBy: 'Vendeur',
  siret: (number: string) => (number.length === 9 ? `SIREN ${number}` : `SIRET ${number}`),
  vatNumber: (number: string) => `TVA intracommunautaire ${number}`,
  billedTo: 'Facturé à',
  columns: ['Désignation', 'Quantité', 'Prix unitaire TTC', 'Total TTC'] as const,
  rate: 'TVA',
  goodsBack: 'Articles et livraison remboursés',
  delivery: 'Livraison',
  reduced: { invoice: 'Remise', credit: 'Remise qui n’a plus lieu' },
  totalNet: 'Total hors taxes',
  vat: (percent: number) => `TVA ${percentText(percent)}`,
  vatOn: (percent: number, net: number) => `TVA ${percentText(percent)} sur ${formatPrice(net)}`,
  total: { invoice: 'Total toutes taxes comprises', credit: 'Total rendu, toutes taxes comprises' },
  noVat: 'TVA non applicable, article 293 B du CGI.',
  paidBy: 'Réglé le jour de la commande',
  offers: (name: string) => `Offre prise en charge par ${name}`,
  vouchers: 'Bons d’achat',
  card: 'Carte bancaire',
  of: (number: string) => `Cet avoir se rapporte à la facture ${number}.`,
  why: { cancelled: 'Commande annulée.', refunded: 'Somme rendue à l’acheteur.' } as Record<string, string>,
  mandate: (operator: string, seller: string) =>
    `Facture émise par ${operator} au nom et pour le compte de ${seller}.`,
  demo: 'Démonstration : aucun argent réel. Ce document n’a pas de valeur comptable.',
  rights:
    'Garantie légale de conformité : deux ans à partir de la livraison. Vices cachés : deux ans à partir de leur découverte.',
  page: (n: number, of: number) => `Page ${n} sur ${of}`,
  heading: 'Factures',
  download: (kind: 'invoice' | 'credit', number: string) => `${invoiceFr.named(kind, number)} (PDF)`,
  line: (seller: string, total: number) => `${seller}, ${formatPrice(total)}`,
};
