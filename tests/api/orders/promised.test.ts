// Who reserved a gift that is sold here orders it by the link of their promise.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import {
  findReservationPage,
  submitReservationChange,
} from '#src/journeys/list-page/reservation-page.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { product } from '#src/server/db/schema/index.ts';
import { mailsOf } from '#tests/support/mails.ts';
import { BUYER, DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
let token = '';
let merchantItemId = '';
const ctx = () => systemCtx(shop.app.services);
const gift = () => ({ list_uuid: shop.camille.listUuid, merchant_item_id: merchantItemId });
const left = async () => (await giftCalls.isFree(gift())).left;
const pageOf = () => findReservationPage(ctx(), token);
const press = async (what: string) => submitReservationChange(ctx(), token, { do: what, words: '' });
/** Presses « Le commander ici »; answers the order's hash. */
async function order(): Promise<string> {
  const pressed = await press('order');
  if (!('done' in pressed)) throw new Error(pressed.refused.code);
  return decodeURIComponent(/checkout\/([^#]+)#/.exec(String(pressed.done))?.[1] ?? '');
}

beforeAll(async () => {
  shop = await openShop({ stock: 5 });
  const { id } = shop.shelf.lamp;
  await shop.app.as(shop.camille.token, () => itemCalls.updateProduct({ product_id: id, quantity: 1 }));
  const [row] = await shop.app.services.database.db.select().from(product).where(eq(product.id, id));
  merchantItemId = row?.merchantItemId ?? '';
  await giftCalls.reserveItem({ ...gift(), email: BUYER.contributor_email });
  await shop.app.runJobs();
  const [mail] = await mailsOf(shop.app, BUYER.contributor_email);
  token = /\/p\/reservation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
});
afterAll(() => shop.app.close());

it('the mail says where the gift can be bought, and nothing of it for what nobody sells', async () => {
  const mailFor = async (url?: string) => {
    const email = `${url ? 'lien' : 'main'}@exemple.fr`;
    const { item } = await shop.app.as(shop.camille.token, () =>
      url
        ? itemCalls.addExternalItemToMain({ item: { url, name: 'Berceau' } })
        : itemCalls.addCustomItemToMain({ item: { name: 'Un pull tricoté' } }),
    );
    const { listUuid: list_uuid } = shop.camille;
    await giftCalls.reserveItem({ list_uuid, merchant_item_id: item.item.merchant_item_id, email });
    const [mail] = await mailsOf(shop.app, email);
    return mail?.text;
  };
  const [own] = await mailsOf(shop.app, BUYER.contributor_email);
  expect(own?.text).toContain('chez nous depuis ce même lien');
  const elsewhere = await mailFor('https://boutique.exemple/berceau');
  expect(elsewhere).toContain('ce même lien mène à la boutique');
  // An address that a parent wrote stands on our page, never in a mail of ours.
  expect(elsewhere).not.toContain('boutique.exemple');
  expect(await mailFor()).not.toContain('acheter');
});

describe('a gift that its giver reserved, and that is sold here', () => {
  it('is theirs to order, and nobody else’s', async () => {
    expect(await pageOf()).toMatchObject({ state: 'held', orderable: true });
    await expect(shop.prepare({ contributor_email: 'tonton@exemple.fr' })).rejects.toMatchObject({
      code: 'already_bought',
    });
  });

  it('is one order however often it is asked for, and holds one piece', async () => {
    const hashes = await Promise.all([order(), order()]);
    expect(new Set([...hashes, await order()]).size).toBe(1);
    expect(await orderCalls.get({ hash: hashes[0] ?? '' })).toMatchObject({
      status: 'pending',
      quantity: 1,
      email: BUYER.contributor_email,
    });
    expect([await shop.stock(), await left()]).toEqual([4, 0]);
  });

  it('is reserved as before when the order is given up, or is not paid in time', async () => {
    await orderCalls.cancel({ hash: await order() });
    expect(await pageOf()).toMatchObject({ state: 'held', step: 'reserved', orderable: true });
    expect([await shop.stock(), await left()]).toEqual([5, 0]);
    const late = await order();
    shop.app.services.moveClock(31 * 60_000);
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash: late })).toMatchObject({ status: 'cancelled' });
    expect(await pageOf()).toMatchObject({ state: 'held', step: 'reserved', orderable: true });
    expect([await shop.stock(), await left()]).toEqual([5, 0]);
  });

  it('counts as bought once it is paid, and is free again once it is given back', async () => {
    const hash = await order();
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await payFor(shop.app, hash);
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid' });
    expect(await pageOf()).toMatchObject({ state: 'held', step: 'ordered', orderable: false });
    expect(await left()).toBe(0);
    await orderCalls.cancel({ hash });
    await shop.app.runJobs();
    expect(await left()).toBe(1);
    expect(await pageOf()).toMatchObject({ state: 'released', orderable: false });
  });

  it('is not offered to order where it is sold out, and no other gift is ever ordered in its place', async () => {
    await press('extend');
    const { id } = shop.shelf.lamp;
    const sell = (availability: 'in_stock' | 'out_of_stock') =>
      shop.app.services.database.db.update(product).set({ availability }).where(eq(product.id, id));
    await sell('out_of_stock');
    expect(await pageOf()).toMatchObject({ orderable: false });
    expect(await press('order')).toMatchObject({ refused: { code: 'out_of_stock' } });
    await sell('in_stock');
    await press('release');
    expect(await pageOf()).toMatchObject({ state: 'released', orderable: false });
    await giftCalls.reserveItem({ ...gift(), email: 'tonton@exemple.fr' });
    expect(await press('order')).toMatchObject({ refused: { code: 'already_bought' } });
  });
});
