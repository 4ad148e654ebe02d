// An offer on our own goods is a lower price, without VAT on what it took off; on a seller's it is a payment of ours.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { splitVat } from '#src/features/accounting/vat.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { sellerReturnCalls } from '#src/features/orders/returns/return.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
let seller: string;
let mobile: number;
beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  const ines = await join(shop.app, 'ines');
  counter = await openCounter(shop.app);
  ({ mine: seller, mobile } = await openBusinesses(shop, { ines, rose: counter.rose }));
  await shop.app.as(seller, () => sellerReturnCalls.address({ lines: ['3 rue du Bois', '35000 Rennes'] }));
  const always = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
  await counter.asRose(() => offerDeskCalls.save(offerOf({ ...always, percent: 10, code: 'DIXIEME' })));
});
afterAll(() => shop.app.close());

const papersOf = (id: number) =>
  shop.app.services.database.db
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, id))
    .orderBy(asc(invoice.id));
/** Cents that offers took off, of ours and of sellers' prices. */
async function cuts() {
  const { ownReductions, offersGiven } = accountsOf(moneyModeOf(shop.app.services));
  const { db } = shop.app.services.database;
  return { own: await balanceOf(db, ownReductions), sellers: await balanceOf(db, offersGiven) };
}

it('tells the two apart on papers and in the ledger, and each goes back with its own', async () => {
  const hash = await shop.prepare({ contributor_email: 'remise@exemple.fr' });
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 1 });
  await orderCalls.saveDetails({ hash, ...DETAILS, email: 'remise@exemple.fr' });
  await reductionCalls.apply({ order_hash: hash, code: 'DIXIEME' });
  await payFor(shop.app, hash);
  const row = await shop.rowOf(hash);
  const [ours, hers] = await papersOf(row.id);
  const { reduced = 0, lines, delivery, paid } = ours?.facts ?? { lines: [], delivery: 0 };
  const gross = lines.reduce((sum, { total }) => sum + total, delivery);
  expect(reduced).toBeGreaterThan(0);
  expect(ours).toMatchObject({ total: gross - reduced });
  expect(ours?.vat).toBe(splitVat(gross - reduced, 20).vat);
  expect(paid).toEqual({ offers: 0, vouchers: 0, card: gross - reduced });
  expect(hers?.facts.reduced).toBeUndefined();
  expect(hers?.facts.paid).toMatchObject({ offers: row.reduced - reduced });
  expect(hers?.vat).toBe(splitVat(hers?.total ?? 0, 20).vat);
  expect(await cuts()).toEqual({ own: reduced, sellers: row.reduced - reduced });

  const order = await orderCalls.get({ hash });
  await shop.app.as(seller, () =>
    sellerOrderCalls.refuse({ reference: row.uuid, line_id: order.lines[1]?.id ?? 0, reason: 'Épuisé' }),
  );
  await shop.app.runJobs();
  expect(await cuts()).toEqual({ own: reduced, sellers: 0 });

  const giveBack = (amount: number | null) =>
    counter.asRose(() =>
      refundCalls.request({ reference: row.uuid, amount, reason: 'Essai', key: randomUUID() }),
    );
  await giveBack(101);
  await shop.app.runJobs();
  expect(await cuts()).toEqual({ own: reduced, sellers: 0 });
  await giveBack(null);
  await shop.app.runJobs();
  const papers = (await papersOf(row.id)).filter(({ merchantId }) => merchantId === null);
  const sum = (of: 'total' | 'vat') =>
    papers.reduce((left, one) => left + (one.kind === 'invoice' ? one[of] : -one[of]), 0);
  expect([sum('total'), sum('vat')]).toEqual([0, 0]);
  expect(await cuts()).toEqual({ own: 0, sellers: 0 });
  expect(await shop.problems()).toEqual([]);
});

it('writes a paper of nothing for what an offer paid whole', async () => {
  const always = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
  await counter.asRose(() => offerDeskCalls.save(offerOf({ ...always, percent: 100, code: 'TOUT' })));
  const hash = await shop.prepare({ contributor_email: 'tout@exemple.fr' });
  await orderCalls.saveDetails({ hash, ...DETAILS, email: 'tout@exemple.fr' });
  await reductionCalls.apply({ order_hash: hash, code: 'TOUT' });
  const { to_pay } = await orderCalls.get({ hash });
  await (to_pay > 0 ? payFor(shop.app, hash) : orderCalls.pay({ hash }));
  const row = await shop.rowOf(hash);
  const [ours] = await papersOf(row.id);
  expect(ours?.total).toBe(to_pay);
  await orderCalls.cancel({ hash });
  await shop.app.runJobs();
  const papers = await papersOf(row.id);
  expect(papers.map(({ kind, total, facts }) => [kind, total, facts.reduced])).toEqual([
    ['invoice', to_pay, row.reduced],
    ['credit', to_pay, row.reduced],
  ]);
  expect(await cuts()).toEqual({ own: 0, sellers: 0 });
  expect(await shop.problems()).toEqual([]);
});
