// A second thing, of another seller, from the order's own page.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressCalls } from '#src/features/addresses/address.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { loadCheckout, submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { submitOrderHere } from '#src/features/orders/order-here.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Use } from '#src/server/limits.ts';
import { HOME } from '#tests/support/buyer-home.ts';
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
  // Taken out and put in again: the form is as it was typed each time.
  const added = page?.order.lines.at(-1)?.id;
  const retyped = { ...typed, name: 'Odile Durand', line1: '12 rue des Lilas', words: 'Bienvenue à lui' };
  const taken = await post(hash, { ...retyped, remove: String(added) });
  expect(taken.result).toEqual({ done: expect.stringMatching(/#resume$/) });
  expect(await loadCheckout(ctx(), hash)).toMatchObject({
    form: {
      name: 'Odile Durand',
      email: 'odile@exemple.fr',
      line1: '12 rue des Lilas',
      words: 'Bienvenue à lui',
    },
    order: { articles: 3550 },
  });
  await post(hash, { ...typed, words: 'Bienvenue', add: String(two.product) });
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
      { action: 'details', remove: id },
      { action: 'unuse', reduction: id },
    ];
    for (const more of others) await expect(post(hash, { ...typed, ...more }), id).resolves.toBeDefined();
  }
  await orderCalls.cancel({ hash });
});

it('another address that was typed is there again, whatever joins the order while it goes to the parents', async () => {
  await shop.app.services.database.db.execute("update product set stock = 9, availability = 'in_stock'");
  const hash = await shop.prepare();
  await shop.app.as(shop.camille.token, () =>
    addressCalls.save({ ...HOME, recipient: 'Camille', for_gifts: true }),
  );
  const other = { recipient: 'Odile', line1: '12 rue des Lilas', postal_code: '4400', city: 'Nantes' };
  const typed = {
    ...other,
    action: 'details',
    destination: 'parents',
    email: 'odile@exemple.fr',
    name: 'Odile',
  };
  const joined = await post(hash, { ...typed, add: String(two.product) });
  expect(joined.result).toEqual({ done: expect.stringMatching(/#resume$/) });
  expect(await loadCheckout(ctx(), hash)).toMatchObject({ form: { ...other, parents: true }, ready: false });
  await post(hash, { ...typed, delivery: 'standard', accept_terms: '1' });
  const ready = await loadCheckout(ctx(), hash);
  expect(ready).toMatchObject({ form: { ...other, parents: true }, ready: true });
  expect(JSON.stringify(ready?.order)).not.toContain(HOME.line1);
  await payFor(shop.app, hash);
  expect(await shop.rowOf(hash)).toMatchObject({ status: 'paid', typedAddress: null, toParents: true });
});

describe('a second gift from the list’s page', () => {
  /** A browser that posts the list's form and keeps the cookie of what it began. */
  function browser(more: Partial<Ctx> = {}) {
    let cookie: string | null = null;
    const keeps = {
      ...more,
      cookie: () => cookie,
      setCookie: (line: string) => {
        cookie = line.split(';')[0]?.split('=')[1] ?? null;
      },
    };
    return async (productId: number, more: { email?: string; quantity?: string } = {}) => {
      const form = { email: 'odile@exemple.fr', name: 'Odile', quantity: '1', key: randomUUID(), ...more };
      const { listUuid } = shop.camille;
      const said = await submitOrderHere({ ...ctx(), ...keeps }, listUuid, {
        product_id: String(productId),
        ...form,
      });
      return 'done' in said ? (said.done.split(/[/#]/).at(-2) as string) : said.refused.code;
    };
  }
  const quantitiesOf = async (hash: string) =>
    (await orderCalls.get({ hash })).lines.map((line) => line.quantity);

  it('joins the order that its giver began, once, and its terms are asked again', async () => {
    const { db } = shop.app.services.database;
    await db.execute('update product set stock = 9, availability = $$in_stock$$');
    await db.execute('update list_item set quantity = 20');
    const offer = browser();
    const hash = await offer(shop.shelf.lamp.id);
    await orderCalls.saveDetails({ hash, ...DETAILS, email: 'odile@exemple.fr' });
    expect(await offer(one.product)).toBe(hash);
    expect(await offer(one.product)).toBe(hash);
    expect(await quantitiesOf(hash)).toEqual([1, 1]);
    expect(await loadCheckout(ctx(), hash)).toMatchObject({
      ready: false,
      form: { terms: false, line1: '12 rue des Lilas' },
      order: { articles: 3550 + 2000 },
    });
  });

  it('counts as one beginning, where none is joined too', async () => {
    const { services } = shop.app;
    const counted: string[] = [];
    const takeAll = async (uses: readonly Use[]) => {
      counted.push(...uses.map(([{ name }]) => name));
    };
    const offer = browser({ services: { ...services, limits: { ...services.limits, takeAll } } });
    const began = await offer(shop.shelf.lamp.id);
    expect(await offer(two.product, { email: 'encore@exemple.fr' })).not.toBe(began);
    expect(counted.filter((name) => name === 'orders prepared')).toHaveLength(2);
  });

  it('begins another for somebody else, and once its payment began', async () => {
    const offer = browser();
    const hash = await offer(shop.shelf.lamp.id);
    const other = await offer(two.product, { email: 'autre@exemple.fr' });
    expect(other).not.toBe(hash);
    await orderCalls.saveDetails({ hash: other, ...DETAILS, email: 'autre@exemple.fr' });
    await orderCalls.pay({ hash: other });
    expect(await offer(shop.shelf.lamp.id, { email: 'autre@exemple.fr' })).not.toBe(other);
    expect(await quantitiesOf(other)).toEqual([1]);
    expect(await shop.problems()).toEqual([]);
  });
});
