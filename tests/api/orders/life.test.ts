import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { linesOf } from '#src/features/orders/lines.server.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { endExpired } from '#src/features/orders/orders.jobs.server.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { auditLog, product, reservation } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { CARDS, mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';

let shop: Shop;
let rose: Member;
beforeAll(async () => {
  shop = await openShop({ stock: 50 });
  rose = await join(shop.app, 'rose');
  await prove(shop.app, rose.token);
});
afterAll(() => shop.app.close());

const asRose = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);
const due = async (hash: string) =>
  balanceOf(shop.app.services.database.db, `order:${(await shop.rowOf(hash)).id}:due`);
const revenue = () => balanceOf(shop.app.services.database.db, 'orders:revenue:demo');
const referenceOf = async (hash: string) => (await shop.rowOf(hash)).uuid;
const advance = async (hash: string, step: 'prepare' | 'send' | 'deliver', more = {}) => {
  const reference = await referenceOf(hash);
  return asRose(() => orderDeskCalls.advance({ reference, step, ...more }));
};
const SENT = { carrier: 'Colissimo', tracking_number: '8R12345678901' };

describe('half an hour', () => {
  it('that is over gives stock and gift back, and a payment that comes first wins', async () => {
    const before = await shop.stock();
    const lost = await shop.prepare();
    const kept = await shop.prepare({ contributor_email: 'tante@exemple.fr' });
    await orderCalls.saveDetails({ hash: lost, ...DETAILS });
    await orderCalls.pay({ hash: lost });
    await orderCalls.saveDetails({ hash: kept, ...DETAILS });
    const { payment } = await orderCalls.pay({ hash: kept });
    shop.app.services.moveClock(29 * 60_000);
    await endExpired(shop.app.services);
    expect(await shop.rowOf(lost)).toMatchObject({ status: 'pending' });
    await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good });
    shop.app.services.moveClock(31 * 60_000);
    await endExpired(shop.app.services);
    expect(await shop.rowOf(lost)).toMatchObject({
      status: 'cancelled',
      cancelCause: 'expired',
      stockTaken: false,
    });
    expect(await shop.rowOf(kept)).toMatchObject({ status: 'paid' });
    expect(await shop.stock()).toBe((before ?? 0) - 1);
    await expect(orderCalls.pay({ hash: lost })).rejects.toMatchObject({ code: 'order_expired' });
    await expect(orderCalls.saveDetails({ hash: lost, ...DETAILS })).rejects.toMatchObject({
      code: 'order_expired',
    });
    expect(await shop.problems()).toEqual([]);
    shop.app.services.moveClock(0);
  });

  it('sells the last piece again once it is free, and says so in the catalogue', async () => {
    const { db } = shop.app.services.database;
    const id = shop.shelf.lamp.id;
    await db.update(product).set({ stock: 1 }).where(eq(product.id, id));
    const hash = await shop.prepare();
    const [sold] = await db.select().from(product).where(eq(product.id, id));
    expect(sold).toMatchObject({ stock: 0, availability: 'out_of_stock' });
    await expect(shop.prepare({ contributor_email: 'oncle@exemple.fr' })).rejects.toMatchObject({
      code: 'out_of_stock',
    });
    await orderCalls.cancel({ hash });
    const [back] = await db.select().from(product).where(eq(product.id, id));
    expect(back).toMatchObject({ stock: 1, availability: 'in_stock' });
    expect(back?.revision).toBeGreaterThan(sold?.revision ?? 0);
    await db.update(product).set({ stock: 50 }).where(eq(product.id, id));
  });
});

describe('cancelling before it leaves', () => {
  it('gives everything back once, frees stock and gift, and answers the same when asked again', async () => {
    const before = await shop.stock();
    const hash = await shop.paid();
    const one = await orderCalls.cancel({ hash });
    expect(one).toMatchObject({ status: 'refunded', refunded: 4040, cancel_cause: 'buyer' });
    expect(await orderCalls.cancel({ hash })).toEqual(one);
    await shop.app.runJobs();
    expect(await shop.stock()).toBe(before);
    expect(await due(hash)).toBe(0);
    const [line] = await linesOf(shop.app.services.database.db, (await shop.rowOf(hash)).id);
    const [held] = await shop.app.services.database.db
      .select()
      .from(reservation)
      .where(eq(reservation.id, line?.reservationId ?? 0));
    expect(held?.releasedAt).not.toBeNull();
    const subjects = (await mailsTo(shop.app, DETAILS.email)).slice(-2).map(({ subject }) => subject);
    expect(subjects[0]).toContain('est annulée');
    expect(subjects[1]).toContain('vous sont remboursés');
    expect(await shop.problems()).toEqual([]);
  });

  it('of an unpaid order takes nothing and mails nothing', async () => {
    const mails = (await mailsTo(shop.app, 'neuve@exemple.fr')).length;
    const hash = await shop.prepare({ contributor_email: 'neuve@exemple.fr' });
    expect(await orderCalls.cancel({ hash })).toMatchObject({ status: 'cancelled', refunded: 0 });
    expect(await mailsTo(shop.app, 'neuve@exemple.fr')).toHaveLength(mails);
    await expect(orderCalls.saveDetails({ hash, ...DETAILS })).rejects.toMatchObject({
      code: 'not_editable',
    });
  });

  it('that crosses a payment gives the payment back', async () => {
    const hash = await shop.prepare();
    await orderCalls.saveDetails({ hash, ...DETAILS });
    const { payment } = await orderCalls.pay({ hash });
    await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: CARDS.good });
    expect(await orderCalls.cancel({ hash })).toMatchObject({ status: 'refunded' });
    await shop.app.runJobs();
    expect(await shop.problems()).toEqual([]);
  });

  it('is refused once the parcel left', async () => {
    const hash = await shop.paid();
    await advance(hash, 'prepare');
    await advance(hash, 'send', SENT);
    await expect(orderCalls.cancel({ hash })).rejects.toMatchObject({ code: 'not_cancelable' });
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'sent', cancellable: false });
  });
});

