import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { publicListCalls } from '#src/features/lists/public.calls.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { DEMO_NOTICE } from '#src/features/money/money.fr.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { prepareOrder } from '#src/features/orders/prepare.server.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { demoIntent, product } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { HOME } from '#tests/support/buyer-home.ts';
import { CARDS, mailsTo } from '#tests/support/cagnotte.ts';
import { BUYER, DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (reason) => reason,
  );
const lampOf = async () => {
  const { detailed_list } = await publicListCalls.getFromUserSlug({ slug: shop.camille.slug });
  return detailed_list.items_in_list.find(({ item }) => item.id === shop.shelf.lamp.id);
};

describe('an order', () => {
  it('holds stock and gift for half an hour, is paid with its delivery, and marks the gift bought', async () => {
    const before = await shop.stock();
    const hash = await shop.prepare({ quantity: 2 });
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(await shop.stock()).toBe((before ?? 0) - 2);
    expect(await lampOf()).toMatchObject({ quantity_reserved: 2, quantity_bought: 0 });
    const begun = await orderCalls.get({ hash });
    expect(begun).toMatchObject({ status: 'pending', total: 7100, delivery: null, quantity: 2 });
    const left = Date.parse(begun.held_until) - shop.app.services.clock().getTime();
    expect(left / 60_000).toBeGreaterThan(29);
    expect(left / 60_000).toBeLessThanOrEqual(30);

    await expect(orderCalls.pay({ hash })).rejects.toMatchObject({ code: 'details_missing' });
    const filled = await orderCalls.saveDetails({ hash, ...DETAILS, words: 'Bienvenue !' });
    expect(filled).toMatchObject({ total: 7590, delivery_price: 490, words: 'Bienvenue !' });
    await payFor(shop.app, hash);
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', total: 7590 });
    expect(await lampOf()).toMatchObject({ quantity_reserved: 0, quantity_bought: 2 });
    const { db } = shop.app.services.database;
    const { id } = await shop.rowOf(hash);
    expect(await balanceOf(db, `order:${id}:due`)).toBe(7590);
    const [mail] = (await mailsTo(shop.app, DETAILS.email)).slice(-1);
    expect(mail?.subject).toContain('est confirmée');
    expect(mail?.text).toContain('12 rue des Lilas, 44000 Nantes');
    expect(mail?.text).toContain('14 jours');
    expect(mail?.text).toContain(DEMO_NOTICE);
    expect(await shop.problems()).toEqual([]);
  });

  it('tells its owners nothing while the surprise holds', async () => {
    await shop.paid();
    const seen = await shop.app.as(shop.camille.token, () => listCalls.get());
    const lamp = seen.items_in_list.find(({ item }) => item.id === shop.shelf.lamp.id);
    expect(lamp).toMatchObject({ bought: false, quantity_bought: 0, quantity_reserved: 0, bought_at: null });
    expect((await mailsTo(shop.app, 'camille@exemple.fr')).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('ommande'),
    );
    await expect(shop.app.as(shop.camille.token, () => shop.prepare())).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('follows its total at the provider when the delivery changes', async () => {
    const hash = await shop.prepare();
    await orderCalls.saveDetails({ hash, ...DETAILS });
    const { payment } = await orderCalls.pay({ hash });
    await orderCalls.saveDetails({ hash, ...DETAILS, delivery: 'express' });
    const again = await orderCalls.pay({ hash });
    expect(again.payment?.client_secret).toBe(payment?.client_secret);
    const [intent] = await shop.app.services.database.db
      .select()
      .from(demoIntent)
      .where(eq(demoIntent.clientSecret, payment?.client_secret ?? ''));
    expect(intent).toMatchObject({ amount: 4540, metadata: { delivery: 'express', delivery_price: '990' } });
    expect(JSON.stringify(intent?.metadata)).not.toContain('Odile');
    await payFor(shop.app, hash);
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', total: 4540 });
    await expect(orderCalls.saveDetails({ hash, ...DETAILS })).rejects.toMatchObject({
      code: 'not_editable',
    });
  });

  it('waits for another card after a refused one, on the same intent', async () => {
    const hash = await shop.prepare();
    await orderCalls.saveDetails({ hash, ...DETAILS });
    const { payment } = await orderCalls.pay({ hash });
    const secret = payment?.client_secret ?? '';
    const pay = (card_number: string) => demoCalls.confirm({ client_secret: secret, card_number });
    await expect(pay(CARDS.declined)).rejects.toMatchObject({ code: 'card_declined' });
    await shop.app.runJobs();
    expect(await shop.rowOf(hash)).toMatchObject({ status: 'pending', attempt: 1 });
    const { next_action } = await pay(CARDS.challenged);
    const token = next_action?.url.split('/').at(-1) ?? '';
    await demoCalls.answer3ds({ token, authorize: true });
    expect(await orderCalls.checkStatus({ hash })).toMatchObject({ status: 'paid' });
    await shop.app.runJobs();
    expect(await shop.problems()).toEqual([]);
  });
});

describe('preparing an order', () => {
  it('is refused for what is not sold here, sold out, taken, or not on the list', async () => {
    const { pram, blanket, lamp } = shop.shelf;
    await expect(shop.prepare({ product_id: pram.id })).rejects.toMatchObject({ code: 'not_sold_here' });
    await expect(shop.prepare({ product_id: blanket.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(shop.prepare({ product_id: 999_999 })).rejects.toMatchObject({ code: 'not_found' });
    await expect(shop.prepare({ list_uuid: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
    const many = await refused(shop.prepare({ quantity: 40 }));
    expect(many).toMatchObject({ code: 'out_of_stock' });
    expect(many.message).toContain('Il en reste');
    const { db } = shop.app.services.database;
    await db.update(product).set({ stock: 200 }).where(eq(product.id, lamp.id));
    await expect(shop.prepare({ quantity: 59 })).rejects.toMatchObject({ code: 'already_bought' });
    expect(await shop.stock()).toBe(200);
    await db.update(product).set({ enabled: false }).where(eq(product.id, lamp.id));
    await expect(shop.prepare()).rejects.toMatchObject({ code: 'not_sold_here' });
    await db
      .update(product)
      .set({ enabled: true, availability: 'out_of_stock' })
      .where(eq(product.id, lamp.id));
    await expect(shop.prepare()).rejects.toMatchObject({ code: 'out_of_stock' });
    await db.update(product).set({ availability: 'in_stock', stock: 10 }).where(eq(product.id, lamp.id));
  });

  it('takes whole things only, and says what is wrong in French', async () => {
    for (const quantity of [0, -1, 1.5, 100, Number.NaN])
      await expect(shop.prepare({ quantity })).rejects.toMatchObject({ code: 'invalid_input' });
    const error = await refused(shop.prepare({ contributor_email: 'mamie', contributor_name: ' ' }));
    expect(error.fields).toEqual({
      contributor_email: 'Saisissez une adresse e-mail valide, par exemple prenom@exemple.fr.',
      contributor_name: 'Indiquez votre nom.',
    });
    const more = await shop.app.send(
      '/api/publiclist/list_prepare_contributor_order',
      JSON.stringify({
        list_uuid: shop.camille.listUuid,
        product_id: shop.shelf.lamp.id,
        ...BUYER,
        price: 1,
      }),
    );
    expect(more.body).toMatchObject({ code: 'invalid_input' });
  });

  it('posted twice by one form, or asked again by one browser, is one order', async () => {
    const before = (await shop.stock()) ?? 0;
    const wanted = {
      list_uuid: shop.camille.listUuid,
      product_id: shop.shelf.lamp.id,
      ...BUYER,
      quantity: 1,
    };
    const key = randomUUID();
    const ctx = () => systemCtx(shop.app.services);
    const [one, two] = await Promise.all([
      prepareOrder(ctx(), { ...wanted, key }),
      prepareOrder(ctx(), { ...wanted, key }),
    ]);
    expect(two.hash).toBe(one.hash);
    const first = await shop.app.send(
      '/api/publiclist/list_prepare_contributor_order',
      JSON.stringify({ ...wanted, contributor_email: 'tante@exemple.fr' }),
    );
    const [cookie] = first.cookies ?? [];
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const again = await shop.app.send(
      '/api/publiclist/list_prepare_contributor_order',
      JSON.stringify({ ...wanted, contributor_email: 'tante@exemple.fr' }),
      { cookies: cookie?.split(';')[0] ?? '' },
    );
    expect(again.body).toEqual(first.body);
    expect(await shop.stock()).toBe(before - 2);
    // Another browser that knows the address is never led to somebody's order.
    expect(await shop.prepare({ contributor_email: 'tante@exemple.fr' })).not.toBe(
      (first.body.result as { hash: string }).hash,
    );
  });

  it('keeps an account with the order, and shows it among the person’s own only', async () => {
    const { token } = await join(shop.app, 'ines');
    const hash = await shop.app.as(token, () => shop.paid({ contributor_email: 'autre@exemple.fr' }));
    const mine = await shop.app.as(token, () => orderCalls.getMine());
    expect(mine.items.map((one) => one.hash)).toEqual([hash]);
    await expect(orderCalls.getMine()).rejects.toMatchObject({ status: 401 });
    const camilles = await shop.app.as(shop.camille.token, () => orderCalls.getMine());
    expect(camilles.items).toEqual([]);
  });
});

describe('the details of an order', () => {
  it('are checked field by field, and nothing is kept of a wrong one', async () => {
    const hash = await shop.prepare();
    const error = await refused(
      orderCalls.saveDetails({
        hash,
        ...DETAILS,
        address: { ...HOME, line1: '', postal_code: '97400' },
        accept_terms: false as never,
      }),
    );
    expect(Object.keys(error.fields)).toEqual(['address.line1', 'address.postal_code', 'accept_terms']);
    expect(await shop.rowOf(hash)).toMatchObject({ address: null, termsAt: null });
    await expect(
      orderCalls.saveDetails({ hash, ...DETAILS, delivery: 'drone' as never }),
    ).rejects.toMatchObject({ fields: { delivery: 'Choisissez une livraison.' } });
  });

  it('are nobody’s without the hash', async () => {
    await expect(orderCalls.get({ hash: 'x'.repeat(22) })).rejects.toMatchObject({ code: 'not_found' });
    await expect(orderCalls.get({ hash: "'; drop table--" })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(orderCalls.cancel({ hash: 'x'.repeat(22) })).rejects.toMatchObject({ code: 'not_found' });
  });
});
