// The discount that completes a list, as those who may see the list are told of it; used with vouchers, and given back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { ownListCalls } from '#src/features/lists/own-list.calls.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { completionCalls } from '#src/features/orders/reductions/completion.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { join } from '#tests/cast.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

const LONG = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
let shop: Shop;
let counter: Counter;
beforeAll(async () => {
  shop = await openShop({ stock: 20 });
  counter = await openCounter(shop.app);
});
afterAll(() => shop.app.close());

const asCamille = <T>(work: () => Promise<T>) => shop.app.as(shop.camille.token, work);
const told = (list_uuid = shop.camille.listUuid) => completionCalls.get({ list_uuid });
const bornIn = (days: number) =>
  asCamille(() =>
    ownListCalls.setBirthdate({
      list_uuid: shop.camille.listUuid,
      birthdate: new Date(shop.app.services.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10),
    }),
  );

it('is told from sixty days before the birth, of a list on which something is sold here', async () => {
  expect(await told()).toEqual({ completion: null });
  await counter.asRose(() =>
    offerDeskCalls.save(offerOf({ ...LONG, title: 'Compléter', percent: 10, audience: 'completion' })),
  );
  await bornIn(90);
  expect(await told()).toEqual({ completion: null });
  await bornIn(59);
  expect(await told()).toMatchObject({ completion: { percent: 10 } });
  const other = await join(shop.app, 'ines');
  await shop.app.as(other.token, () => itemCalls.addItemToMain({ product_id: shop.shelf.pram.id }));
  expect(await told(other.listUuid)).toEqual({ completion: null });
  await expect(told(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  await asCamille(() =>
    ownListCalls.updateSetting({
      list_uuid: shop.camille.listUuid,
      setting_name: 'visibility',
      val: 'private',
    }),
  );
  await expect(told()).rejects.toMatchObject({ code: 'not_found' });
  expect(await asCamille(() => told())).toMatchObject({ completion: { percent: 10 } });
  await asCamille(() =>
    ownListCalls.updateSetting({
      list_uuid: shop.camille.listUuid,
      setting_name: 'visibility',
      val: 'unlisted',
    }),
  );
});

it('is one order’s, with a voucher after it; an owner who is to be surprised hears nothing of it', async () => {
  const hash = await shop.prepare();
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await reductionCalls.apply({ order_hash: hash, code: await counter.given(1000) });
  expect(await orderCalls.get({ hash })).toMatchObject({
    reductions: [
      { kind: 'offer', label: 'Compléter', amount: 355 },
      { kind: 'voucher', amount: 1000 },
    ],
    to_pay: 4040 - 355 - 1000,
  });
  await payFor(shop.app, hash);
  expect(await told()).toEqual({ completion: null });
  expect(await asCamille(() => told())).toMatchObject({ completion: { percent: 10 } });
  // Another one is sold at its price.
  const second = await shop.prepare();
  await orderCalls.saveDetails({ hash: second, ...DETAILS });
  expect(await orderCalls.get({ hash: second })).toMatchObject({ reductions: [], to_pay: 4040 });

  await orderCalls.cancel({ hash });
  await shop.app.runJobs();
  expect(await orderCalls.get({ hash })).toMatchObject({
    status: 'refunded',
    given_back: { vouchers: 1000, card: 4040 - 355 - 1000 },
  });
  expect(await shop.problems()).toEqual([]);
});

it('is told to an owner as it is once the surprise is over', async () => {
  await asCamille(() =>
    ownListCalls.updateSetting({
      list_uuid: shop.camille.listUuid,
      setting_name: 'surprise',
      val: false,
      confirm: true,
    }),
  );
  expect(await asCamille(() => told())).toEqual(await told());
  expect((await asCamille(() => voucherCalls.list({}))).items).toEqual([]);
});
