// A signed-in person pays at the pages of a guest: the order is theirs once their browser says who they are.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import type { Order } from '#src/features/orders/order.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { join, type Member } from '#tests/cast.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

const LONG = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
let shop: Shop;
let counter: Counter;
let ines: Member;
beforeAll(async () => {
  shop = await openShop({ stock: 9 });
  counter = await openCounter(shop.app);
  ines = await join(shop.app, 'ines');
});
afterAll(() => shop.app.close());

/** By the browser that began the order: it holds that order's cookie. */
async function keep(
  hash: string,
  { token, cookies = `order_begun=${hash}` }: { token: string; cookies?: string },
) {
  const { body } = await shop.app.send('/api/order/keep', JSON.stringify({ hash }), {
    authorization: `Bearer ${token}`,
    cookies,
  });
  if (!('result' in body)) throw body;
  return body.result as Order;
}
const asInes = <T>(work: () => Promise<T>) => shop.app.as(ines.token, work);
const use = (hash: string, code: string) =>
  submitCheckout(systemCtx(shop.app.services), hash, (name) => ({ action: 'use', code })[name] ?? '');
/** Begun and filled in by plain forms, which know no session. */
async function begun(quantity = 1) {
  const hash = await shop.prepare({ quantity });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  return hash;
}

it('a code for accounts tells a guest to sign in, and holds once the order is a person’s', async () => {
  await counter.asRose(() =>
    offerDeskCalls.save(offerOf({ ...LONG, code: 'COMPTE', percent: 20, audience: 'users' })),
  );
  const hash = await begun();
  expect(await use(hash, 'COMPTE')).toMatchObject({
    result: { refused: { code: 'coupon_not_for_this', err: expect.stringContaining('connectez-vous') } },
  });
  await keep(hash, ines);
  expect(await use(hash, 'COMPTE')).toMatchObject({ result: { done: expect.any(String) } });
  expect((await orderCalls.get({ hash })).reductions).toMatchObject([{ kind: 'coupon', label: 'COMPTE' }]);
});

it('an offer for accounts is taken by itself once the order is a person’s', async () => {
  const price = await counter.asRose(() =>
    offerDeskCalls.save(
      offerOf({
        ...LONG,
        kind: 'price',
        product_id: shop.shelf.lamp.id,
        price: 3000,
        percent: null,
        audience: 'users',
      }),
    ),
  );
  const hash = await begun();
  const before = (await orderCalls.get({ hash })).to_pay;
  const after = await keep(hash, ines);
  expect(after.to_pay).toBeLessThan(before);
  await counter.asRose(() =>
    offerDeskCalls.save(
      offerOf({
        ...LONG,
        id: price.id,
        kind: 'price',
        product_id: shop.shelf.lamp.id,
        price: 3000,
        percent: null,
        enabled: false,
      }),
    ),
  );
});

it('a voucher of an account pays by its code too, and follows a total that grows', async () => {
  const code = await counter.given(20000);
  await asInes(() => voucherCalls.claim({ code }));
  const hash = await begun();
  await keep(hash, ines);
  expect(await use(hash, code)).toMatchObject({ result: { done: expect.any(String) } });
  await orderCalls.saveDetails({ hash, ...DETAILS, delivery: 'express' });
  expect(await orderCalls.get({ hash })).toMatchObject({ to_pay: 0 });
});

it('the order is among one’s own once paid, nobody else’s, and no guest keeps one', async () => {
  const hash = await shop.paid();
  await expect(keep(hash, ines)).rejects.toMatchObject({ code: 'order_locked' });
  const own = await begun();
  await keep(own, ines);
  await expect(keep(own, shop.camille)).resolves.toMatchObject({
    status: 'pending',
  });
  const paid = await payFor(shop.app, own).then(() => asInes(() => orderCalls.getMine({})));
  expect(paid.items.map((one) => one.hash)).toEqual([own]);
  expect((await shop.app.as(shop.camille.token, () => orderCalls.getMine({}))).items).toEqual([]);
  await expect(orderCalls.keep({ hash: own })).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(keep('x'.repeat(22), ines)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('is nobody’s by a link that somebody else sends: their offers and vouchers are not spent on it', async () => {
  const code = await counter.given(20000);
  await asInes(() => voucherCalls.claim({ code }));
  const hash = await begun();
  const other = await begun();
  for (const cookies of ['', `order_begun=${other}`, 'order_begun=', `order_begun_=${hash}`])
    await keep(hash, { token: ines.token, cookies });
  expect((await shop.rowOf(hash)).personId).toBeNull();
  expect(await use(hash, code)).toMatchObject({ result: { refused: { code: expect.any(String) } } });
  expect((await orderCalls.get({ hash })).reductions).toEqual([]);
});
