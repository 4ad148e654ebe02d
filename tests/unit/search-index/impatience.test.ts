import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ProductsAnswer, SearchIndex } from '#search/contract.ts';
import { NO_FACETS } from '#search/facets.ts';
import { createGuardedIndex } from '#search/guarded.ts';
import { patience } from '#search/patience.ts';

/** An index that takes so long, and says how many asked it and how many did at once. */
function engineOf(id: number, ms: number) {
  const told = { asked: 0, atOnce: 0, most: 0 };
  const answer = { items: [{ id }], page: 1, per_page: 24, total: 1, whole: 1, facets: NO_FACETS };
  const found = { ...answer, understood: [], widened: null } as unknown as ProductsAnswer;
  const products = async () => {
    told.asked += 1;
    told.atOnce += 1;
    told.most = Math.max(told.most, told.atOnce);
    await pause(ms);
    told.atOnce -= 1;
    return found;
  };
  return { told, index: { products, missing: async () => [] } as unknown as SearchIndex };
}

const QUERY = { query: 'lit', page: 1, per_page: 24, sort: 'relevance' } as const;

it('an hour in which the first engine is slow does not put everybody on the second', async () => {
  const first = engineOf(1, 300);
  const second = engineOf(2, 400);
  const index = createGuardedIndex({ primary: first.index, standby: second.index });
  const answers = await Promise.all(Array.from({ length: 12 }, () => index.products(QUERY)));
  expect(answers.every(({ items }) => items.length === 1)).toBe(true);
  expect(second.told.most).toBeLessThanOrEqual(2);
  // The others were answered by the first one before their turn came.
  expect(second.told.asked).toBeLessThan(6);
});

it('a first engine that never answers is done without, two questions at a time', async () => {
  const first = engineOf(1, 60_000);
  const second = engineOf(2, 30);
  const index = createGuardedIndex({ primary: first.index, standby: second.index });
  const answers = await Promise.all(Array.from({ length: 6 }, () => index.products(QUERY)));
  expect(answers.map(({ by }) => by)).toEqual(Array.from({ length: 6 }, () => 'standby'));
  expect(second.told).toMatchObject({ asked: 6, most: 2 });
});

it('the time for which this process could not listen is not counted', async () => {
  const began = performance.now();
  let over = false;
  const waited = patience(100, () => false).then(() => {
    over = true;
  });
  await pause(5);
  // At work for three times the patience.
  for (const until = performance.now() + 300; performance.now() < until; );
  await pause(1);
  expect(over).toBe(false);
  await waited;
  expect(performance.now() - began).toBeGreaterThanOrEqual(350);
});

it('an answer that came ends the wait', async () => {
  let heard = false;
  const began = performance.now();
  setTimeout(() => {
    heard = true;
  }, 30);
  await patience(5_000, () => heard);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('nobody is waited for without end, however busy this process is', async () => {
  let over = false;
  const waited = patience(10, () => false).then(() => {
    over = true;
  });
  for (let n = 0; n < 60 && !over; n += 1) {
    for (const until = performance.now() + 60; performance.now() < until; );
    await pause(1);
  }
  expect(over).toBe(true);
  await waited;
});
