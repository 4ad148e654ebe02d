// Invoices and credits: numbered without a gap for each seller, in the transaction of the sale.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitVat } from '#src/features/accounting/vat.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { invoiceDeskCalls, sellerInvoiceCalls } from '#src/features/orders/invoices/invoice.calls.ts';
import { invoiceAnswer } from '#src/features/orders/invoices/invoice-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { sellerReturnCalls } from '#src/features/orders/returns/return.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
let rose: Member;
let mine: string;
let theirs: string;
let mobile: number;
beforeAll(async () => {
  shop = await openShop({ stock: 30, config: { siren: '732829320' } });
  rose = await join(shop.app, 'rose');
  const ines = await join(shop.app, 'ines');
  ({ mine, theirs, mobile } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());

const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);
const rowsOf = (id: number) =>
  shop.app.services.database.db
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, id))
    .orderBy(asc(invoice.id));

async function bought(email: string, quantity = 1) {
  const hash = await shop.prepare({ contributor_email: email });
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity });
  await orderCalls.saveDetails({ hash, ...DETAILS, email });
  await payFor(shop.app, hash);
  return { hash, row: await shop.rowOf(hash) };
}

describe('an order of two sellers', () => {
  it('has an invoice of each, whose sums are those of the order, and a credit when some goes back', async () => {
    await as(mine, () => sellerReturnCalls.address({ lines: ['3 rue du Bois', '35000 Rennes'] }));
    const { hash, row } = await bought('facture@exemple.fr');
    const [ours, hers] = await rowsOf(row.id);
    expect([ours?.number, hers?.number]).toEqual([
      expect.stringMatching(/^DEMO-F\d{4}-000001$/),
      expect.stringMatching(/^DEMO-V\d+-F\d{4}-000001$/),
    ]);
    expect((ours?.total ?? 0) + (hers?.total ?? 0)).toBe(row.total);
    expect(ours?.vat).toBe(splitVat(ours?.total ?? 0, 20).vat);
    expect(hers?.facts).toMatchObject({
      seller: {
        legal_name: 'Nuage SARL',
        siret: '73282932000074',
        address: ['3 rue du Bois', '35000 Rennes'],
      },
      lines: [{ label: 'Mobile en bois', quantity: 1, unit: 3000 }],
      paid: { offers: 0, vouchers: 0, card: hers?.total },
    });
    const order = await orderCalls.get({ hash });
    expect(order.invoices.map(({ seller }) => seller)).toEqual(['Merveille', 'Atelier Nuage']);
    await shop.app.runJobs();
    const [mail] = await mailsTo(shop.app, 'facture@exemple.fr');
    expect(mail?.text).toContain(`/facture/${ours?.uuid}.pdf`);
    await as(mine, () =>
      sellerOrderCalls.refuse({ reference: row.uuid, line_id: order.lines[1]?.id ?? 0, reason: 'Épuisé' }),
    );
    await shop.app.runJobs();
    const credit = (await rowsOf(row.id)).at(-1);
    expect(credit).toMatchObject({ kind: 'credit', total: hers?.total, facts: { of: hers?.number } });
    expect(credit?.number).toMatch(/^DEMO-V\d+-A\d{4}-000001$/);
    // An invoice is never changed.
    await expect(
      shop.app.services.database.db
        .update(invoice)
        .set({ total: 1 })
        .where(eq(invoice.id, ours?.id ?? 0)),
    ).rejects.toThrow();
    expect(await shop.problems()).toEqual([]);
  });

  it('has a credit that says how many pieces came back', async () => {
    const { hash, row } = await bought('deux-pieces@exemple.fr', 2);
    const line = (await orderCalls.get({ hash })).lines.find(({ quantity }) => quantity === 2);
    await as(mine, () =>
      sellerOrderCalls.refuse({ reference: row.uuid, line_id: line?.id ?? 0, reason: 'Épuisé' }),
    );
    const papers = await rowsOf(row.id);
    const sold = papers.find(({ facts }) => facts.lines.some(({ quantity }) => quantity === 2));
    const credit = papers.find(({ kind }) => kind === 'credit');
    expect(sold?.facts.delivery).toBe(0);
    expect(credit?.facts.lines).toMatchObject([{ quantity: 2, unit: 3000, total: 6000 }]);
  });

  it('takes no number for what fails, and none is missing', async () => {
    for (let n = 0; n < 3; n += 1) await bought(`suite${n}@exemple.fr`);
    const hash = await shop.prepare({ contributor_email: 'refus@exemple.fr' });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await payFor(shop.app, hash, '4000000000000002').catch(() => null);
    await bought('apres@exemple.fr');
    const rows = await shop.app.services.database.db.select().from(invoice);
    for (const series of new Set(rows.map(({ seller, kind }) => `${seller} ${kind}`))) {
      const ranks = rows.filter((one) => `${one.seller} ${one.kind}` === series).map(({ rank }) => rank);
      expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks.map((_, n) => n + 1));
    }
  });

  it('is a PDF for its buyer, its seller and the desk, and for nobody else', async () => {
    const { hash, row } = await bought('pdf@exemple.fr');
    const [ours, hers] = await rowsOf(row.id);
    const ctx = systemCtx(shop.app.services);
    const file = await invoiceAnswer(ctx, { hash }, ours?.uuid ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = bytes.toString('latin1');
    // Tagged, in French, with its fonts inside.
    for (const sign of ['/Marked true', '/Lang (fr-FR)', '/StructTreeRoot', '/FontFile2'])
      expect(text).toContain(sign);
    const other = await bought('autre-pdf@exemple.fr');
    expect((await invoiceAnswer(ctx, { hash: other.hash }, ours?.uuid ?? '')).status).toBe(404);
    expect((await invoiceAnswer(ctx, { hash }, 'x')).status).toBe(404);
    expect((await invoiceAnswer(ctx, { token: 'x'.repeat(43) }, ours?.uuid ?? '')).status).toBe(404);
    const id = hers?.uuid ?? '';
    expect((await as(mine, () => sellerInvoiceCalls.get({ id }))).name).toBe(`${hers?.number}.pdf`);
    await expect(as(theirs, () => sellerInvoiceCalls.get({ id }))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await as(theirs, () => sellerInvoiceCalls.list({}))).items).toEqual([]);
    const listed = await as(mine, () => sellerInvoiceCalls.list({}));
    expect(listed.items.find((one) => one.id === id)?.order_number).toBe(row.number);
    expect((await as(rose.token, () => invoiceDeskCalls.get({ id }))).base64).toMatch(/^JVBERi/);
    await expect(invoiceDeskCalls.get({ id })).rejects.toMatchObject({ status: 401 });
    await expect(as(mine, () => sellerInvoiceCalls.get({ id: randomUUID() }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
