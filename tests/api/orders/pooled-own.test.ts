// A gift sold here that several people paid together: the sum is its owner's, who orders the gift with it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolCalls } from '#src/features/cagnotte/pooling/pool.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { ownListCalls } from '#src/features/lists/own-list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { paidTogetherCalls } from '#src/features/orders/paid-together.calls.ts';
import { list, listOwner, orderLine, person, shopOrder } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { BUYER, DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { dayIn, paidShare, seen, share } from '#tests/support/pooling.ts';

let shop: Shop;
let ines: Member;
let pool: { uuid: string; target: number };
beforeAll(async () => {
  shop = await openShop();
  ines = await join(shop.app, 'ines');
  const { app, camille, shelf } = shop;
  await app.as(camille.token, async () => {
    await itemCalls.updateProduct({ product_id: shelf.lamp.id, quantity: 1 });
    ({ pool } = await poolCalls.openPool({
      list_uuid: camille.listUuid,
      product_id: shelf.lamp.id,
      deadline: dayIn(app, 10),
    }));
  });
});
afterAll(() => shop.app.close());

const asCamille = <T>(work: () => Promise<T>) => shop.app.as(shop.camille.token, work);
const fund = () => paidShare(shop.app, share(pool.uuid, pool.target));
const openSurprise = (hidden: boolean) =>
  asCamille(() =>
    ownListCalls.updateSetting({
      list_uuid: shop.camille.listUuid,
      setting_name: 'surprise',
      val: hidden,
      confirm: true,
    }),
  );
const waiting = async () =>
  (await asCamille(() => paidTogetherCalls.get({ list_uuid: shop.camille.listUuid }))).items;
const left = async () => {
  const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: shop.camille.slug });
  const gift = detailed_list.items_in_list.find(({ item }) => item.id === shop.shelf.lamp.id);
  return gift && [gift.quantity_reserved, gift.quantity_bought];
};

describe('a gift sold here that several paid together', () => {
  it('is ordered by nobody while the sum is not there', async () => {
    await openSurprise(false);
    await expect(asCamille(() => shop.prepare())).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is given once it is: nobody else orders it, nor its owner while the surprise holds', async () => {
    await fund();
    expect(await seen(shop.camille.listUuid, pool.uuid)).toMatchObject({ status: 'funded' });
    await expect(shop.prepare()).rejects.toMatchObject({ code: 'already_bought' });
    await expect(shop.app.as(ines.token, () => shop.prepare())).rejects.toMatchObject({
      code: 'already_bought',
    });
    await openSurprise(true);
    await expect(asCamille(() => shop.prepare())).rejects.toMatchObject({ code: expect.any(String) });
    await openSurprise(false);
  });

  it('is ordered by its owner, as many as were paid for, and is one gift all the same', async () => {
    await expect(asCamille(() => shop.prepare({ quantity: 2 }))).rejects.toMatchObject({
      code: 'already_bought',
    });
    expect(await waiting()).toMatchObject([{ quantity: 1, paid: pool.target, name: expect.any(String) }]);
    const before = await left();
    const hash = await asCamille(() => shop.prepare());
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await payFor(shop.app, hash);
    expect((await shop.rowOf(hash)).status).toBe('paid');
    expect(await left()).toEqual(before);
    expect(await waiting()).toEqual([]);
    await expect(asCamille(() => shop.prepare())).rejects.toMatchObject({
      code: 'already_bought',
      message: expect.stringContaining('déjà commandé'),
    });
    expect(await shop.problems()).toEqual([]);
  });

  it('is told to no one else, nor while the surprise holds', async () => {
    const asked = () => paidTogetherCalls.get({ list_uuid: shop.camille.listUuid });
    await expect(shop.app.as(ines.token, asked)).rejects.toMatchObject({ code: 'not_found' });
    await expect(asked()).rejects.toMatchObject({ status: 401 });
    await openSurprise(true);
    expect(await waiting()).toEqual([]);
    await openSurprise(false);
  });

  it('may be ordered again once the order is given up, and is not on sale meanwhile', async () => {
    const { id } = shop.shelf.lamp;
    const { db } = shop.app.services.database;
    const [line] = await db.select().from(orderLine).where(eq(orderLine.productId, id));
    const [ordered] = await db
      .select()
      .from(shopOrder)
      .where(eq(shopOrder.id, line?.orderId ?? 0));
    await orderCalls.cancel({ hash: ordered?.hash ?? '' });
    await shop.app.runJobs();
    await expect(shop.prepare()).rejects.toMatchObject({ code: 'already_bought' });
    expect(await waiting()).toMatchObject([{ quantity: 1 }]);
  });

  it('is ordered once by owners who press at the same moment', async () => {
    const mine = { ...BUYER, contributor_email: 'camille@exemple.fr' };
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => asCamille(() => shop.prepare(mine))),
    );
    const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(made).toHaveLength(8);
    expect(new Set(made).size).toBe(1);
    // Begun and left, it is proposed still: the same browser finds it again.
    expect(await waiting()).toMatchObject([{ quantity: 1 }]);
    expect(await shop.problems()).toEqual([]);
  });

  it('begun on one device is found again on another, and the other parent hears that it is under way', async () => {
    const begun = await asCamille(() => shop.prepare());
    expect(await asCamille(() => shop.prepare({ contributor_email: 'autre@exemple.fr' }))).toBe(begun);
    const { db } = shop.app.services.database;
    const [own] = await db.select().from(list).where(eq(list.uuid, shop.camille.listUuid));
    const [other] = await db.select().from(person).where(eq(person.uuid, ines.uuid));
    await db
      .insert(listOwner)
      .values({ listId: own?.id ?? 0, personId: other?.id ?? 0, role: 'co_owner', main: false });
    await expect(shop.app.as(ines.token, () => shop.prepare())).rejects.toMatchObject({
      code: 'already_bought',
      message: expect.stringMatching(/en cours.*\d{1,2} h \d{2}/),
    });
    // A stranger hears what strangers hear, and nobody gets the order of somebody else.
    await expect(shop.prepare()).rejects.toMatchObject({
      message: expect.stringContaining('Quelqu’un vient de prendre'),
    });
    await orderCalls.cancel({ hash: begun });
    const theirs = await shop.app.as(ines.token, () => shop.prepare());
    expect(theirs).not.toBe(begun);
  });
});
