import { describe, expect, it } from 'vitest';
import { readResults, resultsHref, withFilters } from '#src/features/search/results-url.ts';

const read = (query: string) => readResults(new URLSearchParams(query));

describe('The address of a results page', () => {
  it('says the search in French, and is read back the same', () => {
    const address =
      '/i/marketplace/recherche?q=poussette&marque=chicco&rayon=sortir&prix-min=10.5&prix-max=300&stock=1&tri=prix-croissant&page=2';
    const wanted = read(address.split('?')[1] ?? '');
    expect(wanted).toMatchObject({ query: 'poussette', page: 2, sort: 'price_asc' });
    expect(wanted.filters).toMatchObject({
      brand: 'chicco',
      price_min: 1050,
      price_max: 30_000,
      in_stock: true,
    });
    expect(resultsHref(wanted)).toBe(address);
  });

  it('ignores what makes no sense', () => {
    const wanted = read(
      `q=${'x'.repeat(300)}&page=0&marque=<script>&prix-min=-3&prix-max=abc&tri=hasard&stock=oui`,
    );
    expect(wanted.query).toHaveLength(200);
    expect(wanted).toMatchObject({ page: 1, sort: 'relevance' });
    expect(Object.values(wanted.filters).every((value) => value === undefined)).toBe(true);
    expect(read('page=417').page).toBe(1);
  });

  it('goes back to the first page when a filter changes, and takes a comma in a price', () => {
    expect(resultsHref(withFilters(read('q=lit&page=3'), { tag: 'sommeil' }))).toBe(
      '/i/marketplace/recherche?q=lit&selection=sommeil',
    );
    expect(read('prix-max=12,5').filters.price_max).toBe(1250);
    expect(resultsHref(read(''))).toBe('/i/marketplace/recherche');
  });
});
