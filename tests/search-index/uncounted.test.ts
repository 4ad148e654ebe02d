import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type OpenEngine } from './support/engines.ts';
import { stockShop } from './support/shop.ts';

describe.each(ENGINES)('A search for some kinds alone, on %s', (_name, open) => {
  let engine: OpenEngine;

  beforeAll(async () => {
    engine = await open();
    await stockShop(engine.index);
  });
  afterAll(() => engine?.close());

  const alone = (query: string, limit: [number, number, number]) =>
    engine.index.instant({ query, limit, highlight: false, uncounted: true });
  const none = { hits: 0, results: [] };

  it('finds what is wanted, and does not even count the others', async () => {
    const { products, tags, brands } = await alone('chicco', [0, 0, 5]);
    expect(brands).toMatchObject({ hits: 1, results: [{ slug: 'chicco' }] });
    expect([products, tags]).toEqual([none, none]);
    const selections = await alone('promenade', [0, 5, 0]);
    expect(selections.tags.results.map(({ slug }) => slug)).toEqual(['promenade']);
    expect(selections.brands).toEqual(none);
    expect((await alone('chicco', [2, 0, 0])).products.hits).toBeGreaterThan(0);
    expect(await alone('chicco', [0, 0, 0])).toEqual({ products: none, tags: none, brands: none });
  });
});
