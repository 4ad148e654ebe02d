// Orders and money of a seller.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { merchant, recipient } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';

let shop: Shop;
let ines: Member;
let rose: Member;
/** Tokens of the two businesses: Inès's and Camille's. */
let mine: string;
let theirs: string;
let uuid: string;
let mobile: number;

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  ines = await join(shop.app, 'ines');
  rose = await join(shop.app, 'rose');
  ({ mine, theirs, uuid, mobile } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());

const db = () => shop.app.services.database.db;
const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);

/** Paid: a lamp of ours and two mobiles of the seller. */
async function bought(): Promise<{ hash: string; reference: string }> {
  const hash = await shop.prepare();
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 2 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await payFor(shop.app, hash);
  return { hash, reference: (await shop.rowOf(hash)).uuid };
}

/** Of two parcels neither letter says that the order left whole, or that there is one. */
async function saidOfEachParcel() {
  await shop.app.runJobs();
  const told = (await mailsTo(shop.app, DETAILS.email)).filter(({ text }) => text.includes('est en route'));
  expect(told).toHaveLength(2);
  for (const { subject, text } of told) {
    expect(subject).toContain('Un colis de votre commande');
    expect(text).toContain('Un de vos colis est parti');
  }
}

describe('an order', () => {
  it('shows its seller their own lines, is sent with a number its buyer gets, and earns after two weeks', async () => {
    const { hash, reference } = await bought();
    const seen = await as(mine, () => sellerOrderCalls.get({ reference }));
    // 35,50 and 60,00: delivery is free; 10 % of the goods.
    expect(seen).toMatchObject({
      status: 'paid',
      lines: [{ name: 'Mobile en bois', quantity: 2, price: 3000, state: 'paid' }],
      delivery: { city: 'Nantes' },
      total: 6000,
      commission: 600,
      net: 5400,
    });
    await expect(as(theirs, () => sellerOrderCalls.get({ reference }))).rejects.toMatchObject({
      code: 'not_found',
    });
    const parcel = { reference, carrier: 'Colissimo', tracking_number: '6A123' };
    const ids = seen.lines.map(({ id }) => id);
    const sent = await as(mine, () => sellerOrderCalls.send({ ...parcel, line_ids: ids }));
    expect(sent.lines).toMatchObject([{ state: 'sent' }]);
    await as(mine, () => sellerOrderCalls.send({ ...parcel, line_ids: ids }));
    await shop.app.runJobs();
    const mails = (await mailsTo(shop.app, DETAILS.email)).filter(({ subject }) => subject.includes('colis'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('6A123');
    await as(rose.token, async () => {
      // Of several sellers' parcels and its own, the desk is offered what it has to do itself.
      expect(await orderDeskCalls.get({ reference })).toMatchObject({
        order: { status: 'paid' },
        next_step: 'prepare',
      });
      const prepared = await orderDeskCalls.advance({ reference, step: 'prepare' });
      expect(prepared.next_step).toBe('send');
      const sent = await orderDeskCalls.advance({ reference, step: 'send', tracking_number: 'T1' });
      expect(sent.next_step).toBe('deliver');
      await saidOfEachParcel();
      const done = await orderDeskCalls.advance({ reference, step: 'deliver' });
      expect(done).toMatchObject({ order: { status: 'delivered' }, next_step: null });
    });
    expect(await as(mine, () => sellerMoneyCalls.overview())).toMatchObject({
      sales: 6000,
      commission: 600,
      pending: 5400,
      available: 0,
      next_available_at: expect.any(String),
    });
    expect(await shop.problems()).toEqual([]);
    const daysOn = async (days: number) => {
      await as(rose.token, () => demoCalls.advanceClock({ days }));
      await shop.app.runJobs();
      const { pending, available } = await as(mine, () => sellerMoneyCalls.overview());
      const { delivery } = await as(mine, () => sellerOrderCalls.get({ reference }));
      return { pending, available, city: delivery?.city };
    };
    expect(await daysOn(13)).toEqual({ pending: 5400, available: 0, city: 'Nantes' });
    expect(await daysOn(1)).toEqual({ pending: 0, available: 5400, city: 'Nantes' });
    // Read until thirty days after it came.
    expect(await daysOn(15)).toMatchObject({ city: 'Nantes' });
    expect(await daysOn(2)).toMatchObject({ city: undefined });
    expect(await orderCalls.get({ hash })).toMatchObject({ address: { city: 'Nantes' } });
    expect(await shop.problems()).toEqual([]);
  });

  it('that is refused gives back that line, its commission too, and is refused once', async () => {
    const { hash, reference } = await bought();
    const { lines } = await as(mine, () => sellerOrderCalls.get({ reference }));
    const line_id = lines[0]?.id ?? 0;
    const refuse = () =>
      as(mine, () => sellerOrderCalls.refuse({ reference, line_id, reason: 'Plus en stock' }));
    expect(await refuse()).toMatchObject({
      lines: [{ state: 'refused' }],
      net: 0,
      commission: 0,
      delivery: null,
    });
    await refuse();
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', refunded: 6000 });
    expect(await as(mine, () => sellerMoneyCalls.overview())).toMatchObject({ pending: 0 });
    expect(await shop.problems()).toEqual([]);
    await orderCalls.cancel({ hash });
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'refunded', refunded: 9550 });
    expect(await shop.problems()).toEqual([]);
  });

  it('that waits is reminded, then flagged to the desk', async () => {
    const { hash } = await bought();
    const daysOn = async (days: number) => {
      await as(rose.token, () => demoCalls.advanceClock({ days }));
      await shop.app.runJobs();
      const mails = await mailsTo(shop.app, 'ines@exemple.fr');
      const found = await as(rose.token, () => merchantDeskCalls.search({ query: 'Atelier Nuage' }));
      expect(found.items).toMatchObject([{ products: 1 }]);
      const reminders = mails.filter(({ subject }) => subject.includes('attend son envoi')).length;
      return { reminders, late: found.items[0]?.late };
    };
    expect(await daysOn(2)).toEqual({ reminders: 0, late: 0 });
    expect(await daysOn(1)).toEqual({ reminders: 1, late: 0 });
    expect(await daysOn(2)).toEqual({ reminders: 1, late: 0 });
    expect(await daysOn(1)).toEqual({ reminders: 1, late: 1 });
    await orderCalls.cancel({ hash });
    await shop.app.runJobs();
    expect(await shop.problems()).toEqual([]);
  });
});

