import type { OfferInput } from '#src/features/offers/offer.ts';

/** Ten per cent for all in December 2026, but for what is said. */
export const offerOf = (more: Partial<OfferInput> = {}): OfferInput => ({
  id: null,
  title: 'Une offre',
  text: '',
  kind: 'coupon',
  picture: null,
  product_id: null,
  price: null,
  percent: 10,
  amount: null,
  code: null,
  min_total: null,
  content_path: null,
  stock: null,
  per_person: null,
  starts_at: '2026-12-01T00:00:00Z',
  ends_at: '2027-01-31T00:00:00Z',
  audience: 'all',
  door: null,
  consolation: null,
  enabled: true,
  brand_id: null,
  shelf: null,
  ...more,
});
