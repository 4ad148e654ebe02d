import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { fecPieces } from '#src/features/accounting/fec.server.ts';
import { mismatches } from '#src/features/money/reconciliation/compare.server.ts';
import { reconcileBalance } from '#src/features/money/reconciliation/import.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { invoice, product } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses } from './business.ts';
import { DETAILS } from './orders.ts';
import type { StripeObject } from './stripe-double/books.ts';
import { closeDispute, openDispute } from './stripe-double/disputes.ts';
import { openStripeShop } from './stripe-shop.ts';

const MODE = { provider: 'stripe' as const, livemode: false };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);
const cents = (cell: string | undefined) => Number((cell ?? '').replace(',', ''));

export type ContestedShop = Awaited<ReturnType<typeof openContestedShop>>;

/** The shop of orders through the double of Stripe, a seller's mobile beside our lamps, and banks that take money back. */
export async function openContestedShop() {
  const site = await openStripeShop({ stock: 90 });
  const { app, camille } = site.shop;
  const ines = await join(app, 'ines');
  const { mine: seller, mobile } = await openBusinesses(site.shop, { ines, rose: site.rose });
  const { db } = app.services.database;
  await db.update(product).set({ stock: 90 }).where(eq(product.id, mobile));

  async function given(amount: number): Promise<string> {
    const batch = { count: 1, amount, expires_on: inDays(60), label: 'Geste', key: randomUUID() };
    return (await site.asRose(() => voucherDeskCalls.create(batch))).codes[0] ?? '';
  }
  const hear = async (made: StripeObject) => {
    for (const event of site.eventsOf(made.id)) await site.deliver(event);
  };
  return {
    ...site,
    ines,
    mobile,
    seller,
    asSeller: <T>(work: () => Promise<T>) => app.as(seller, work),
    hear,
    async contest(intentId: string, options: Parameters<typeof openDispute>[2] = {}) {
      const made = openDispute(site.stripe.books, intentId, options);
      await hear(made);
      return made;
    },
    async closed(made: StripeObject, won: boolean) {
      closeDispute(site.stripe.books, made, { won });
      await hear(made);
    },
    cancelled: (reference: string) =>
      site.asRose(() =>
        orderDeskCalls.cancel({ reference, reason: 'La banque l’a rendu', key: randomUUID() }),
      ),
    /** Lamps, and a seller's mobiles where asked, of which a voucher pays a part. */
    async bought({ voucher = 0, lamps = 1, mobiles = 0 } = {}) {
      const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
      const hash = await site.shop.prepare({ contributor_email: email, quantity: lamps });
      const line = { hash, list_uuid: camille.listUuid, product_id: mobile, quantity: mobiles };
      if (mobiles > 0) await orderCalls.addLine(line);
      await orderCalls.saveDetails({ hash, ...DETAILS, email });
      const code = voucher > 0 ? await given(voucher) : '';
      if (code) await reductionCalls.apply({ order_hash: hash, code });
      const { payment } = await orderCalls.pay({ hash });
      const secret = payment?.client_secret ?? '';
      const intent = site.intentOf(secret);
      site.stripe.pay(secret, 'pm_card_visa');
      await hear(intent);
      const { uuid: reference, id } = await site.shop.rowOf(hash);
      return { hash, reference, id, intent, email, code };
    },
    /** Reads the cents that the invoices of an order and their credits leave. */
    async papersOf(id: number) {
      const rows = await db.select().from(invoice).where(eq(invoice.orderId, id));
      const left = (of: 'total' | 'vat') =>
        rows.reduce((sum, row) => sum + (row.kind === 'invoice' ? row[of] : -row[of]), 0);
      const credits = rows.filter(({ kind }) => kind === 'credit').length;
      return { credits, total: left('total'), vat: left('vat') };
    },
    /** The ledger holds, and the provider's account says the same. */
    async booksAgree(): Promise<void> {
      expect(await site.shop.problems()).toEqual([]);
      await reconcileBalance(app.services);
      expect(await mismatches(db, MODE)).toEqual([]);
    },
    /** The accounting entries hold the tax of our papers; orders of sellers too are left out, whose tax is theirs. */
    async taxesAgree(): Promise<void> {
      const rows = await db.select().from(invoice);
      const shared = new Set(rows.filter((row) => row.merchantId !== null).map(({ orderId }) => orderId));
      const ours = rows.filter((row) => !shared.has(row.orderId));
      const said = ours.reduce((sum, row) => sum + (row.kind === 'invoice' ? row.vat : -row.vat), 0);
      const { vatPercent } = app.services.config;
      let vat = 0;
      const year = { from: '2020-01-01', to: '2099-12-31', mode: MODE, vatPercent };
      for await (const piece of fecPieces(db, year))
        for (const line of piece.split('\r\n')) {
          const cells = line.split('\t');
          const about = Number(/^order:(\d+):/.exec(cells[8] ?? '')?.[1] ?? 0);
          if (cells[4] === '445710' && about > 0 && !shared.has(about))
            vat += cents(cells[12]) - cents(cells[11]);
        }
      expect(vat).toBe(said);
    },
  };
}
