// A business that ends for good: nothing of it is for sale, what is paid is sent, and all that it has earned is paid out.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { endCalls, ownEndCalls } from '#src/features/merchants/ending.calls.ts';
import { closeDue } from '#src/features/merchants/ending.server.ts';
import { advanceLines } from '#src/features/merchants/merchants.jobs.server.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { settleClosed } from '#src/features/merchants/settle-closed.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { mailOutbox, merchant, product, recipient, withdrawal } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { openBusinesses, PRODUCT } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type PaidSeller, startPaidSeller } from '#tests/support/paid-seller.ts';
import { prove } from '#tests/support/prove.ts';

const DAY = 86_400_000;

describe('the money of a business that is closed for good', () => {
  let site: PaidSeller;
  beforeEach(async () => {
    site = await startPaidSeller(12_345);
  });
  afterEach(() => site.close());

  const db = () => site.app.services.database.db;
  const settle = () => settleClosed(site.app.services);
  const made = () => db().select().from(withdrawal).orderBy(withdrawal.id);
  const later = (days: number) => site.app.services.moveClock(days * DAY);
  const books = async () => expect(await site.problems()).toEqual([]);
  const letters = async (about: RegExp) =>
    (await db().select().from(mailOutbox)).filter(({ subject }) => about.test(subject));

  it('is paid out by itself, whole and once, when its owner closes it', async () => {
    await settle();
    expect(await made()).toEqual([]);
    expect(await site.end('owner')).toMatchObject({ status: 'disabled', closed_at: expect.any(String) });
    await site.end('owner');
    const [letter, ...more] = await letters(/est fermée/);
    expect(more).toEqual([]);
    expect(letter?.to).toBe(CAST.ines.email);
    expect(letter?.text).toContain('Il vous revient 123,45');
    await Promise.all([settle(), settle()]);
    await settle();
    await site.arrived();
    await settle();
    expect(await made()).toMatchObject([{ amount: 12_345, status: 'paid' }]);
    expect([await site.balance('available'), await site.balance('withdrawing')]).toEqual([0, 0]);
    await books();
  });

  it('waits while the desk suspends it, and leaves when the desk closes it', async () => {
    const asked = await site.withdrawWithout('transfer', 2000);
    await site.disable();
    await site.advance();
    await settle();
    expect(await made()).toMatchObject([{ amount: 2000, status: 'transferring' }]);
    await site.end('desk');
    await site.advance();
    await site.arrived();
    await settle();
    await site.arrived();
    expect(await site.rowOf(asked)).toMatchObject({ status: 'paid' });
    expect(await made()).toMatchObject([{ amount: 2000 }, { amount: 10_345, status: 'paid' }]);
    await books();
  });

  it('is held again when the desk suspends what was closed', async () => {
    await site.end('desk');
    await site.disable();
    await settle();
    expect(await made()).toEqual([]);
    expect(await site.balance('available')).toBe(12_345);
    await books();
  });

  it('is not sent at once to a bank that refused it, and is a week later', async () => {
    await site.end('owner');
    await settle();
    await site.arrived('account_closed');
    await settle();
    expect(await made()).toMatchObject([{ status: 'failed' }]);
    later(8);
    await settle();
    await site.arrived();
    expect(await made()).toMatchObject([{ status: 'failed' }, { amount: 12_345, status: 'paid' }]);
    await books();
  });

  it('waits for the proof of who its owner is, and says so once a month', async () => {
    await db().delete(recipient);
    await site.end('owner');
    expect((await letters(/est fermée/))[0]?.text).toContain('faites vérifier votre identité');
    for (const day of [0, 32, 33, 64]) {
      later(day);
      await settle();
    }
    expect(await letters(/somme vous attend/)).toHaveLength(2);
    expect(await made()).toEqual([]);
    expect(await site.balance('available')).toBe(12_345);
    later(0);
    await site.verify();
    await settle();
    await site.arrived();
    expect(await made()).toMatchObject([{ amount: 12_345, status: 'paid' }]);
    await books();
  });

  it('is told to the desk, and to its owners, who still read their papers and ask for it by hand', async () => {
    await site.end('owner');
    const { items } = await site.desk(() => merchantDeskCalls.search({ query: site.uuid }));
    expect(items).toMatchObject([{ available: 12_345, pending: 0, closed_at: expect.any(String) }]);
    expect(await site.seller(() => sellerMoneyCalls.overview())).toMatchObject({ withdrawable: 12_345 });
    const days = { from: '2020-01-01', to: '2099-12-31' };
    expect((await site.seller(() => sellerMoneyCalls.statement(days))).lines).toHaveLength(1);
    await site.withdraw(12_345);
    await site.arrived();
    await settle();
    expect(await made()).toMatchObject([{ status: 'paid' }]);
    await books();
  });

  it('keeps its owner’s account until it is paid, and no longer', async () => {
    const leave = () =>
      site.app.as(site.ines.token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
    await site.end('owner');
    await expect(leave()).rejects.toMatchObject({ code: 'withdrawal_pending' });
    await site.withdraw(12_300);
    await site.arrived();
    // 45 cents, which no bank takes.
    await leave();
    expect(await site.balance('available')).toBe(45);
    await books();
  });
});

describe('the goods of a business that is closed for good', () => {
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
  afterEach(() => shop.app.services.moveClock(0));

  const desk = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);
  const seller = <T>(work: () => Promise<T>) => shop.app.as(mine, work);
  const ofMobile = async () =>
    (await shop.app.services.database.db.select().from(product).where(eq(product.id, mobile)))[0];
  const again = async () => {
    await desk(() => merchantDeskCalls.approve({ uuid }));
    mine = (await shop.app.as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }))).token;
  };
  async function prepared(): Promise<string> {
    const hash = await shop.prepare();
    await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 1 });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    return hash;
  }
  async function closeIt() {
    await prove(shop.app, mine);
    return seller(() => ownEndCalls.close());
  }

  it('are for sale no more, in a checkout that was begun neither; what is paid is sent, earned and its seller’s', async () => {
    const paid = await prepared();
    await payFor(shop.app, paid);
    const begun = await prepared();
    await closeIt();
    expect(await ofMobile()).toMatchObject({ enabled: false, withheld: true });
    await expect(orderCalls.pay({ hash: begun })).rejects.toMatchObject({ code: 'not_sold_here' });
    const { uuid: reference } = await shop.rowOf(paid);
    const { lines } = await seller(() => sellerOrderCalls.get({ reference }));
    const parcel = { reference, line_ids: lines.map(({ id }) => id), carrier: '', tracking_number: '6C' };
    await seller(() => sellerOrderCalls.send(parcel));
    for (const days of [8, 30]) {
      shop.app.services.moveClock(days * DAY);
      await advanceLines(shop.app.services);
    }
    const money = await seller(() => sellerMoneyCalls.overview());
    expect(money.pending).toBe(0);
    expect(money.available).toBeGreaterThan(0);
    expect(await shop.problems()).toEqual([]);
    await again();
  });

  it('come to no shelf while it is closed, and are back when the desk opens it again', async () => {
    await closeIt();
    const added = await seller(() => sellerProductCalls.save({ ...PRODUCT, name: 'Hochet' }));
    const [row] = await shop.app.services.database.db.select().from(product).where(eq(product.id, added.id));
    expect(row).toMatchObject({ enabled: false, withheld: true });
    await again();
    expect(await ofMobile()).toMatchObject({ enabled: true, withheld: false });
    expect(await seller(() => businessCalls.me())).toMatchObject({ status: 'active', closed_at: null });
  });

  it('leave thirty days after the desk said so, unless it changes its mind', async () => {
    const close = () => desk(() => endCalls.close({ uuid, reason: 'Trop de colis perdus' }));
    const told = await close();
    expect(told).toMatchObject({ status: 'active', closed_at: null });
    await close();
    const about = async (words: string) =>
      (await mailsTo(shop.app, CAST.ines.email)).filter(({ text }) => text.includes(words));
    expect(await about('Trop de colis perdus')).toHaveLength(1);
    expect(await ofMobile()).toMatchObject({ enabled: true });
    await desk(() => merchantDeskCalls.approve({ uuid }));
    expect(await about('aura pas lieu')).toHaveLength(1);
    shop.app.services.moveClock(31 * DAY);
    await closeDue(shop.app.services);
    expect(await ofMobile()).toMatchObject({ enabled: true });
    await close();
    shop.app.services.moveClock(60 * DAY);
    await closeDue(shop.app.services);
    expect(await ofMobile()).toMatchObject({ enabled: true });
    shop.app.services.moveClock(61.5 * DAY);
    await closeDue(shop.app.services);
    expect(await ofMobile()).toMatchObject({ enabled: false, withheld: true });
    expect(await seller(() => businessCalls.me())).toMatchObject({ closed_at: expect.any(String) });
    shop.app.services.moveClock(0);
    await again();
  });

  it('that are paid and of a suspended seller are dealt with first', async () => {
    const hash = await prepared();
    await payFor(shop.app, hash);
    await desk(() => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
    const close = () => desk(() => endCalls.close({ uuid, reason: 'Fautes répétées', at_once: true }));
    await expect(close()).rejects.toMatchObject({ code: 'conflict' });
    shop.app.services.moveClock(31 * DAY);
    await closeDue(shop.app.services);
    const { db } = shop.app.services.database;
    const rowOf = async () => (await db.select().from(merchant).where(eq(merchant.uuid, uuid)))[0];
    expect(await rowOf()).toMatchObject({ status: 'disabled', closedAt: null });
    await expect(
      shop.app.as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid })),
    ).rejects.toMatchObject({ code: 'business_disabled' });
    shop.app.services.moveClock(0);
    await again();
  });
});

it('is closed by an owner who has just proved who they are, and by nobody else', async () => {
  const shop = await openShop({ stock: 3 });
  try {
    const ines = await join(shop.app, 'ines');
    const rose = await join(shop.app, 'rose');
    const { mine, theirs, uuid } = await openBusinesses(shop, { ines, rose });
    const close = () => ownEndCalls.close();
    await expect(shop.app.as(mine, close)).rejects.toMatchObject({ code: 'proof_required' });
    await expect(shop.app.as(ines.token, close)).rejects.toMatchObject({ code: 'forbidden' });
    const desk = () => endCalls.close({ uuid, reason: 'Fautes répétées', at_once: true });
    for (const token of [mine, theirs, ines.token])
      await expect(shop.app.as(token, desk)).rejects.toMatchObject({ code: 'forbidden' });
  } finally {
    await shop.app.close();
  }
});
