// Our invoices of commission: once a month a seller, numbered without a gap, and together what was really kept.
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitVat } from '#src/features/accounting/vat.ts';
import {
  commissionDeskCalls,
  sellerCommissionCalls,
} from '#src/features/merchants/commission/commission.calls.ts';
import { issueCommissionInvoices } from '#src/features/merchants/commission/issue.server.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { addMonths, parisDay } from '#src/lib/calendar-day.ts';
import { commissionInvoice, merchantMember, orderLine } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
let rose: Member;
let ines: Member;
let mine: string;
let theirs: string;
let mobile: number;
beforeAll(async () => {
  shop = await openShop({ stock: 30, config: { siren: '732829320' } });
  rose = await join(shop.app, 'rose');
  ines = await join(shop.app, 'ines');
  ({ mine, theirs, mobile } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());

const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);
const db = () => shop.app.services.database.db;

/** The first of the month that comes so many months after this one, in Paris, and as the site lives it then. */
const dayOf = (months: number) => addMonths(`${parisDay(new Date()).slice(0, 7)}-01`, months);
const in_ = (months: number): Services => ({
  ...shop.app.services,
  clock: () => new Date(`${dayOf(months)}T08:00:00Z`),
});
const papers = () => db().select().from(commissionInvoice).orderBy(asc(commissionInvoice.id));

async function bought(email: string, quantity = 1) {
  const hash = await shop.prepare({ contributor_email: email });
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity });
  await orderCalls.saveDetails({ hash, ...DETAILS, email });
  await payFor(shop.app, hash);
  return { hash, row: await shop.rowOf(hash) };
}

/** The truth that papers add up to: the commission of every paid line that is still ours, cents. */
async function kept(): Promise<number> {
  const [sum] = await db()
    .select({ cents: sql<number>`sum(${orderLine.commission} - ${orderLine.commissionBack})::int` })
    .from(orderLine);
  return Number(sum?.cents ?? 0);
}
const said = async () =>
  (await papers()).reduce((sum, { kind, total }) => sum + (kind === 'commission' ? total : -total), 0);

describe('the commission of a month', () => {
  let first: Awaited<ReturnType<typeof bought>>;

  it('is invoiced once the month is over, once, with its VAT', async () => {
    first = await bought('un@exemple.fr', 2);
    await bought('deux@exemple.fr');
    await issueCommissionInvoices(in_(0));
    expect(await papers()).toEqual([]);
    await issueCommissionInvoices(in_(1));
    await issueCommissionInvoices(in_(1));
    const [paper, ...others] = await papers();
    expect(others).toEqual([]);
    // Ten per cent of three mobiles at 30 €.
    expect(paper).toMatchObject({
      kind: 'commission',
      total: 900,
      vat: splitVat(900, 20).vat,
      month: dayOf(1).slice(0, 7),
      number: `DEMO-C${dayOf(1).slice(0, 4)}-000001`,
      facts: {
        before: dayOf(1),
        seller: { legal_name: 'Nuage SARL', siret: '73282932000074', vat_number: 'FR44732829320' },
        operator: { siret: '732829320' },
        lines: [
          { order: first.row.number, goods: 6000, commission: 600 },
          { goods: 3000, commission: 300 },
        ],
        vat_percent: 20,
      },
    });
    expect(await said()).toBe(await kept());
    await shop.app.runJobs();
    const [mail] = (await mailsTo(shop.app, 'ines@exemple.fr')).filter(({ text }) =>
      text.includes(paper?.number ?? '-'),
    );
    expect(mail?.text).toContain('/i/business/factures');
  });

  it('goes back on the next paper, which is a credit where nothing else was sold', async () => {
    const ofSeller = await db()
      .select()
      .from(orderLine)
      .where(and(eq(orderLine.orderId, first.row.id), sql`merchant_id is not null`));
    await as(mine, () =>
      sellerOrderCalls.refuse({
        reference: first.row.uuid,
        line_id: ofSeller[0]?.id ?? 0,
        reason: 'Épuisé',
      }),
    );
    await shop.app.runJobs();
    await issueCommissionInvoices(in_(1));
    expect(await papers()).toHaveLength(1);
    await issueCommissionInvoices(in_(2));
    const credit = (await papers()).at(-1);
    expect(credit).toMatchObject({
      kind: 'commission_credit',
      total: 600,
      number: `DEMO-AC${dayOf(2).slice(0, 4)}-000001`,
      facts: { lines: [{ order: first.row.number, commission: -600 }] },
    });
    expect(await said()).toBe(await kept());
    await issueCommissionInvoices(in_(3));
    expect(await papers()).toHaveLength(2);
    expect(await shop.problems()).toEqual([]);
  });

  it('is made once however many processes make it at once, and numbers have no gap', async () => {
    await bought('trois@exemple.fr');
    await Promise.all(Array.from({ length: 6 }, () => issueCommissionInvoices(in_(4))));
    const all = await papers();
    expect(all.map(({ kind, rank }) => [kind, rank])).toEqual([
      ['commission', 1],
      ['commission_credit', 1],
      ['commission', all[2]?.year === all[0]?.year ? 2 : 1],
    ]);
    expect(await said()).toBe(await kept());
  });

  it('is never changed', async () => {
    await expect(db().update(commissionInvoice).set({ total: 1 })).rejects.toThrow();
    await expect(db().delete(commissionInvoice)).rejects.toThrow();
  });
});

describe('an invoice of commission', () => {
  it('is a PDF for the owners of its business and for the desk', async () => {
    const { items, total } = await as(mine, () => sellerCommissionCalls.list({ page: 1 }));
    expect(total).toBe(3);
    expect(items.map(({ kind }) => kind)).toEqual(['commission', 'commission_credit', 'commission']);
    const { id, number } = items[0] ?? { id: '', number: '' };
    const file = await as(mine, () => sellerCommissionCalls.get({ id }));
    expect(file.name).toBe(`${number}.pdf`);
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const all = await as(rose.token, () => commissionDeskCalls.list({ page: 1 }));
    expect(all.items).toEqual(items);
    expect((await as(rose.token, () => commissionDeskCalls.get({ id }))).name).toBe(file.name);
  });

  it('is not found by another business, and not for a member who is no owner', async () => {
    const [paper] = await papers();
    const id = paper?.uuid ?? '';
    await expect(as(theirs, () => sellerCommissionCalls.get({ id }))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await as(theirs, () => sellerCommissionCalls.list({ page: 1 }))).items).toEqual([]);
    await expect(as(ines.token, () => commissionDeskCalls.get({ id }))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(shop.app.as(null, () => sellerCommissionCalls.get({ id }))).rejects.toMatchObject({
      status: 401,
    });
    await db()
      .update(merchantMember)
      .set({ role: 'member' })
      .where(eq(merchantMember.merchantId, paper?.merchantId ?? 0));
    await expect(as(mine, () => sellerCommissionCalls.get({ id }))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(as(mine, () => sellerCommissionCalls.list({ page: 1 }))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
