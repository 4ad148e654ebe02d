// Words of the desk stand until the desk takes them back: no day that comes and nothing its seller does lifts them.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminProductCalls } from '#src/features/catalogue/admin/products.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { endCalls } from '#src/features/merchants/ending.calls.ts';
import { closeDue } from '#src/features/merchants/ending.server.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { merchant, product } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { openShop, type Shop } from '#tests/support/orders.ts';

const DAY = 86_400_000;
let shop: Shop;
let ines: Member;
let rose: Member;
let uuid: string;
let mobile: number;
let mine: string;

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  ines = await join(shop.app, 'ines');
  rose = await join(shop.app, 'rose');
  ({ uuid, mobile, mine } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());
afterEach(async () => {
  shop.app.services.moveClock(0);
  await desk(() => merchantDeskCalls.approve({ uuid }));
  await db()
    .update(product)
    .set({ archivedAt: null, withheld: false, enabled: true })
    .where(eq(product.id, mobile));
  mine = (await shop.app.as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }))).token;
});

const db = () => shop.app.services.database.db;
const desk = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);
const seller = <T>(work: () => Promise<T>) => shop.app.as(mine, work);
const rowOf = async () => (await db().select().from(merchant).where(eq(merchant.uuid, uuid)))[0];
const ofMobile = async () => (await db().select().from(product).where(eq(product.id, mobile)))[0];
const enable = (on: boolean) => desk(() => adminProductCalls.enableProducts({ ids: [mobile], enable: on }));
const archive = (archived: boolean) =>
  seller(() => sellerProductCalls.archive({ product_id: mobile, archived }));
const suspend = () => desk(() => merchantDeskCalls.disable({ uuid, reason: 'Contrefaçons' }));

describe('a suspended shop', () => {
  it('is closed by no day that was announced before, and none is announced for it', async () => {
    await desk(() => endCalls.close({ uuid, reason: 'Trop de colis perdus' }));
    shop.app.services.moveClock(10 * DAY);
    expect(await suspend()).toMatchObject({ status: 'disabled', closes_at: null });
    await expect(desk(() => endCalls.close({ uuid, reason: 'Fautes répétées' }))).rejects.toMatchObject({
      code: 'conflict',
    });
    shop.app.services.moveClock(31 * DAY);
    await closeDue(shop.app.services);
    expect(await rowOf()).toMatchObject({ status: 'disabled', closedAt: null, statusReason: 'Contrefaçons' });
    // Suspended before this was so: its day is still there.
    await db()
      .update(merchant)
      .set({ closesAt: new Date(0) })
      .where(eq(merchant.uuid, uuid));
    await closeDue(shop.app.services);
    expect(await rowOf()).toMatchObject({ status: 'disabled', closedAt: null });
    await expect(
      shop.app.as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid })),
    ).rejects.toMatchObject({ code: 'business_disabled' });
  });
});

describe('a product that the desk took out of sale', () => {
  it('stays so when its seller puts it away and takes it out again', async () => {
    expect(await enable(false)).toEqual({ changed: 1 });
    await archive(true);
    expect(await archive(false)).toMatchObject({ status: 'blocked' });
    expect(await ofMobile()).toMatchObject({ enabled: false });
    expect(await enable(true)).toEqual({ changed: 1 });
    expect(await seller(() => sellerProductCalls.get({ product_id: mobile }))).toMatchObject({
      status: 'active',
    });
  });

  it('stays so when it was put away at that moment', async () => {
    await archive(true);
    expect(await enable(false)).toEqual({ changed: 1 });
    expect(await enable(false)).toEqual({ changed: 0 });
    expect(await archive(false)).toMatchObject({ status: 'blocked' });
  });

  it('stays so when its seller is suspended and opened again, whichever came first', async () => {
    await enable(false);
    await suspend();
    await desk(() => merchantDeskCalls.approve({ uuid }));
    expect(await ofMobile()).toMatchObject({ enabled: false });
    await enable(true);
    await suspend();
    expect(await enable(false)).toEqual({ changed: 1 });
    await desk(() => merchantDeskCalls.approve({ uuid }));
    expect(await ofMobile()).toMatchObject({ enabled: false, withheld: false });
  });

  it('waits for its seller, whom the desk suspended, when it is given back', async () => {
    await enable(false);
    await suspend();
    expect(await enable(true)).toEqual({ changed: 1 });
    expect(await ofMobile()).toMatchObject({ enabled: false, withheld: true });
    await desk(() => merchantDeskCalls.approve({ uuid }));
    expect(await ofMobile()).toMatchObject({ enabled: true });
  });
});

describe('a product that its seller put away', () => {
  it('is not on sale by a word of the desk, nor when its seller is approved', async () => {
    await archive(true);
    expect(await enable(true)).toEqual({ changed: 0 });
    await enable(false);
    expect(await enable(true)).toEqual({ changed: 1 });
    expect(await ofMobile()).toMatchObject({ enabled: false });
    await enable(false);
    await suspend();
    await desk(() => merchantDeskCalls.approve({ uuid }));
    expect(await ofMobile()).toMatchObject({ enabled: false });
  });

  it('is in no basket, even where an old word left it on sale', async () => {
    const hash = await shop.prepare();
    await db().update(product).set({ archivedAt: sql`now()` }).where(eq(product.id, mobile));
    await expect(
      orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 1 }),
    ).rejects.toMatchObject({ code: 'not_sold_here' });
  });
});
