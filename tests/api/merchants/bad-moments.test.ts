// A price, a seller and a last piece that change while somebody is about to pay; and the first screen of a seller.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fecFaults } from '#src/features/accounting/fec-check.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { loadCheckout, submitCheckout } from '#src/features/orders/checkout-page.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { merchant, product } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses, PRODUCT } from '#tests/support/business.ts';
import { CARDS } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { openSellers } from '#tests/support/sellers.ts';

let shop: Shop;
let rose: Member;
let ines: Member;
let mine: string;
let uuid: string;
let mobile: number;

beforeAll(async () => {
  shop = await openShop({ stock: 30 });
  rose = await join(shop.app, 'rose');
  ines = await join(shop.app, 'ines');
  ({ mine, uuid, mobile } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());

const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);
const add = (hash: string, product_id: number) =>
  orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id });

/** A lamp of ours and a mobile of the seller's, ready to be paid. */
async function ready(): Promise<string> {
  const hash = await shop.prepare();
  await add(hash, mobile);
  await orderCalls.saveDetails({ hash, ...DETAILS });
  return hash;
}

describe('between prepare and pay', () => {
  it('a price that changes is not what is paid: the order keeps the one that was shown', async () => {
    const hash = await ready();
    const before = await orderCalls.get({ hash });
    await as(mine, () => sellerProductCalls.save({ ...PRODUCT, id: mobile, price: 9900 }));
    const { order, payment } = await orderCalls.pay({ hash });
    expect(order.total).toBe(before.total);
    expect(order.lines).toMatchObject([{ price: 3550 }, { price: 3000 }]);
    await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good });
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', total: before.total });
    await as(mine, () => sellerProductCalls.save({ ...PRODUCT, id: mobile }));
    expect(await shop.problems()).toEqual([]);
  });

  it('a seller who is disabled is paid nothing, and their pieces are free again', async () => {
    const hash = await ready();
    await as(rose.token, () => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
    await expect(orderCalls.pay({ hash })).rejects.toMatchObject({ code: 'not_sold_here' });
    // Its page says why, and does not ask to try again.
    const shown = await loadCheckout(systemCtx(shop.app.services), hash);
    expect(shown).toMatchObject({ payment: null, barred: expect.stringContaining('ne vend plus ici') });
    await orderCalls.cancel({ hash });
    await as(rose.token, () => merchantDeskCalls.approve({ uuid }));
    expect(await shop.problems()).toEqual([]);
  });

  it('their article is taken out on the order’s page though the card was shown, and the rest is paid', async () => {
    const hash = await ready();
    const { lines } = await orderCalls.get({ hash });
    const { payment } = await orderCalls.pay({ hash });
    await as(rose.token, () => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
    const { result } = await submitCheckout(systemCtx(shop.app.services), hash, (name) =>
      name === 'remove' ? String(lines[1]?.id) : '',
    );
    expect(result).toEqual({ done: expect.stringContaining('#resume') });
    // A card form that is still open somewhere pays nothing of what the order no longer is.
    const before = payment?.client_secret ?? '';
    const late = demoCalls.confirm({ client_secret: before, card_number: CARDS.good });
    await expect(late).rejects.toThrow('Ce paiement n’est plus attendu');
    // It is another order by now: its terms are asked again.
    await orderCalls.saveDetails({ hash, ...DETAILS });
    const { order, payment: next } = await orderCalls.pay({ hash });
    expect(order).toMatchObject({ lines: [{ price: 3550 }], articles: 3550 });
    await demoCalls.confirm({ client_secret: next?.client_secret ?? '', card_number: CARDS.good });
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', total: order.total });
    await as(rose.token, () => merchantDeskCalls.approve({ uuid }));
    expect(await shop.problems()).toEqual([]);
  });

  it('alone in the order, they are named with a way on that is there', async () => {
    const hash = await shop.prepare({ product_id: mobile });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await as(rose.token, () => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
    const { barred } = (await loadCheckout(systemCtx(shop.app.services), hash)) ?? {};
    expect(barred).toContain('choisissez un autre cadeau');
    expect(barred).not.toContain('retirez');
    await as(rose.token, () => merchantDeskCalls.approve({ uuid }));
    await orderCalls.cancel({ hash });
  });

  it('a seller who is disabled once the card was shown is not paid by it in the end', async () => {
    const hash = await ready();
    const { payment } = await orderCalls.pay({ hash });
    await as(rose.token, () => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
    await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good });
    await shop.app.runJobs();
    // The money came before the word: it is held, and the desk gives it back or has it sent.
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid' });
    // Its buyer reads so, on the order's page, and no more once it is over.
    const closed = async () => (await loadCheckout(systemCtx(shop.app.services), hash))?.closed;
    expect(await closed()).toEqual(['Atelier Nuage']);
    await orderCalls.cancel({ hash });
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'refunded' });
    expect(await closed()).toEqual([]);
    await as(rose.token, () => merchantDeskCalls.approve({ uuid }));
    expect(await shop.problems()).toEqual([]);
  });
});

describe('the last piece of each of two sellers', () => {
  it('goes to one of two buyers who both want both, and the other is told', async () => {
    const { db } = shop.app.services.database;
    // Their numbers are taken by others here.
    await db.update(merchant).set({ siret: '80295478500028' }).where(eq(merchant.siret, '73282932000074'));
    await db.update(merchant).set({ siret: '40483304800022' }).where(eq(merchant.siret, '55208131766522'));
    const sellers = await openSellers(shop, [2000, 1005], 1);
    const [first, second] = [await shop.prepare(), await shop.prepare({ contributor_email: 'b@exemple.fr' })];
    const wanted = sellers.flatMap(({ product: id }) => [first, second].map((hash) => ({ hash, id })));
    const got = await Promise.allSettled(wanted.map(({ hash, id }) => add(hash, id)));
    expect(got.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of got)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'out_of_stock' });
    for (const { product: id } of sellers) {
      const [row] = await db.select({ stock: product.stock }).from(product).where(eq(product.id, id));
      expect(row?.stock).toBe(0);
    }
    for (const hash of [first, second]) {
      await orderCalls.saveDetails({ hash, ...DETAILS });
      await payFor(shop.app, hash);
    }
    expect(await shop.problems()).toEqual([]);
  });
});

describe('the first screen of a seller', () => {
  it('says what to send, what is missing and the money, and the statement goes to an accountant', async () => {
    // Its sessions ended with each closing.
    mine = (await as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }))).token;
    const mobiles = await ready();
    await payFor(shop.app, mobiles);
    const today = await as(mine, () => businessCalls.today());
    expect(today).toMatchObject({
      missing: ['description', 'phone', 'address', 'logo', 'identity'],
      to_send: 2,
      late: 0,
      products: { active: 1, withheld: 0 },
      money: { pending: 2 * (3000 - 300 + 224) },
    });
    expect(await as(mine, () => businessCalls.update({ contact_phone: '02 40 00 00 00' }))).toMatchObject({
      contact_phone: '02 40 00 00 00',
    });
    expect((await as(mine, () => businessCalls.today())).missing).not.toContain('phone');
    expect(await as(mine, () => businessCalls.me())).toMatchObject({ role: 'owner' });
    const year = new Date().getFullYear();
    const { filename, content } = await as(mine, () =>
      sellerMoneyCalls.fec({ from: `${year}-01-01`, to: `${year}-12-31` }),
    );
    expect(filename).toBe(`802954785FEC${year}1231.txt`);
    expect(fecFaults(filename, content)).toEqual([]);
    expect(content).toContain('622200');
  });
});
