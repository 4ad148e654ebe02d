import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
let rose: Member;
beforeAll(async () => {
  shop = await openShop({ stock: 20 });
  rose = await join(shop.app, 'rose');
});
afterAll(() => shop.app.close());

const asRose = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);
const WHY = 'Rétractation dans les quatorze jours';
async function delivered(steps = ['prepare', 'send', 'deliver'] as const, more = {}) {
  const hash = await shop.paid(more);
  const { uuid: reference } = await shop.rowOf(hash);
  for (const step of steps)
    await asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: '8R1' }));
  return { hash, reference };
}
const bought = async () => {
  const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: shop.camille.slug });
  return detailed_list.items_in_list.find(({ item }) => item.id === shop.shelf.lamp.id)?.quantity_bought;
};

describe('a parcel that came back', () => {
  it('is in stock again, its gift is for somebody else, and its buyer is given the rest', async () => {
    const stock = await shop.stock();
    const before = await bought();
    const { hash, reference } = await delivered();
    expect(await bought()).toBe((before ?? 0) + 1);
    const key = randomUUID();
    const back = await asRose(() => orderDeskCalls.takeBack({ reference, reason: WHY, key }));
    expect(back).toMatchObject({ order: { status: 'refunded', refunded: 4040 } });
    expect(back.order.returned_at).not.toBeNull();
    expect(await shop.stock()).toBe(stock);
    expect(await bought()).toBe(before);
    // Pressed twice, and again a day later with another key: nothing more.
    for (const again of [key, randomUUID()])
      await asRose(() => orderDeskCalls.takeBack({ reference, reason: WHY, key: again }));
    expect(await shop.stock()).toBe(stock);
    await shop.app.runJobs();
    const subjects = (await mailsTo(shop.app, DETAILS.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.includes('est arrivé'))).toHaveLength(1);
    expect(await shop.problems()).toEqual([]);
    expect(await shop.rowOf(hash)).toMatchObject({ stockTaken: false });
  });

  it('damaged stays out of the stock; refunded already, nothing is given back twice', async () => {
    const { hash, reference } = await delivered(undefined, { contributor_email: 'abimee@exemple.fr' });
    const stock = await shop.stock();
    const revenue = await balanceOf(shop.app.services.database.db, 'orders:revenue:demo');
    const call = { reference, restock: false, reason: WHY, key: randomUUID() };
    await Promise.all([
      asRose(() => orderDeskCalls.takeBack(call)),
      asRose(() => orderDeskCalls.takeBack(call)),
    ]);
    expect(await shop.stock()).toBe(stock);
    expect(await shop.rowOf(hash)).toMatchObject({ stockTaken: true, refunded: 4040 });
    expect(await balanceOf(shop.app.services.database.db, 'orders:revenue:demo')).toBe(revenue - 4040);
    expect(await shop.problems()).toEqual([]);
  });

  it('is one that left: not before, not by anybody else, not without a reason', async () => {
    const hash = await shop.paid({ contributor_email: 'ici@exemple.fr' });
    const { uuid: reference } = await shop.rowOf(hash);
    const call = { reference, reason: WHY, key: randomUUID() };
    await expect(asRose(() => orderDeskCalls.takeBack(call))).rejects.toMatchObject({ code: 'conflict' });
    await expect(orderDeskCalls.takeBack(call)).rejects.toMatchObject({ status: 401 });
    const asCamille = shop.app.as(shop.camille.token, () => orderDeskCalls.takeBack(call));
    await expect(asCamille).rejects.toMatchObject({ status: 403 });
    await expect(asRose(() => orderDeskCalls.takeBack({ ...call, reason: '' }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const nobody = { ...call, reference: randomUUID() };
    await expect(asRose(() => orderDeskCalls.takeBack(nobody))).rejects.toMatchObject({ code: 'not_found' });
    expect(await shop.rowOf(hash)).toMatchObject({ returnedAt: null, status: 'paid' });
  });
});
