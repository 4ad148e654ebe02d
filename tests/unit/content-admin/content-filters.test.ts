import { describe, expect, it } from 'vitest';
import { matching, readFilters, writeFilters } from '#admin/screens/content-filters.ts';

const item = (id: number, title: string, more = {}) => ({
  id,
  slug: `contenu-${id}`,
  namespace: 'post',
  title,
  status: 'published',
  updated_at: '',
  ...more,
});
const items = [
  item(1, 'Préparer l’arrivée'),
  item(2, 'La valise', { status: 'draft' }),
  item(3, 'Contact', { namespace: 'page' }),
];
const found = (search: string) => matching(items, readFilters(search)).map(({ id }) => id);

describe('the filters of the contents', () => {
  it('find every word of a query, whatever its accents, in the title or the address', () => {
    expect(found('?q=ARRIVEE+preparer')).toEqual([1]);
    expect(found("?q=l'arrivée")).toEqual([1]);
    expect(found('?q=contenu-2')).toEqual([2]);
    expect(found('')).toEqual([1, 2, 3]);
  });

  it('keep a type and a state', () => {
    expect(found('?type=page')).toEqual([3]);
    expect(found('?etat=draft')).toEqual([2]);
  });

  it('stand in the address', () => {
    expect(writeFilters({ query: 'été', namespace: 'post', state: '' })).toBe('?q=%C3%A9t%C3%A9&type=post');
    expect(writeFilters(readFilters('?q=a&etat=draft'))).toBe('?q=a&etat=draft');
    expect(writeFilters(readFilters(''))).toBe('');
  });
});
