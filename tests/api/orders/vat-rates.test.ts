// A seller of several rates of VAT: on invoices, credits and the entries of their own books, to the cent, and nothing of
// it in ours.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fecFaults } from '#src/features/accounting/fec-check.ts';
import { splitVat } from '#src/features/accounting/vat.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { invoicePdf } from '#src/features/orders/invoices/pdf.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { invoice } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { openBusinesses, PRODUCT } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { type Counter, openCounter } from '#tests/support/vouchers.ts';

let shop: Shop;
let counter: Counter;
let mine: string;
let theirs: string;
let mobile: number;
let book: number;
let toy: number;

beforeAll(async () => {
  shop = await openShop({ stock: 90, config: { refundTwoAdminsCents: 1_000_000 } });
  counter = await openCounter(shop.app);
  ({ mine, theirs, mobile } = await openBusinesses(shop, {
    ines: await join(shop.app, 'ines'),
    rose: counter.rose,
  }));
  const { items } = await counter.asRose(() => merchantDeskCalls.search({ query: 'Bois doux' }));
  await counter.asRose(() => merchantDeskCalls.approve({ uuid: items[0]?.uuid ?? '' }));
  const sold = { ...PRODUCT, stock: 90 };
  await as(mine, () => sellerProductCalls.save({ ...sold, id: mobile, price: 600 }));
  const imagier = { ...sold, name: 'Imagier', price: 1055, vat_percent: 5.5 as const };
  ({ id: book } = await as(mine, () => sellerProductCalls.save(imagier)));
  // Without a VAT number a rate of its own says nothing.
  ({ id: toy } = await as(theirs, () =>
    sellerProductCalls.save({ ...sold, name: 'Hochet', price: 200, vat_percent: 20 }),
  ));
  await as(shop.camille.token, async () => {
    for (const product_id of [book, toy]) {
      await itemCalls.addItemToMain({ product_id });
      await itemCalls.updateProduct({ product_id, quantity: 60 });
    }
  });
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  expect(await shop.problems()).toEqual([]);
});

const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);
const VAT = (cents: number, percent: number) => splitVat(cents, percent).vat;

async function prepared(): Promise<string> {
  const hash = await shop.prepare();
  for (const product_id of [mobile, book, toy])
    await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  return hash;
}

async function bought() {
  const hash = await prepared();
  await payFor(shop.app, hash);
  const { id, uuid: reference } = await shop.rowOf(hash);
  return { hash, id, reference };
}

async function papersOf(id: number, seller: string) {
  const rows = await shop.app.services.database.db
    .select()
    .from(invoice)
    .where(eq(invoice.orderId, id))
    .orderBy(asc(invoice.id));
  return rows.filter(({ facts }) => facts.seller.name === seller);
}

const sum = (papers: Awaited<ReturnType<typeof papersOf>>, of: 'total' | 'vat') =>
  papers.reduce((all, one) => all + (one.kind === 'invoice' ? one[of] : -one[of]), 0);

const cents = (cell: string | undefined) => Number((cell ?? '').replace(',', ''));

/** Credits less debits of an account, in the seller's own entries about an order; none unbalanced. */
async function entriesOf(token: string, id: number) {
  const year = parisDay(shop.app.services.clock()).slice(0, 4);
  const { filename, content } = await as(token, () =>
    sellerMoneyCalls.fec({ from: `${year}-01-01`, to: `${year}-12-31` }),
  );
  expect(fecFaults(filename, content)).toEqual([]);
  const rows = content
    .split('\r\n')
    .map((row) => row.split('\t'))
    .filter((cells) => cells[8]?.startsWith(`order:${id}:`));
  return Object.fromEntries(
    [...Map.groupBy(rows, (cells) => cells[4] ?? '')].map(([account, some]) => [
      account,
      some.reduce((all, cells) => all + cents(cells[12]) - cents(cells[11]), 0),
    ]),
  );
}

const refuse = (
  token: string,
  { reference, hash, product }: { reference: string; hash: string; product: number },
) =>
  as(token, async () => {
    const { lines } = await orderCalls.get({ hash });
    const line = lines.find((one) => one.product.id === product);
    await sellerOrderCalls.refuse({ reference, line_id: line?.id ?? 0, reason: 'Épuisé' });
    await shop.app.runJobs();
  });

