import { describe, expect, it } from 'vitest';
import {
  askedOf,
  isFiltered,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from '#admin/screens/content-filters.ts';

describe('the filters of the contents', () => {
  it('stand in the address, and come back from it', () => {
    const search =
      '?q=%C3%A9t%C3%A9&type=post&etat=changed&auteur=rose&rubrique=sommeil&mot=lit&ancien=12&liens&produits&tri=title_asc&page=3';
    const filters = readFilters(search);
    expect(filters).toMatchObject({ query: 'été', namespace: 'post', state: 'changed', stale: 12, page: 3 });
    expect(writeFilters(filters)).toBe(search);
    expect(writeFilters(NO_FILTERS)).toBe('');
  });

  it('leave out what the address cannot mean', () => {
    const hostile = '?type=constructor&etat=%3Cscript%3E&ancien=-4&tri=drop&page=1e9';
    expect(readFilters(hostile)).toEqual(NO_FILTERS);
  });

  it('ask the server for what they say and nothing more', () => {
    expect(askedOf(readFilters('?etat=draft&liens'))).toEqual({
      query: '',
      state: 'draft',
      broken_links: true,
      missing_products: false,
      sort: 'updated_desc',
      page: 1,
      per_page: 50,
    });
  });

  it('know whether they hide anything: neither the order nor the page does', () => {
    expect(isFiltered(readFilters('?tri=title_asc&page=2'))).toBe(false);
    expect(isFiltered(readFilters('?auteur=rose'))).toBe(true);
    expect(isFiltered(readFilters('?mot=lit'))).toBe(true);
  });
});
