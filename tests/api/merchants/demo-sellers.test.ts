// The shops of a demonstration: their orders went through the verbs of everybody, so the ledger agrees with them.
import { asc, count, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialBalance } from '#src/features/accounting/balance.server.ts';
import { fecPieces } from '#src/features/accounting/fec.server.ts';
import { seedClassifications } from '#src/features/catalogue/demo/seed.server.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { seedDemoOrders } from '#src/features/merchants/demo-orders.server.ts';
import { openDemoSellersToAdmins, seedDemoSellers } from '#src/features/merchants/demo-seed.server.ts';
import { isSiret } from '#src/features/merchants/merchant.ts';
import { advanceLines } from '#src/features/merchants/merchants.jobs.server.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { unexplained } from '#src/features/money/reconciliation/compare.server.ts';
import { sellerInvoiceCalls } from '#src/features/orders/invoices/invoice.calls.ts';
import { sellerReturnCalls } from '#src/features/orders/returns/return.calls.ts';
import { mailOutbox, merchant, orderLine, product, shopOrder } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
const db = () => app.services.database.db;

beforeAll(async () => {
  app = await startTestApp();
  await seedClassifications(db());
  await seedDemoSellers(app.services);
  await seedDemoOrders(app.services);
});
afterAll(() => app.close());

describe('the shops of a demonstration', () => {
  it('are three, named as such, each with goods of its own and an order in each state', async () => {
    const shops = await db().select().from(merchant);
    expect(shops).toHaveLength(3);
    for (const { name, description, siret, demo } of shops) {
      expect(name).toContain('(démo)');
      expect(description).toContain('démonstration');
      expect([isSiret(siret ?? ''), demo]).toEqual([true, true]);
    }
    const goods = await db()
      .select({ n: count() })
      .from(product)
      .where(isNotNull(product.merchantId))
      .groupBy(product.merchantId);
    expect(goods.map(({ n }) => Number(n))).toEqual([4, 4, 4]);
    const orders = await db().select().from(shopOrder).orderBy(asc(shopOrder.paidAt));
    expect(orders.map(({ status }) => status)).toEqual([
      'delivered',
      'refunded',
      'delivered',
      'sent',
      'paid',
      'paid',
    ]);
    const lines = await db().select().from(orderLine);
    expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['delivered', 'sent', 'paid']));
    expect((await checkLedger(db())).problems).toEqual([]);
    // The accountant is shown every posting, and books that balance.
    const mode = moneyModeOf(app.services);
    const pieces = new Set<string>();
    const { rows: written } = await app.services.database.query(
      `select idempotency_key as key, to_char(created_at at time zone 'Europe/Paris', 'YYYY') as year from ledger_tx`,
    );
    for (const year of new Set(written.map((posting) => posting.year))) {
      const period = { from: `${year}-01-01`, to: `${year}-12-31` };
      for await (const piece of fecPieces(db(), { ...period, mode, vatPercent: 20 }))
        for (const row of piece.split('\r\n')) pieces.add(row.split('\t')[8] ?? '');
    }
    for (const { key } of written) expect(pieces).toContain(key);
    const books = await trialBalance(db(), { day: '2099-12-31', mode, vatPercent: 20 });
    const sum = (side: 'debit' | 'credit') => books.reduce((cents, row) => cents + row[side], 0);
    expect(sum('debit')).toBe(sum('credit'));
    expect(books.map(({ account }) => account)).toEqual(expect.arrayContaining(['467500', '706000']));
    // The desk is shown no difference with the bank of the demonstration.
    expect(await unexplained(db(), moneyModeOf(app.services))).toEqual([]);
    expect(await db().$count(mailOutbox)).toBe(0);
  });

  it('are made once, and change nothing where somebody sells already', async () => {
    await seedDemoSellers(app.services);
    await seedDemoOrders(app.services);
    expect([await db().$count(merchant), await db().$count(shopOrder)]).toEqual([3, 6]);
  });

  it('open to an administrator, who finds a return to take in, invoices, and money that the clock frees', async () => {
    const rose = await join(app, 'rose');
    await openDemoSellersToAdmins(db());
    await openDemoSellersToAdmins(db());
    const { items } = await app.as(rose.token, () => businessCalls.mine());
    expect(items).toHaveLength(3);
    const brindille = items.find(({ slug }) => slug === 'atelier-brindille-demo');
    const { token } = await app.as(rose.token, () =>
      businessCalls.openSession({ merchant_uuid: brindille?.uuid ?? '' }),
    );
    await app.as(token, async () => {
      expect((await sellerOrderCalls.list({})).total).toBe(4);
      expect((await sellerInvoiceCalls.list({})).total).toBe(4);
      expect((await sellerReturnCalls.list({ status: 'asked' })).total).toBe(1);
      const before = await sellerMoneyCalls.overview();
      expect(before.held).toBeGreaterThan(0);
      expect(before.available).toBeGreaterThan(0);
      const order = (await sellerOrderCalls.list({ status: 'paid' })).items[0];
      const line = order?.lines[0];
      await sellerOrderCalls.send({
        reference: order?.reference ?? '',
        line_ids: [line?.id ?? 0],
        carrier: '',
        tracking_number: 'Z1',
      });
      for (const days of [8, 30])
        await advanceLines({ ...app.services, clock: () => new Date(Date.now() + days * 86_400_000) });
      const after = await sellerMoneyCalls.overview();
      expect(after.available).toBeGreaterThan(before.available);
      expect(after.held).toBe(before.held);
    });
    expect((await checkLedger(db())).problems).toEqual([]);
  });
});
