import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEARCH_KINDS } from '#search/documents/kinds.ts';
import type { ProductFilters, SearchIndex } from '#search/index.ts';
import { DEFAULT_TUNING, type Tuning } from '#search/tuning.ts';
import { ENGINES, type OpenEngine } from './support/engines.ts';
import { rebuildShop } from './support/shop.ts';

describe.each(ENGINES)('What an editor says of the search, on %s', (_name, open) => {
  let engine: OpenEngine;
  let index: SearchIndex;

  beforeAll(async () => {
    engine = await open();
    index = engine.index;
  });
  afterAll(() => engine?.close());

  /** As the sync job does after a save. */
  async function tuned(tuning: Partial<Tuning>): Promise<void> {
    index.tune({ ...DEFAULT_TUNING, ...tuning });
    await rebuildShop(index);
    for (const kind of SEARCH_KINDS) await index.configure(kind);
  }
  const instant = (query: string, most = 20) =>
    index.instant({ query, limit: [most, 0, 0], highlight: false });
  const ids = async (query: string) => (await instant(query)).products.results.map(({ id }) => id);
  const products = (query: string, filters: ProductFilters = {}, page = { page: 1, per_page: 24 }) =>
    index.products({ query, ...page, filters, sort: 'relevance' });

  it('finds by synonyms in both directions, typing mistakes and phrases included', async () => {
    await tuned({ groups: [{ terms: ['Poussette', 'carrosse royal', 'bolide'] }] });
    expect(await ids('bolide')).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await ids('bolides')).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await ids('carrosse royal')).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await ids('poussette')).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  it('finds by a meaning one way only', async () => {
    await tuned({ meanings: [{ asked: 'promenade en forêt', meant: ['poussette'] }] });
    expect(await ids('promenade en forêt')).toEqual(expect.arrayContaining([1, 2, 3]));
    await tuned({ meanings: [{ asked: 'gigoteuse', meant: ['babycook'] }] });
    expect(await ids('gigoteuse')).toEqual(expect.arrayContaining([5, 9]));
    expect(await ids('babycook')).not.toContain(5);
  });

  it('forgets a built-in group that is switched off, and knows it again', async () => {
    await tuned({ builtin_off: ['gigoteuse'] });
    expect(await ids('turbulette')).toEqual([]);
    await tuned({});
    expect(await ids('turbulette')).toContain(5);
  });

  it('ignores the words it is told to', async () => {
    await tuned({ stop_words: ['super', 'Génial'] });
    expect(await ids('super poussette génial yoyo')).toEqual([2]);
  });

  it('shows pinned products first, counted once, within the filters', async () => {
    await tuned({ pins: [{ query: 'Poussettes', product_ids: [9, 3] }] });
    const plain = await products('poussette légère');
    const { items, total, facets } = await products('la poussette');
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([9, 3]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(total).toBe(items.length);
    expect(facets.brand.find(({ slug }) => slug === 'beaba')?.count).toBe(1);
    expect(facets.brand.reduce((sum, { count }) => sum + count, 0)).toBe(
      items.filter(({ brand_slug }) => brand_slug).length,
    );
    expect(plain.items.map(({ id }) => id)).not.toContain(9);
    const narrowed = await products('poussette', { brand: 'chicco' });
    expect(narrowed.items.map(({ id }) => id)).not.toContain(9);
    expect(narrowed.items[0]?.id).toBe(3);
    const found = (await instant('poussette')).products;
    expect(found.results.slice(0, 2).map(({ id }) => id)).toEqual([9, 3]);
    expect(found.hits).toBe(total);
    expect((await instant('poussette', 1)).products).toMatchObject({ hits: total, results: [{ id: 9 }] });
  });

  it('pages through pinned products and the others without repeating or losing one', async () => {
    await tuned({ pins: [{ query: 'poussette', product_ids: [9, 10, 3] }] });
    const whole = (await products('poussette')).items.map(({ id }) => id);
    const pages = [1, 2, 3, 4].map((page) => products('poussette', {}, { page, per_page: 2 }));
    const paged = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id));
    expect(paged).toEqual(whole.slice(0, 8));
    expect(whole.slice(0, 3)).toEqual([9, 10, 3]);
  });

  it('shows what is pinned even where the words find nothing', async () => {
    await tuned({ pins: [{ query: 'liste de la cigogne', product_ids: [5] }] });
    expect(await ids('liste de la cigogne')).toEqual([5]);
    expect((await products('liste de la cigogne')).total).toBe(1);
  });

  it('orders by the signals as they are ranked', async () => {
    const first = async (ranking: Tuning['ranking']) => {
      await tuned({ ranking });
      return (await products('poussette')).items.map(({ id }) => id);
    };
    const usual = await first(['text', 'in_stock', 'popularity', 'newest']);
    const newest = await first(['newest', 'text']);
    expect(newest[0]).toBe(3);
    expect(new Set(newest)).toEqual(new Set(usual));
    const popular = await first(['popularity', 'text']);
    expect(popular).not.toEqual(newest);
  });

  it('lets a field count more than the name', async () => {
    const order = async (fields: Tuning['fields']) => {
      await tuned({ fields, ranking: ['text'] });
      return (await products('repas')).items.map(({ id }) => id);
    };
    // 9 says it in its description and its selection, 8 in its selection alone.
    const byDescription = await order(['description', 'name', 'shelf', 'brand_tags']);
    expect(byDescription[0]).toBe(9);
    expect(new Set(byDescription)).toEqual(
      new Set(await order(['name', 'brand_tags', 'shelf', 'description'])),
    );
  });
});
