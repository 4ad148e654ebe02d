// What a seller sells is found and wished for as soon as it is approved, and leaves search, lists and pages with its seller.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses, PRODUCT } from '#tests/support/business.ts';
import { openShop, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
let rose: Member;
let uuid: string;
let ines: Member;
let mobile: number;
beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  rose = await join(shop.app, 'rose');
  ines = await join(shop.app, 'ines');
  ({ uuid, mobile } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());

const asRose = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);
async function found(): Promise<boolean> {
  await shop.app.runJobs();
  const { items } = await searchCalls.products({ query: 'Mobile en bois' });
  return items.some(({ id }) => id === mobile);
}
async function onList() {
  const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: shop.camille.slug });
  return detailed_list.items_in_list.find(({ item }) => item.id === mobile)?.item;
}

it('is found and ordered while its seller is open, and neither from the moment the seller is disabled', async () => {
  expect(await found()).toBe(true);
  expect(await onList()).toMatchObject({ sold_here: true });
  await asRose(() => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
  expect(await found()).toBe(false);
  // The wish stays its parents'; nobody orders it here any more.
  expect((await onList())?.sold_here ?? false).toBe(false);
  await expect(shop.prepare({ product_id: mobile })).rejects.toMatchObject({ code: 'not_sold_here' });
  await asRose(() => merchantDeskCalls.approve({ uuid }));
  expect(await found()).toBe(true);
  expect(await onList()).toMatchObject({ sold_here: true });
});

it('with a name and a price that its seller changes, search and lists say those next', async () => {
  // Its sessions ended with the closing.
  const { token } = await shop.app.as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }));
  const changed = { ...PRODUCT, id: mobile, name: 'Mobile de nacre', price: 4200 };
  await shop.app.as(token, () => sellerProductCalls.save(changed));
  await shop.app.runJobs();
  const { items } = await searchCalls.products({ query: 'Mobile de nacre' });
  expect(items.find(({ id }) => id === mobile)).toMatchObject({ name: 'Mobile de nacre', price: 4200 });
  expect(await onList()).toMatchObject({ name: 'Mobile de nacre', price: 4200 });
  await shop.app.as(token, () => sellerProductCalls.archive({ product_id: mobile, archived: true }));
  expect(await found()).toBe(false);
});
