/** Filters of the public page, shared by the server and the page's script (so: no schema imported here). */
export const PRICE_BANDS = [
  { value: '', label: 'Tous les prix', min: 0, max: Number.POSITIVE_INFINITY },
  { value: '0-30', label: 'Moins de 30\u202f€', min: 0, max: 2999 },
  { value: '30-80', label: '30 à 80\u202f€', min: 3000, max: 8000 },
  { value: '80-', label: 'Plus de 80\u202f€', min: 8001, max: Number.POSITIVE_INFINITY },
] as const;

export const SORTS = [
  { value: '', label: 'Par famille' },
  { value: 'envies', label: 'Coups de cœur' },
  { value: 'prix', label: 'Prix croissant' },
  { value: 'prix-desc', label: 'Prix décroissant' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

export interface GiftFilters {
  band: string;
  availableOnly: boolean;
  /** A classification's slug, "autres" for gifts of none; empty for all. */
  family: string;
  /** Words that a gift's name, brand or note must all have. */
  words: string;
  sort: Sort;
}

/** The facts of a gift that the filters look at. */
export interface Filtered {
  price: number | null;
  left: number;
  family: string;
  /** As `plainText` gives it. */
  text: string;
}

/** The filters of the form's own query. An unknown band or order is none. */
export function readFilters(query: URLSearchParams): GiftFilters {
  const band = query.get('prix') ?? '';
  return {
    band: PRICE_BANDS.some(({ value }) => value === band) ? band : '',
    availableOnly: query.get('disponible') === '1',
    family: query.get('famille') ?? '',
    words: (query.get('q') ?? '').trim().slice(0, 100),
    sort: SORTS.find(({ value }) => value === query.get('tri'))?.value ?? '',
  };
}

/** The query that `readFilters` reads them from: none for no filter. */
export function queryOfFilters({
  band,
  availableOnly,
  family,
  words,
  sort,
}: GiftFilters): [string, string][] {
  const query: [string, string][] = [
    ['prix', band],
    ['disponible', availableOnly ? '1' : ''],
    ['famille', family],
    ['q', words],
    ['tri', sort],
  ];
  return query.filter(([, value]) => value !== '');
}

/** Without case or accents, so that "bebe" finds "Bébé". */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'");
}

/** A gift without a known price passes every band: nobody should miss it. */
export function passes(gift: Filtered, filters: GiftFilters): boolean {
  if (filters.availableOnly && gift.left === 0) return false;
  if (filters.family !== '' && gift.family !== filters.family) return false;
  const band = PRICE_BANDS.find(({ value }) => value === filters.band) ?? PRICE_BANDS[0];
  if (gift.price !== null && (gift.price < band.min || gift.price > band.max)) return false;
  return (
    filters.words === '' ||
    plainText(filters.words)
      .split(/\s+/)
      .every((word) => gift.text.includes(word))
  );
}
