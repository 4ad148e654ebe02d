// What a seller had to send when their business was closed: the desk sends it, or gives it back.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { closedSellerCalls } from '#src/features/merchants/closed.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { person } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, openShop, payFor, type Shop } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';

let shop: Shop;
let rose: Member;
let ines: Member;
let uuid: string;
let mobile: number;
let theirs: string;

beforeAll(async () => {
  shop = await openShop({ stock: 30, config: { refundTwoAdminsCents: 5_000 } });
  ines = await join(shop.app, 'ines');
  rose = await join(shop.app, 'rose');
  ({ uuid, mobile, theirs } = await openBusinesses(shop, { ines, rose }));
});
afterAll(() => shop.app.close());

const desk = <T>(work: () => Promise<T>) => shop.app.as(rose.token, work);

/** Paid: a lamp of ours and `quantity` mobiles of the seller, who is closed then; in part with a voucher, by its code. */
async function boughtThenClosed(
  quantity = 1,
  code?: string,
): Promise<{ hash: string; reference: string; line: number }> {
  const hash = await shop.prepare();
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity });
  await orderCalls.saveDetails({ hash, ...DETAILS });
  if (code) await reductionCalls.apply({ order_hash: hash, code });
  await payFor(shop.app, hash);
  await desk(() => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' }));
  const { uuid: reference } = await shop.rowOf(hash);
  const { closed_sellers } = await desk(() => orderDeskCalls.get({ reference }));
  expect(closed_sellers).toMatchObject([
    { name: 'Atelier Nuage', lines: [{ name: 'Mobile en bois', quantity }] },
  ]);
  return { hash, reference, line: closed_sellers[0]?.lines[0]?.id ?? 0 };
}
/** The code of a voucher that the desk made. */
async function voucherOf(amount: number): Promise<string> {
  await prove(shop.app, rose.token);
  const expires_on = parisDay(new Date(Date.now() + 60 * 86_400_000));
  const key = crypto.randomUUID();
  const made = await desk(() =>
    voucherDeskCalls.create({ count: 1, amount, expires_on, label: 'Geste', key }),
  );
  return made.codes[0] ?? '';
}
const opened = () => desk(() => merchantDeskCalls.approve({ uuid }));

