import type { PayableKind } from '#src/features/money/payable.ts';
import type { PlaceRight } from '../nav.ts';
import { OFFER_PLACES } from '../offers/places.ts';

/** The screens of payments, under their tabs; the palette goes to them too. */
export const PAYMENT_PLACES = {
  payments: '/a/admin/payments',
  orders: '/a/admin/payments/commandes',
  returns: '/a/admin/payments/retours',
  refunds: '/a/admin/payments/remboursements',
  disputes: '/a/admin/payments/contestations',
  quarantine: '/a/admin/payments/quarantaine',
  pots: '/a/admin/payments/cagnottes',
  report: '/a/admin/payments/rapprochement',
  accounting: '/a/admin/payments/comptabilite',
  cards: '/a/admin/payments/cartes',
  addons: '/a/admin/payments/options',
  clock: '/a/admin/payments/demonstration',
} as const;

/** The right that opens each of them. */
export const PAYMENT_RIGHTS: Record<keyof typeof PAYMENT_PLACES, PlaceRight> = {
  payments: 'payments',
  orders: 'orders',
  returns: 'orders',
  refunds: 'payments',
  disputes: 'payments',
  quarantine: 'payments',
  pots: 'payments',
  report: 'payments',
  accounting: 'payments',
  cards: 'orders',
  addons: 'payments',
  clock: 'admin',
};

export type PaymentPlace = keyof typeof PAYMENT_PLACES;

export const paymentHref = (reference: string) => `${PAYMENT_PLACES.payments}?paiement=${reference}`;

export const orderHref = (reference: string) => `${PAYMENT_PLACES.orders}?commande=${reference}`;

const HREF_OF = { order: orderHref, contribution: paymentHref, purchase: () => OFFER_PLACES.vouchers };

/** The screen of what a refund, a dispute or a difference is about. */
export const aboutHref = (about: PayableKind, reference: string) => HREF_OF[about](reference);

export const disputeHref = (uuid: string) => `${PAYMENT_PLACES.disputes}?contestation=${uuid}`;