describe('the money of a business', () => {
  it('is withdrawn by its owner alone, with a proof and an identity, never more than is there', async () => {
    const withdraw = (amount: number, key: string) =>
      as(mine, () => sellerMoneyCalls.withdraw({ amount, key }));
    await expect(withdraw(1000, randomUUID())).rejects.toMatchObject({ code: 'proof_required' });
    await prove(shop.app, mine);
    await expect(withdraw(1000, randomUUID())).rejects.toMatchObject({ code: 'identity_required' });
    const { url } = await as(mine, () => sellerMoneyCalls.startIdentity());
    expect(url).toContain('/p/');
    const [who] = await db().select({ id: merchant.id }).from(merchant).where(eq(merchant.uuid, uuid));
    const [account] = await db()
      .select()
      .from(recipient)
      .where(eq(recipient.merchantId, who?.id ?? 0));
    expect(account?.personId).toBeNull();
    for (const status of ['onboarding', 'documents', 'refused']) {
      await db().execute(sql`update demo_recipient set status = ${status}`);
      await expect(withdraw(1000, randomUUID())).rejects.toMatchObject({ code: 'identity_required' });
    }
    await db().execute(
      `update demo_recipient set status = 'verified', bank_last4 = '0189', surname = 'Nuage'`,
    );
    expect(await as(mine, () => sellerMoneyCalls.checkIdentity())).toMatchObject({ status: 'verified' });
    await expect(withdraw(5401, randomUUID())).rejects.toMatchObject({ code: 'balance_insufficient' });
    const key = randomUUID();
    const both = await Promise.all([withdraw(5400, key), withdraw(5400, key)]);
    expect(both[0].uuid).toBe(both[1].uuid);
    await expect(withdraw(100, randomUUID())).rejects.toMatchObject({ code: 'balance_insufficient' });
    await as(rose.token, () => demoCalls.advanceClock({ days: 7 }));
    await shop.app.runJobs();
    expect(await as(mine, () => sellerMoneyCalls.overview())).toMatchObject({
      available: 0,
      withdrawn: 5400,
    });
    const { lines } = await as(mine, () =>
      sellerMoneyCalls.statement({ from: '2000-01-01', to: '2999-12-31' }),
    );
    expect(lines.at(-1)).toMatchObject({ balance: 0 });
    expect(await shop.problems()).toEqual([]);
  });

  it('below zero after a refund is carried, and stays out of reach', async () => {
    const [old] = (await as(mine, () => sellerOrderCalls.list({ status: 'delivered' }))).items;
    await as(rose.token, async () => {
      await orderDeskCalls.takeBack({
        reference: old?.reference ?? '',
        reason: 'Revenu tard',
        key: randomUUID(),
      });
    });
    await shop.app.runJobs();
    expect(await as(mine, () => sellerMoneyCalls.overview())).toMatchObject({ available: -5400 });
    await prove(shop.app, mine);
    await expect(
      as(mine, () => sellerMoneyCalls.withdraw({ amount: 100, key: randomUUID() })),
    ).rejects.toMatchObject({
      code: 'balance_insufficient',
      message: expect.stringMatching(/^Votre solde est de .54,00\s€ après des remboursements/),
    });
    expect(await shop.problems()).toEqual([]);
  });
});
