// A second thing, of another seller, from the order's own page.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { loadCheckout, submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { openSellers, type Seller } from '#tests/support/sellers.ts';

let shop: Shop;
let one: Seller;
let two: Seller;
beforeAll(async () => {
  shop = await openShop({ stock: 9 });
  const [first, second] = await openSellers(shop, [2000, 1005], 1);
  if (!first || !second) throw new Error('no sellers');
  [one, two] = [first, second];
});
afterAll(() => shop.app.close());

const ctx = () => systemCtx(shop.app.services);
const post = (hash: string, fields: Record<string, string>) =>
  submitCheckout(ctx(), hash, (name) => fields[name] ?? '');
const offered = async (hash: string, told = true) =>
  (await loadCheckout(ctx(), hash, { told }))?.others.map(({ id, seller }) => [id, seller]);

it('joins the order without losing what its form held, and is offered until its payment begins', async () => {
  const hash = await shop.prepare();
  expect(await offered(hash)).toEqual([
    [one.product, 'Atelier 1'],
    [two.product, 'Atelier 2'],
  ]);
  const typed = {
    action: 'details',
    email: 'odile@exemple.fr',
    name: 'Odile',
    recipient: 'Odile',
    postal_code: 'x',
  };
  const joined = await post(hash, { ...typed, words: 'Bienvenue', add: String(two.product) });
  expect(joined.result).toEqual({ done: expect.stringMatching(/#resume$/) });
  const page = await loadCheckout(ctx(), hash);
  expect(page).toMatchObject({
    ready: false,
    form: {
      email: 'odile@exemple.fr',
      recipient: 'Odile',
      postal_code: 'x',
      words: 'Bienvenue',
      terms: false,
    },
    order: { articles: 3550 + 1005, lines: [{}, { seller: { name: 'Atelier 2' } }] },
  });
  expect(await offered(hash)).toEqual([[one.product, 'Atelier 1']]);
  // Somebody else holds the only one of the second seller.
  const other = await shop.prepare({ contributor_email: 'autre@exemple.fr' });
  expect(await offered(other)).toEqual([[one.product, 'Atelier 1']]);
  const late = await post(other, { ...typed, add: String(two.product) });
  expect(late).toMatchObject({ result: { refused: { code: 'out_of_stock' } }, form: { recipient: 'Odile' } });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await payFor(shop.app, hash);
  expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', total: 3550 + 1005 + 490 });
  expect(await offered(hash)).toEqual([]);
  await orderCalls.cancel({ hash: other });
});

it('leaves out what is given, unless its reader may be the parents', async () => {
  const hash = await shop.prepare();
  await shop.app.as(shop.camille.token, () =>
    itemCalls.updateProduct({ product_id: one.product, quantity: 1 }),
  );
  const taker = await shop.prepare({ contributor_email: 'autre@exemple.fr' });
  await shop.app.services.database.db.execute('update product set stock = 5');
  await orderCalls.addLine({
    hash: taker,
    list_uuid: shop.camille.listUuid,
    product_id: one.product,
    quantity: 1,
  });
  const ids = async (told: boolean) => (await offered(hash, told))?.map(([id]) => id);
  expect(await ids(true)).not.toContain(one.product);
  expect(await ids(false)).toContain(one.product);
});

it('refuses ids that are none, and loses nothing that was typed', async () => {
  const hash = await shop.prepare();
  const typed = { email: 'odile@exemple.fr', recipient: 'Odile' };
  for (const id of ['1.5', '-1', '0', 'x', '1e3', '9007199254740993', '2 or 1=1']) {
    const joined = await post(hash, { ...typed, add: id });
    expect(joined, id).toMatchObject({ result: { refused: {} }, form: { recipient: 'Odile' } });
    const others: Record<string, string>[] = [
      { action: 'remove', line_id: id },
      { action: 'unuse', reduction: id },
    ];
    for (const more of others) await expect(post(hash, { ...typed, ...more }), id).resolves.toBeDefined();
  }
  await orderCalls.cancel({ hash });
});