describe('the paid lines of a closed business', () => {
  it('are sent by the desk, once, and their buyer has the number', async () => {
    const { reference, line } = await boughtThenClosed();
    const parcel = { reference, line_ids: [line], carrier: 'Colissimo', tracking_number: '6B77' };
    const sent = await desk(() => closedSellerCalls.send(parcel));
    expect(sent).toMatchObject({ closed_sellers: [], order: { status: 'paid' } });
    await desk(() => closedSellerCalls.send(parcel));
    await shop.app.runJobs();
    const mails = (await mailsTo(shop.app, DETAILS.email)).filter(({ text }) => text.includes('6B77'));
    expect(mails).toHaveLength(1);
    const all = await desk(async () => {
      await orderDeskCalls.advance({ reference, step: 'prepare' });
      return orderDeskCalls.advance({ reference, step: 'send', tracking_number: 'T9' });
    });
    expect(all.order.status).toBe('sent');
    expect(await shop.problems()).toEqual([]);
    await opened();
  });

  // 30,00 and its part of the delivery.
  it('are given back by the desk, alone up to the limit, and their gift is free again', async () => {
    const { hash, reference, line } = await boughtThenClosed();
    const refuse = () =>
      desk(() => closedSellerCalls.refuse({ reference, line_id: line, reason: 'Vendeur fermé' }));
    expect(await refuse()).toMatchObject({ closed_sellers: [], refunds: [{ amount: 3224, status: 'done' }] });
    await refuse();
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'paid', refunded: 3224 });
    expect((await mailsTo(shop.app, DETAILS.email)).some(({ text }) => text.includes('Vendeur fermé'))).toBe(
      true,
    );
    expect(await shop.problems()).toEqual([]);
    await opened();
  });

  it('above the limit wait for another admin, who gives them back or not', async () => {
    const { hash, reference, line } = await boughtThenClosed(2);
    const { refunds } = await desk(() =>
      closedSellerCalls.refuse({ reference, line_id: line, reason: 'Vendeur fermé' }),
    );
    expect(refunds).toMatchObject([{ amount: 6000, status: 'asked' }]);
    await shop.app.runJobs();
    expect(await orderCalls.get({ hash })).toMatchObject({ refunded: 0 });
    const letter = (await mailsTo(shop.app, DETAILS.email)).find(({ text }) =>
      text.includes('à vous rendre'),
    );
    expect(letter?.text).toContain('un e-mail vous dira quand c’est fait');
    const decide = { refund_uuid: refunds[0]?.uuid ?? '', approve: true, reason: '' };
    await prove(shop.app, rose.token);
    await expect(desk(() => refundCalls.decide(decide))).rejects.toMatchObject({ code: 'own_refund' });
    await shop.app.services.database.db
      .update(person)
      .set({ isAdmin: true })
      .where(eq(person.email, 'ines@exemple.fr'));
    await prove(shop.app, ines.token);
    await shop.app.as(ines.token, () => refundCalls.decide(decide));
    expect(await orderCalls.get({ hash })).toMatchObject({ refunded: 6000 });
    expect(await shop.problems()).toEqual([]);
    await opened();
  });

  it('above the limit and paid with a voucher are not one admin’s: it would be given back at once', async () => {
    const code = await voucherOf(9000);
    const { hash, reference, line } = await boughtThenClosed(2, code);
    await expect(
      desk(() => closedSellerCalls.refuse({ reference, line_id: line, reason: 'Vendeur fermé' })),
    ).rejects.toMatchObject({ code: 'conflict' });
    // Nothing of it was done: neither the line, nor the money.
    const { closed_sellers, refunds } = await desk(() => orderDeskCalls.get({ reference }));
    expect([closed_sellers.length, refunds.length]).toEqual([1, 0]);
    expect(await orderCalls.get({ hash })).toMatchObject({ refunded: 0 });
    expect(await shop.problems()).toEqual([]);
    await opened();
  });

  it('count for the limit of one admin with what the same order is refunded beside them', async () => {
    const code = await voucherOf(6500);
    const { hash, reference, line } = await boughtThenClosed(1, code);
    await desk(() => closedSellerCalls.refuse({ reference, line_id: line, reason: 'Vendeur fermé' }));
    expect(await orderCalls.get({ hash })).toMatchObject({ refunded: 3224 });
    const ask = (amount: number | null) =>
      desk(() =>
        refundCalls.request({ reference, amount, reason: 'Geste commercial', key: crypto.randomUUID() }),
      );
    // 32,24 and 17,77 are above 50,00; all of the rest is for a second one.
    await expect(ask(1777)).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await ask(1776)).toMatchObject({ status: 'done' });
    expect(await ask(null)).toMatchObject({ status: 'asked' });
    expect(await orderCalls.get({ hash })).toMatchObject({ refunded: 5000 });
    expect(await shop.problems()).toEqual([]);
    await opened();
  });

  it('asked to be sent and given back at the same moment are one or the other', async () => {
    const { hash, reference, line } = await boughtThenClosed();
    const parcel = { reference, line_ids: [line], carrier: '', tracking_number: 'X1' };
    const refuse = { reference, line_id: line, reason: 'Vendeur fermé' };
    const outcomes = await desk(() =>
      Promise.allSettled([
        closedSellerCalls.send(parcel),
        closedSellerCalls.refuse(refuse),
        closedSellerCalls.refuse(refuse),
        closedSellerCalls.send(parcel),
      ]),
    );
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    await shop.app.runJobs();
    const { order, refunds } = await desk(() => orderDeskCalls.get({ reference }));
    const state = order.lines.find(({ id }) => id === line)?.state;
    expect([state, refunds.length]).toEqual(state === 'sent' ? ['sent', 0] : ['refused', 1]);
    expect((await orderCalls.get({ hash })).refunded).toBe(state === 'sent' ? 0 : 3224);
    expect(await shop.problems()).toEqual([]);
    await opened();
  });

  it('are nobody else’s: not of a seller who is open, not of several at once, not for a seller to do', async () => {
    const { reference, line } = await boughtThenClosed();
    await opened();
    const send = (line_ids: number[]) =>
      closedSellerCalls.send({ reference, line_ids, carrier: '', tracking_number: 'T' });
    await expect(desk(() => send([line]))).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      desk(() => closedSellerCalls.refuse({ reference, line_id: line, reason: 'Vendeur fermé' })),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk(() => send([line, line + 900_000]))).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk(() => send([line + 900_000]))).rejects.toMatchObject({ code: 'not_found' });
    await expect(shop.app.as(theirs, () => send([line]))).rejects.toMatchObject({ code: 'forbidden' });
    const { closed_sellers } = await desk(() => orderDeskCalls.get({ reference }));
    expect(closed_sellers).toEqual([]);
  });
});
