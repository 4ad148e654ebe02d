import { sizeLabel } from '#search/reading/sizes.ts';
import type { Filters } from '#src/features/catalogue/product-query.ts';
import { type ResultsQuery, resultsHref, withFilters } from '#src/features/catalogue/results-url.ts';
import { resultsFr as fr } from '#src/features/search/search.fr.ts';
import { capitalised, formatPrice } from '#src/lib/format.ts';
import type { Results } from './results.server.ts';

/** Facets of which several values may be chosen: any of them will do. */
export const SEVERAL = [
  'classification',
  'age_months',
  'size',
  'colour',
  'material',
  'brand',
  'tag',
] as const;
export type Several = (typeof SEVERAL)[number];

/** A chip, and the address of the same search without what it says. */
export interface ActiveFilter {
  label: string;
  href: string;
}

export function chosenOf({ filters }: ResultsQuery, facet: Several): string[] {
  const chosen = filters[facet];
  return chosen === undefined ? [] : [chosen].flat().map(String);
}

/** The filters with these values of a facet instead of those that were chosen. */
export function choosing(facet: Several, values: readonly string[]): Partial<Filters> {
  if (values.length === 0) return { [facet]: undefined };
  return { [facet]: facet === 'age_months' ? values.map(Number) : [...values] };
}

type Labels = Record<Several, (value: string) => string>;

/** The words of each facet's values. */
export function labelsOf({ products: { facets }, shelves }: Pick<Results, 'products' | 'shelves'>): Labels {
  const named = (values: { slug: string; name: string }[]) => (slug: string) =>
    values.find((value) => value.slug === slug)?.name ?? slug;
  return {
    classification: (slug) => shelves.get(slug) ?? slug,
    age_months: (months) => capitalised(fr.age(Number(months))),
    size: (size) => sizeLabel(size) ?? size,
    colour: capitalised,
    material: capitalised,
    brand: named(facets.brand),
    tag: named(facets.tag),
  };
}

/** The reader's own filters, each with a way to take it off. */
export function activeFilters(
  results: Pick<Results, 'products' | 'shelves'>,
  wanted: ResultsQuery,
): ActiveFilter[] {
  const labels = labelsOf(results);
  const { price_min: min, price_max: max, in_stock } = wanted.filters;
  const chip = (label: string, without: Partial<Filters>) => ({
    label,
    href: resultsHref(withFilters(wanted, without)),
  });
  const chosen = SEVERAL.flatMap((facet) => {
    const values = chosenOf(wanted, facet);
    const others = (value: string) => values.filter((one) => one !== value);
    return values.map((value) => chip(labels[facet](value), choosing(facet, others(value))));
  });
  return [
    ...chosen,
    ...(min === undefined ? [] : [chip(fr.from(formatPrice(min)), { price_min: undefined })]),
    ...(max === undefined ? [] : [chip(fr.upTo(formatPrice(max)), { price_max: undefined })]),
    ...(in_stock ? [chip(fr.inStock, { in_stock: undefined })] : []),
  ];
}
