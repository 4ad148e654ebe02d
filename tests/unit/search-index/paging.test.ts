import { expect, it } from 'vitest';
import type { ProductsAnswer, SearchIndex } from '#search/contract.ts';
import { NO_FACETS } from '#search/facets.ts';
import { createGuardedIndex } from '#search/guarded.ts';
import { SearchUnavailable } from '#search/unavailable.ts';

interface Engine {
  /** A slow one answers after 250 ms; a hung one once it is `released`. */
  state: 'well' | 'dead' | 'slow' | 'hung';
  asked: number;
  released?: Promise<void>;
}

/** An index that knows one product, named after the engine. */
function engineOf(id: number, engine: Engine): SearchIndex {
  const answer = { items: [{ id }], page: 1, per_page: 24, total: 1, whole: 1, facets: NO_FACETS };
  const found = { ...answer, understood: [], widened: null } as unknown as ProductsAnswer;
  const products = async () => {
    engine.asked += 1;
    if (engine.state === 'dead') throw new SearchUnavailable('killed');
    if (engine.state === 'slow') await new Promise((resolve) => setTimeout(resolve, 250));
    if (engine.state === 'hung') await engine.released;
    return found;
  };
  return { products, missing: async () => [] } as unknown as SearchIndex;
}

function pair() {
  const [first, second]: [Engine, Engine] = [
    { state: 'well', asked: 0 },
    { state: 'well', asked: 0 },
  ];
  const index = createGuardedIndex({ primary: engineOf(1, first), standby: engineOf(2, second) });
  const page = async (number: number, from?: 'primary' | 'standby') => {
    const found = await index.products({ query: 'lit', page: number, per_page: 24, sort: 'relevance', from });
    return [found.items[0]?.id, found.by];
  };
  return { first, second, page };
}

it('asks the engine of the first page for the second one, though the other is well again', async () => {
  const { first, page } = pair();
  first.state = 'dead';
  expect(await page(1)).toEqual([2, 'standby']);
  first.state = 'well';
  const before = first.asked;
  expect(await page(2, 'standby')).toEqual([2, 'standby']);
  expect(first.asked).toBe(before);
});

it('says which engine answered when the one of the first page is killed in between', async () => {
  const { first, second, page } = pair();
  expect(await page(1, 'primary')).toEqual([1, 'primary']);
  first.state = 'dead';
  expect(await page(2, 'primary')).toEqual([2, 'standby']);
  first.state = 'well';
  second.state = 'dead';
  expect(await page(3, 'standby')).toEqual([1, 'primary']);
});

it('says that there is no answer while both are dead, and answers as soon as one is back', async () => {
  const { first, second, page } = pair();
  first.state = 'dead';
  second.state = 'dead';
  await expect(page(1)).rejects.toThrow(SearchUnavailable);
  await expect(page(2, 'standby')).rejects.toThrow(SearchUnavailable);
  second.state = 'well';
  expect(await page(2, 'standby')).toEqual([2, 'standby']);
  first.state = 'well';
  expect(await page(1)).toEqual([1, 'primary']);
});

it('waits longer for an engine on a page of results than in an overlay', async () => {
  const { first, page } = pair();
  first.state = 'slow';
  expect(await page(1, 'primary')).toEqual([1, 'primary']);
  // No machine is so slow that this one answers in time.
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(first, { state: 'hung', released: promise });
  expect(await page(1)).toEqual([2, 'standby']);
  resolve();
});
