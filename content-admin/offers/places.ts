/** The screens of the shop's favours, under their tabs. */
export const OFFER_PLACES = {
  offers: '/a/admin/offers',
  vouchers: '/a/admin/offers/bons',
  tickets: '/a/admin/offers/tickets',
} as const;

export type OfferPlace = keyof typeof OFFER_PLACES;
