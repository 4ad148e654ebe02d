/** Filters of the public page, shared by the server and the page's script (so: no schema imported here). */
export const PRICE_BANDS = [
  { value: '', label: 'Tous les prix', min: 0, max: Number.POSITIVE_INFINITY },
  { value: '0-30', label: 'Moins de 30\u202f€', min: 0, max: 2999 },
  { value: '30-80', label: '30 à 80\u202f€', min: 3000, max: 8000 },
  { value: '80-', label: 'Plus de 80\u202f€', min: 8001, max: Number.POSITIVE_INFINITY },
] as const;

export interface GiftFilters {
  band: string;
  availableOnly: boolean;
}

/** The filters of the form's own query: `prix` and `disponible`. An unknown band shows everything. */
export function readFilters(query: URLSearchParams): GiftFilters {
  const band = query.get('prix') ?? '';
  return {
    band: PRICE_BANDS.some(({ value }) => value === band) ? band : '',
    availableOnly: query.get('disponible') === '1',
  };
}

/** A gift without a known price passes every band: nobody should miss it. */
export function passes(gift: { price: number | null; left: number }, filters: GiftFilters): boolean {
  if (filters.availableOnly && gift.left === 0) return false;
  const band = PRICE_BANDS.find(({ value }) => value === filters.band) ?? PRICE_BANDS[0];
  return gift.price === null || (gift.price >= band.min && gift.price <= band.max);
}