describe('a rate for each product', () => {
  it('is kept, shown to its seller and left as it is by a form that does not know it', async () => {
    expect(await as(mine, () => sellerProductCalls.get({ product_id: book }))).toMatchObject({
      vat_percent: 5.5,
    });
    expect(await as(mine, () => sellerProductCalls.get({ product_id: mobile }))).toMatchObject({
      vat_percent: null,
    });
    const { name, description, price } = { name: 'Imagier', description: '', price: 1055 };
    const plain = { id: book, name, description, price, classification: 'promenade', stock: 90 };
    expect(await as(mine, () => sellerProductCalls.save(plain))).toMatchObject({ vat_percent: 5.5 });
    await expect(
      as(mine, () => sellerProductCalls.save({ ...plain, vat_percent: 19.6 as never })),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: { vat_percent: expect.any(String) } });
  });

  it('is on the invoice, line by line and summed, with the delivery at the rates of its goods', async () => {
    const { hash, id } = await bought();
    const [paper, ...more] = await papersOf(id, 'Atelier Nuage');
    expect(more).toEqual([]);
    expect(paper?.facts.lines.map(({ label, vat_percent }) => [label, vat_percent])).toEqual([
      ['Mobile en bois', 20],
      ['Imagier', 5.5],
    ]);
    const { rates = [] } = paper?.facts ?? {};
    const { delivery } = paper?.facts ?? { delivery: 0 };
    expect(delivery).toBeGreaterThan(0);
    expect(rates.map(({ percent }) => percent)).toEqual([20, 5.5]);
    expect(rates.reduce((all, one) => all + one.total, 0)).toBe(1655 + delivery);
    for (const { percent, total, vat } of rates) expect(vat).toBe(VAT(total, percent));
    expect(paper?.vat).toBe(rates.reduce((all, one) => all + one.vat, 0));
    const [without] = await papersOf(id, 'Bois doux');
    expect(without).toMatchObject({ vat: 0, facts: { vat_percent: null } });
    const [own] = await papersOf(id, 'Merveille');
    expect(own).toMatchObject({ vat: VAT(own?.total ?? 0, 20), facts: { vat_percent: 20 } });
    if (!paper) throw new Error('no paper');
    const day = parisDay(shop.app.services.clock());
    const pdf = await invoicePdf({ kind: 'invoice', number: paper.number, day, facts: paper.facts });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await orderCalls.get({ hash })).status).toBe('paid');
  });

  it('goes back at the rate of what goes back, and free sums at every rate: nothing is left, in the seller’s books neither', async () => {
    const { hash, id, reference } = await bought();
    await refuse(mine, { reference, hash, product: book });
    const [sold, credit] = await papersOf(id, 'Atelier Nuage');
    const books = sold?.facts.rates?.find(({ percent }) => percent === 5.5);
    expect(credit).toMatchObject({ kind: 'credit', total: books?.total, vat: books?.vat });
    expect(credit?.facts.rates).toEqual([books]);
    const give = async (amount: number | null) => {
      await counter.asRose(() =>
        refundCalls.request({ reference, amount, reason: 'Essai', key: randomUUID() }),
      );
      await shop.app.runJobs();
    };
    for (const amount of [4100, 101, 33, null]) {
      await give(amount);
      expect(await shop.problems()).toEqual([]);
      const papers = await papersOf(id, 'Atelier Nuage');
      const entries = await entriesOf(mine, id);
      const taxes = (entries['4457200'] ?? 0) + (entries['4457055'] ?? 0);
      expect(taxes).toBe(sum(papers, 'vat'));
      const goods = ['7070200', '7070055', '7097200', '7097055'].reduce(
        (all, n) => all + (entries[n] ?? 0),
        0,
      );
      expect(goods + taxes).toBe(sum(papers, 'total'));
    }
    const papers = await papersOf(id, 'Atelier Nuage');
    expect([sum(papers, 'total'), sum(papers, 'vat')]).toEqual([0, 0]);
    const entries = await entriesOf(mine, id);
    expect(entries).toMatchObject({ '4457200': 0, '4457055': 0, '467000': 0, '622200': 0 });
    const others = await entriesOf(theirs, id);
    expect(others).toMatchObject({ '467000': 0, '622200': 0 });
    expect(others['4457200']).toBeUndefined();
  });
});

describe('the rate of a business', () => {
  it('is of its products without one, from the next payment; a rate that changes meanwhile is not that of the order', async () => {
    const before = await prepared();
    expect(await as(mine, () => businessCalls.update({ vat_percent: 5.5 }))).toMatchObject({
      vat_percent: 5.5,
    });
    await as(mine, () =>
      sellerProductCalls.save({
        ...PRODUCT,
        id: book,
        name: 'Imagier',
        price: 1055,
        stock: 90,
        vat_percent: 20,
      }),
    );
    await payFor(shop.app, before);
    const { id } = await shop.rowOf(before);
    const [paper] = await papersOf(id, 'Atelier Nuage');
    // The book as it was when it was ordered, the mobile at the business's rate of the day of the payment.
    expect(paper?.facts.lines.map(({ vat_percent }) => vat_percent)).toEqual([5.5, 5.5]);
    const after = await bought();
    const [next] = await papersOf(after.id, 'Atelier Nuage');
    expect(next?.facts.lines.map(({ vat_percent }) => vat_percent)).toEqual([5.5, 20]);
    await as(mine, () => businessCalls.update({ vat_percent: null }));
    expect((await papersOf(after.id, 'Atelier Nuage'))[0]?.facts).toEqual(next?.facts);
  });

  it('is changed by an owner alone', async () => {
    await as(mine, () => businessCalls.inviteMember({ email: 'camille@exemple.fr' }));
    const [mail] = (await mailsTo(shop.app, 'camille@exemple.fr')).slice(-1);
    const token = /invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { camille } = shop;
    const { merchant } = await as(camille.token, () => businessCalls.acceptInvitation({ token }));
    const session = await as(camille.token, () =>
      businessCalls.openSession({ merchant_uuid: merchant.uuid }),
    );
    await expect(as(session.token, () => businessCalls.update({ vat_percent: 10 }))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
