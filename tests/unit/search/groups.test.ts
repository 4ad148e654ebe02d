import { describe, expect, it } from 'vitest';
import { groupsOf, historyGroup } from '#src/features/search/overlay/groups.ts';
import type { InstantAnswer } from '#src/features/search/search.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const product = (id: number) => ({
  id,
  merchant_item_id: `m${id}`,
  kind: 'catalogue' as const,
  name: `Produit ${id}`,
  slug: `p-${id}`,
  description: '',
  brand_name: 'Béaba',
  brand_slug: 'beaba',
  thumb_image: null,
  images: [],
  url: null,
  price: 1250,
  sold_here: true,
  availability: 'in_stock' as const,
});

function answer(products: number, hits = products): InstantAnswer {
  return {
    products: { hits, results: numbers(products).map(product) },
    tags: {
      hits: 10,
      results: numbers(10).map((id) => ({
        id,
        name: `Sélection ${id}`,
        slug: `s-${id}`,
        featured_product: null,
      })),
    },
    brands: {
      hits: 40,
      results: numbers(40).map((id) => ({
        id,
        name: `Marque ${id}`,
        slug: `m-${id}`,
        has_cms_entry: id === 1,
        logo: null,
      })),
    },
  };
}

const groups = (given: InstantAnswer, wide: boolean) =>
  new Map(
    groupsOf(given, { query: 'lit', wide, allHref: '/tout', marked: true }).map(({ title, choices }) => [
      title,
      choices,
    ]),
  );

describe('The groups of the overlay', () => {
  it('have the page that the words name above them, and no line without one', () => {
    const best = { title: 'Lyon', path: '/naissances/lyon-69', kind: 'city' };
    const [first] = groupsOf(
      { ...answer(3), best },
      { query: 'lyon', wide: true, allHref: '/tout', marked: true },
    );
    expect(first).toMatchObject({
      choices: [{ label: 'Lyon', href: '/naissances/lyon-69', notes: ['Ville'] }],
    });
    expect(groups(answer(3), true).has('La page que vous cherchez')).toBe(false);
  });

  it('hold four selections, seven products and 36 brands on a wide screen', () => {
    const shown = groups(answer(20, 300), true);
    expect(shown.get('Sélections')).toHaveLength(4);
    expect(shown.get('Produits')).toHaveLength(7);
    expect(shown.get('Marques')).toHaveLength(36);
  });

  it('hold six selections, six products and 36 brands on a narrow one', () => {
    const shown = groups(answer(20, 300), false);
    expect(shown.get('Sélections')).toHaveLength(6);
    expect(shown.get('Produits')).toHaveLength(6);
    expect(shown.get('Marques')).toHaveLength(36);
  });

  it('propose an item of another shop at six products or fewer, not at seven', () => {
    const proposed = (hits: number) =>
      groups(answer(Math.min(hits, 20), hits), true)
        .get('Et aussi')
        ?.some(({ href }) => href === '/i/marketplace/ajouter');
    expect([0, 1, 6].map(proposed)).toEqual([true, true, true]);
    expect([7, 20, 300].map(proposed)).toEqual([false, false, false]);
  });

  it('always lead to the whole results', () => {
    expect(groups(answer(20, 300), true).get('Et aussi')?.[0]).toEqual({
      label: expect.stringMatching(/^Voir les 300\sproduits$/),
      href: '/tout',
      counted: true,
    });
  });

  it('are left out when they are empty', () => {
    const none = { hits: 0, results: [] };
    expect([...groups({ products: none, tags: none, brands: none }, true).keys()]).toEqual(['Et aussi']);
    expect(historyGroup([])).toEqual([]);
  });

  it('lead to the brand’s own page when there is one, else to its products', () => {
    const brands = groups(answer(1), true).get('Marques');
    expect(brands?.[0]?.href).toBe('/marque/m-1');
    expect(brands?.[1]?.href).toBe('/i/marketplace/recherche?marque=m-2');
  });

  it('search again for what was searched before', () => {
    expect(historyGroup(['lit', 'body'])[0]?.choices).toEqual([
      { label: 'lit', query: 'lit' },
      { label: 'body', query: 'body' },
    ]);
  });
});