describe('an operator', () => {
  it('brings an order to its buyer step by step; every step is told, booked and kept', async () => {
    const hash = await shop.paid();
    const sold = await revenue();
    expect(await advance(hash, 'prepare')).toMatchObject({ order: { status: 'prepared' } });
    await expect(advance(hash, 'deliver')).rejects.toMatchObject({ code: 'conflict' });
    await expect(advance(hash, 'send')).rejects.toMatchObject({
      fields: { tracking_number: expect.stringContaining('numéro de suivi') },
    });
    await advance(hash, 'send', SENT);
    expect(await due(hash)).toBe(0);
    expect(await revenue()).toBe(sold + 4040);
    const again = await advance(hash, 'send', { tracking_number: 'AUTRE' });
    expect(again.order).toMatchObject({ status: 'sent', tracking_number: SENT.tracking_number });
    expect((await advance(hash, 'deliver')).order.status).toBe('delivered');
    const subjects = (await mailsTo(shop.app, DETAILS.email)).slice(-2).map(({ subject }) => subject);
    expect(subjects[0]).toContain('est partie');
    expect(subjects[1]).toContain('est livrée');
    const detail = await asRose(async () => orderDeskCalls.get({ reference: await referenceOf(hash) }));
    expect(detail.timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['created', 'paid', 'order.prepare', 'order.send', 'order.deliver', 'sent']),
    );
    expect(JSON.stringify(detail)).not.toContain(hash);
    expect(await shop.problems()).toEqual([]);
  });

  it('cancels with a reason, and the refund is that of every payment', async () => {
    const hash = await shop.paid();
    const reference = await referenceOf(hash);
    const input = { reference, reason: 'L’article est abîmé', key: randomUUID() };
    const done = await asRose(() => orderDeskCalls.cancel(input));
    expect(done).toMatchObject({ order: { status: 'refunded', cancel_cause: 'admin' }, left: 0 });
    expect(done.refunds).toMatchObject([
      { about: 'order', amount: 4040, status: 'done', giver: 'Mamie Odile' },
    ]);
    expect(await asRose(() => orderDeskCalls.cancel(input))).toMatchObject({ order: { status: 'refunded' } });
    const [mail] = (await mailsTo(shop.app, DETAILS.email)).slice(-2);
    expect(mail?.text).toContain('L’article est abîmé');
    const kept = await shop.app.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `order:${(await shop.rowOf(hash)).id}`));
    expect(kept.map(({ action }) => action)).toEqual(['order.cancel', 'refund.request', 'refund.done']);
  });

  it('gives a part back after the delivery, through the same refunds', async () => {
    const hash = await shop.paid();
    await advance(hash, 'prepare');
    await advance(hash, 'send', SENT);
    const sold = await revenue();
    const reference = await referenceOf(hash);
    const asked = { reference, amount: 1000, reason: 'Geste commercial', key: randomUUID() };
    const made = await asRose(() => refundCalls.request(asked));
    expect(made).toMatchObject({ status: 'done', about: 'order' });
    expect(await asRose(() => refundCalls.request(asked))).toMatchObject({ uuid: made.uuid });
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'sent', refunded: 1000 });
    expect(await revenue()).toBe(sold - 1000);
    await expect(
      asRose(() => refundCalls.request({ ...asked, amount: 9000, key: randomUUID() })),
    ).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await shop.problems()).toEqual([]);
  });

  it('must be one, and finds orders by what people say', async () => {
    const hash = await shop.paid();
    const row = await shop.rowOf(hash);
    for (const query of [row.number, row.number.toLowerCase(), 'veilleuse', row.uuid, row.intentId ?? '']) {
      const found = await asRose(() => orderDeskCalls.search({ query }));
      expect(
        found.items.map(({ reference }) => reference),
        query,
      ).toContain(row.uuid);
    }
    const none = await asRose(() => orderDeskCalls.search({ query: '100%' }));
    expect(none.items).toEqual([]);
    await expect(orderDeskCalls.search()).rejects.toMatchObject({ status: 401 });
    await expect(
      shop.app.as(shop.camille.token, () => orderDeskCalls.get({ reference: row.uuid })),
    ).rejects.toMatchObject({ status: 403 });
  });
});
