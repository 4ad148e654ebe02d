// What a seller earns waits while its buyer sends something back, and is theirs again when nothing comes.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceLines } from '#src/features/merchants/merchants.jobs.server.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { returnCalls, sellerReturnCalls } from '#src/features/orders/returns/return.calls.ts';
import { orderLine, shopOrder } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import { STRIPE_KEYS } from '#tests/support/stripe-double/server.ts';

let shop: Shop;
let ines: Member;
let mine: string;
let mobile: number;

beforeAll(async () => {
  shop = await openShop({ stock: 10 });
  ines = await join(shop.app, 'ines');
  ({ mine, mobile } = await openBusinesses(shop, { ines, rose: await join(shop.app, 'rose') }));
});
afterAll(() => shop.app.close());

const db = () => shop.app.services.database.db;
const asSeller = <T>(work: () => Promise<T>) => shop.app.as(mine, work);
const sums = () => asSeller(() => sellerMoneyCalls.overview());

/** Two mobiles of the seller, there since `days` days. */
async function delivered(days: number) {
  const hash = await shop.prepare({ contributor_email: `${randomUUID().slice(0, 8)}@exemple.fr` });
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 2 });
  const { lines } = await orderCalls.get({ hash });
  const lamp = lines.find(({ product }) => product.id !== mobile);
  await orderCalls.removeLine({ hash, line_id: lamp?.id ?? 0 });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  await payFor(shop.app, hash);
  const { id, uuid: reference } = await shop.rowOf(hash);
  const line_id = (await orderCalls.get({ hash })).lines[0]?.id ?? 0;
  const parcel = { reference, line_ids: [line_id], carrier: 'Colissimo', tracking_number: '6A' };
  await asSeller(() => sellerOrderCalls.send(parcel));
  const at = new Date(shop.app.services.clock().getTime() - days * 86_400_000);
  await db().update(orderLine).set({ state: 'delivered', deliveredAt: at }).where(eq(orderLine.orderId, id));
  await db().update(shopOrder).set({ status: 'delivered', deliveredAt: at }).where(eq(shopOrder.id, id));
  return { hash, line_id, id };
}

async function aged(id: number, days: number): Promise<void> {
  const at = new Date(shop.app.services.clock().getTime() - days * 86_400_000);
  await db().update(orderLine).set({ deliveredAt: at }).where(eq(orderLine.orderId, id));
}

const askedFor = async (of: { hash: string; line_id: number }) => {
  const { returns } = await returnCalls.ask({ hash: of.hash, lines: [{ line_id: of.line_id, quantity: 1 }] });
  return returns[0]?.id as string;
};

describe('the money of a sale of which something comes back', () => {
  it('does not become available before the return is at its end', async () => {
    const order = await delivered(1);
    const id = await askedFor(order);
    await aged(order.id, 20);
    await advanceLines(shop.app.services);
    const earned = await sums();
    expect(earned).toMatchObject({ available: 0, withdrawable: 0, next_available_at: null });
    expect(earned.held).toBe(earned.pending);
    await asSeller(() => sellerReturnCalls.receive({ id }));
    await shop.app.runJobs();
    await advanceLines(shop.app.services);
    // One of two came back: the other's price and the delivery are the seller's.
    const after = await sums();
    expect(after).toMatchObject({ pending: 0, held: 0 });
    expect(after.available).toBe(after.withdrawable);
    expect(after.available).toBeLessThan(earned.held);
    expect(after.available).toBeGreaterThan(0);
    expect(await shop.problems()).toEqual([]);
  });

  it('that was available already is not paid out meanwhile, and is again once nothing comes', async () => {
    const before = await sums();
    const order = await delivered(14);
    await advanceLines(shop.app.services);
    const free = (await sums()).withdrawable;
    expect(free).toBeGreaterThan(before.available);
    await aged(order.id, 13);
    const id = await askedFor(order);
    const held = await sums();
    expect(held).toMatchObject({ available: free, withdrawable: before.available });
    expect(held.held).toBe(free - before.available);
    await prove(shop.app, mine);
    await asSeller(() => sellerMoneyCalls.startIdentity());
    await db().execute(
      `update demo_recipient set status = 'verified', bank_last4 = '0189', surname = 'Nuage'`,
    );
    await asSeller(() => sellerMoneyCalls.checkIdentity());
    const withdraw = (amount: number) =>
      asSeller(() => sellerMoneyCalls.withdraw({ amount, key: randomUUID() }));
    await expect(withdraw(free)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await asSeller(() => sellerReturnCalls.refuse({ id, cause: 'never_came', answer: 'Rien n’est arrivé.' }));
    expect(await sums()).toMatchObject({ held: 0, withdrawable: free });
    await withdraw(free);
    expect(await sums()).toMatchObject({ available: 0, withdrawable: 0 });
    expect(await shop.problems()).toEqual([]);
  });
});

describe('what was earned in play money', () => {
  it('is nothing once the site takes real money', async () => {
    await delivered(30);
    await advanceLines(shop.app.services);
    const play = await sums();
    expect(play.available).toBeGreaterThan(0);
    const config = shop.app.services.config as { payments: string; stripe: unknown };
    const known = { payments: config.payments, stripe: config.stripe };
    Object.assign(config, { payments: 'stripe', stripe: { ...STRIPE_KEYS, live: true } });
    try {
      expect(await sums()).toMatchObject({
        sales: 0,
        commission: 0,
        pending: 0,
        available: 0,
        withdrawable: 0,
        withdrawn: 0,
        held: 0,
        withdrawals: [],
        next_available_at: null,
      });
      const days = { from: '2020-01-01', to: '2099-12-31' };
      expect(await asSeller(() => sellerMoneyCalls.statement(days))).toMatchObject({ lines: [] });
      await expect(
        asSeller(() => sellerMoneyCalls.withdraw({ amount: play.available, key: randomUUID() })),
      ).rejects.toMatchObject({ code: 'identity_required' });
    } finally {
      Object.assign(config, known);
    }
    expect(await sums()).toMatchObject({ available: play.available });
    expect(await shop.problems()).toEqual([]);
  });

  it('is told by the check of the ledger where it stands in the account of real money', async () => {
    const named = (from: string, to: string) =>
      db().transaction(async (tx) => {
        await tx.execute('alter table ledger_account disable trigger ledger_account_keep');
        await tx.execute(
          `update ledger_account set code = regexp_replace(code, '${from}$', '${to}') where code ~ '^merchant:.*${from}$'`,
        );
        await tx.execute('alter table ledger_account enable trigger ledger_account_keep');
      });
    await named(':available:demo', ':available');
    expect((await shop.problems()).join()).toContain('what a seller has');
    await named(':available', ':available:demo');
    expect(await shop.problems()).toEqual([]);
  });
});
