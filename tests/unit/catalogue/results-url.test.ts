import { describe, expect, it } from 'vitest';
import { readResults, resultsHref, withFilters, wrongPrice } from '#src/features/catalogue/results-url.ts';

const read = (query: string) => readResults(new URLSearchParams(query));

describe('The address of a results page', () => {
  it('says the search in French, and is read back the same', () => {
    const address =
      '/i/marketplace/recherche?q=poussette&marque=chicco&rayon=sortir&prix-min=10.5&prix-max=300&stock=1&tri=prix-croissant&page=2';
    const wanted = read(address.split('?')[1] ?? '');
    expect(wanted).toMatchObject({ query: 'poussette', page: 2, sort: 'price_asc' });
    expect(wanted.filters).toMatchObject({
      brand: ['chicco'],
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
    for (const page of ['-1', '1.5', 'deux', '', 'Infinity']) expect(read(`page=${page}`).page).toBe(1);
  });

  it('takes several values of a facet, each once, and leaves out what is none', () => {
    const wanted = read(
      'q=lit&marque=chicco&marque=beaba&marque=chicco&age=6&age=12&age=-1&age=x&rayon=a&rayon=b',
    );
    expect(wanted.filters).toMatchObject({
      brand: ['chicco', 'beaba'],
      age_months: [6, 12],
      classification: ['a', 'b'],
    });
    expect(resultsHref(wanted)).toBe(
      '/i/marketplace/recherche?q=lit&age=6&age=12&marque=chicco&marque=beaba&rayon=a&rayon=b',
    );
    const many = Array.from({ length: 40 }, (_, at) => `marque=m${at}`).join('&');
    expect(read(many).filters.brand).toHaveLength(12);
  });

  it('remembers on later pages alone which engine answered the first', () => {
    const wanted = read('q=lit&page=2&secours=1');
    expect(wanted.from).toBe('standby');
    expect(resultsHref(wanted)).toBe('/i/marketplace/recherche?q=lit&page=2&secours=1');
    expect(resultsHref({ ...wanted, page: 1 })).toBe('/i/marketplace/recherche?q=lit');
  });

  it('goes back to the first page when a filter changes, and takes a comma in a price', () => {
    expect(resultsHref(withFilters(read('q=lit&page=3'), { tag: 'sommeil' }))).toBe(
      '/i/marketplace/recherche?q=lit&selection=sommeil',
    );
    expect(read('prix-max=12,5').filters.price_max).toBe(1250);
    expect(resultsHref(read(''))).toBe('/i/marketplace/recherche');
  });

  it('takes a page that is too far for the last there can be', () => {
    expect(read('page=417').page).toBe(416);
    expect(read('page=9999').page).toBe(416);
  });

  it('takes a price as people write it, and knows what is none', () => {
    expect(read('prix-max=12,50 €').filters.price_max).toBe(1250);
    expect(read('prix-min=1 200').filters.price_min).toBe(120_000);
    const wrong = (query: string) => wrongPrice(new URLSearchParams(query), 'prix-min');
    for (const typed of ['', '  ', '0', '19,90', '1 200 €']) expect(wrong(`prix-min=${typed}`)).toBeNull();
    expect(wrong('q=lit')).toBeNull();
    for (const typed of ['cher', '-3', '1,2,3', '1e9']) expect(wrong(`prix-min=${typed}`)).toBe(typed);
    expect(wrong(`prix-min=${'x'.repeat(900)}`)).toHaveLength(40);
  });

  it('turns prices the right way round', () => {
    expect(read('prix-min=100&prix-max=20').filters).toMatchObject({ price_min: 2000, price_max: 10_000 });
  });

  it('drops what cannot be seen from a query, and half a letter at its end', () => {
    expect(read(`q=${encodeURIComponent('\u202elit\u0000 b\u200fleu\ufeff')}`).query).toBe('lit  b leu');
    const long = read(`q=${encodeURIComponent(`${'x'.repeat(199)}🍼`)}`).query;
    expect(long).toBe('x'.repeat(199));
    expect(read(`q=${encodeURIComponent('🍼')}`).query).toBe('🍼');
    expect(read(`q=${encodeURIComponent('سرير')}`).query).toBe('سرير');
  });
});
