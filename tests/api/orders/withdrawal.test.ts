// The right to withdraw (code de la consommation, L221-18 and after), from the order's own page.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import {
  returnCalls,
  returnDeskCalls,
  sellerReturnCalls,
} from '#src/features/orders/returns/return.calls.ts';
import { remindReturns } from '#src/features/orders/returns/returns.jobs.server.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { orderLine, person, product, shopOrder } from '#src/server/db/schema/index.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { openBusinesses } from '#tests/support/business.ts';
import { mailsTo } from '#tests/support/cagnotte.ts';
import { DETAILS, followTokenIn, openShop, payFor, type Shop } from '#tests/support/orders.ts';

let shop: Shop;
let rose: Member;
let mine: string;
let theirs: string;
let mobile: number;

beforeAll(async () => {
  shop = await openShop({
    stock: 60,
    config: {
      refundTwoAdminsCents: 20_000,
      operator: { name: null, address: ['1 quai des Colis', '44000 Nantes'], vatNumber: null },
    },
  });
  rose = await join(shop.app, 'rose');
  const ines = await join(shop.app, 'ines');
  ({ mine, theirs, mobile } = await openBusinesses(shop, { ines, rose }));
  await db().update(product).set({ stock: 40 }).where(eq(product.id, mobile));
});
afterAll(() => shop.app.close());

const db = () => shop.app.services.database.db;
const as = <T>(token: string, work: () => Promise<T>) => shop.app.as(token, work);
/** Somebody else of the staff. */
async function login(email: string): Promise<string> {
  await db().update(person).set({ isAdmin: true }).where(eq(person.email, email));
  return (await accountCalls.loginWithPassword({ email, password: PASSWORD })).token;
}
const asRose = <T>(work: () => Promise<T>) => as(rose.token, work);

/** Two lamps of ours and two mobiles of the seller, there since `days` days. */
async function delivered({ days = 1, email = `${randomUUID().slice(0, 8)}@exemple.fr` } = {}) {
  const hash = await shop.prepare({ contributor_email: email, quantity: 2 });
  await orderCalls.addLine({ hash, list_uuid: shop.camille.listUuid, product_id: mobile, quantity: 2 });
  await orderCalls.saveDetails({ hash, ...DETAILS, email });
  await payFor(shop.app, hash);
  const { id, uuid: reference } = await shop.rowOf(hash);
  const order = await orderCalls.get({ hash });
  const [lamp, mob] = order.lines.map((line) => line.id) as [number, number];
  await as(mine, () =>
    sellerOrderCalls.send({ reference, line_ids: [mob], carrier: 'Colissimo', tracking_number: '6A' }),
  );
  await asRose(async () => {
    await orderDeskCalls.advance({ reference, step: 'prepare' });
    await orderDeskCalls.advance({ reference, step: 'send', tracking_number: 'T' });
    await orderDeskCalls.advance({ reference, step: 'deliver' });
  });
  await aged(id, days);
  return { hash, reference, id, lamp, mob, email };
}

async function aged(id: number, days: number): Promise<void> {
  const at = new Date(shop.app.services.clock().getTime() - days * 86_400_000);
  await db().update(shopOrder).set({ deliveredAt: at }).where(eq(shopOrder.id, id));
  await db().update(orderLine).set({ deliveredAt: at }).where(eq(orderLine.orderId, id));
}

describe('withdrawing from an order', () => {
  it('makes a return for each seller, in writing, and each gives back their part', async () => {
    const { hash, lamp, mob, email } = await delivered();
    const stock = await shop.stock();
    const order = await returnCalls.ask({
      hash,
      lines: [
        { line_id: lamp, quantity: 1 },
        { line_id: mob, quantity: 2 },
      ],
      reason: 'Trop grand',
    });
    expect(order.returns.map(({ seller }) => seller.name)).toEqual(['Merveille', 'Atelier Nuage']);
    const [ours, hers] = order.returns as [(typeof order.returns)[0], (typeof order.returns)[0]];
    expect(ours).toMatchObject({ to: ['Merveille', '1 quai des Colis', '44000 Nantes'], status: 'asked' });
    expect(order.withdrawal.lines).toEqual([{ line_id: lamp, left: 1 }]);
    await shop.app.runJobs();
    const told = (await mailsTo(shop.app, email)).filter(({ subject }) => subject.includes('rétractation'));
    expect(told).toHaveLength(2);
    // The seller sees theirs alone, and gives back the two mobiles.
    const { items } = await as(mine, () => sellerReturnCalls.list({}));
    expect(items.map(({ number }) => number)).toEqual([hers.number]);
    const done = await as(mine, () => sellerReturnCalls.receive({ id: hers.id }));
    expect(done).toMatchObject({ status: 'refunded', cents: 6000 });
    await asRose(() => returnDeskCalls.receive({ id: ours.id }));
    expect(await shop.stock()).toBe((stock ?? 0) + 1);
    const after = await orderCalls.get({ hash });
    expect(after).toMatchObject({ refunded: 6000 + 3550, status: 'delivered' });
    expect(after.returns.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    // The rest comes back too: nothing is left of the order, the delivery was free.
    const last = await returnCalls.ask({ hash, lines: [{ line_id: lamp, quantity: 1 }] });
    const rest = last.returns.at(-1)?.id as string;
    await asRose(() => returnDeskCalls.receive({ id: rest }));
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'refunded' });
    expect(await shop.problems()).toEqual([]);
  });

  it('by the link of a mail, with the label and a part kept, and its proof of sending', async () => {
    const { email, mob, hash } = await delivered();
    await shop.app.runJobs();
    const action_token = followTokenIn(await mailsTo(shop.app, email));
    const asked = await returnCalls.ask({
      action_token,
      lines: [{ line_id: mob, quantity: 2 }],
      way: 'label',
    });
    const { id, label_cents } = asked.returns[0] as (typeof asked.returns)[0];
    expect(label_cents).toBe(490);
    const label = { id, carrier: 'Mondial Relay', code: 'QR-42' };
    await expect(as(theirs, () => sellerReturnCalls.label(label))).rejects.toMatchObject({
      code: 'not_found',
    });
    await as(mine, () => sellerReturnCalls.label(label));
    const sent = await returnCalls.change({ action_token, id, step: 'sent', tracking_number: 'Z9' });
    expect(sent.returns[0]).toMatchObject({ status: 'sent', label: { code: 'QR-42' } });
    expect(sent.returns[0]?.refund_by).not.toBeNull();
    await expect(returnCalls.change({ action_token, id, step: 'cancel' })).rejects.toMatchObject({
      code: 'conflict',
    });
    const kept = { id, lines: [{ line_id: mob, damaged: true, kept: 1000 }] };
    await expect(as(mine, () => sellerReturnCalls.receive(kept))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const more = { id, lines: [{ line_id: mob, damaged: true, kept: 6001 }], answer: 'Bois rayé.' };
    await expect(as(mine, () => sellerReturnCalls.receive(more))).rejects.toMatchObject({
      fields: { 'lines.0.kept': expect.stringContaining('au plus') },
    });
    const back = await as(mine, () => sellerReturnCalls.receive({ ...kept, answer: 'Bois rayé.' }));
    expect(back).toMatchObject({ cents: 6000 - 1000 - 490, status: 'refunded' });
    // Again: the same answer and no second refund.
    await as(mine, () => sellerReturnCalls.receive({ ...kept, answer: 'Bois rayé.' }));
    expect(await orderCalls.get({ hash })).toMatchObject({ refunded: 4510 });
    expect(await shop.problems()).toEqual([]);
  });

  it('has until the 14th day, and not a day more; before the delivery the clock has not begun', async () => {
    const { hash, lamp, id } = await delivered({ days: 20 });
    expect((await orderCalls.get({ hash })).withdrawal).toMatchObject({ open: false });
    const late = returnCalls.ask({ hash, lines: [{ line_id: lamp, quantity: 1 }] });
    await expect(late).rejects.toMatchObject({
      code: 'return_closed',
      message: expect.stringContaining('s’est terminé le'),
    });
    await aged(id, 13);
    expect((await orderCalls.get({ hash })).withdrawal).toMatchObject({ open: true });
    const all = (await orderCalls.get({ hash })).lines.map((line) => ({ line_id: line.id, quantity: 2 }));
    await returnCalls.ask({ hash, lines: all });
    // Pressed again: its days are not over, all of it is coming back already.
    await expect(returnCalls.ask({ hash, lines: all })).rejects.toMatchObject({
      code: 'return_closed',
      message: expect.stringContaining('son retour est demandé'),
    });
    const unsent = await shop.paid({ contributor_email: 'pas-parti@exemple.fr' });
    expect((await orderCalls.get({ hash: unsent })).withdrawal).toMatchObject({ open: false, until: null });
  });

  it('refuses what is not there, too many, twice the same, and somebody else', async () => {
    const { hash, lamp } = await delivered();
    const ask = (lines: { line_id: number; quantity: number }[]) => returnCalls.ask({ hash, lines });
    await expect(ask([])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(ask([{ line_id: lamp, quantity: 3 }])).rejects.toMatchObject({ code: 'conflict' });
    await expect(ask([{ line_id: 999_999, quantity: 1 }])).rejects.toMatchObject({ code: 'not_found' });
    const twice = { line_id: lamp, quantity: 1 };
    await expect(ask([twice, twice])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      returnCalls.ask({ hash, action_token: 'x'.repeat(40), lines: [twice] }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(returnCalls.ask({ action_token: 'x'.repeat(43), lines: [twice] })).rejects.toMatchObject({
      code: 'token_invalid',
    });
    const [first, second] = await Promise.allSettled([
      ask([{ line_id: lamp, quantity: 2 }]),
      ask([{ line_id: lamp, quantity: 2 }]),
    ]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { returns } = await orderCalls.get({ hash });
    const id = returns[0]?.id as string;
    await expect(as(mine, () => sellerReturnCalls.receive({ id }))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(returnDeskCalls.receive({ id })).rejects.toMatchObject({ status: 401 });
    await expect(as(shop.camille.token, () => returnDeskCalls.list({}))).rejects.toMatchObject({
      status: 403,
    });
    const other = await delivered();
    await expect(returnCalls.change({ hash: other.hash, id, step: 'cancel' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await returnCalls.change({ hash, id, step: 'cancel' });
    expect((await orderCalls.get({ hash })).withdrawal.lines).toContainEqual({ line_id: lamp, left: 2 });
  });

  it('refused for hygiene, says why and gives nothing back', async () => {
    const { hash, lamp, email } = await delivered();
    const { returns } = await returnCalls.ask({ hash, lines: [{ line_id: lamp, quantity: 1 }] });
    const id = returns[0]?.id as string;
    const why = { id, cause: 'hygiene' as const, answer: 'Le sachet stérile est ouvert.' };
    const refused = await asRose(() => returnDeskCalls.refuse(why));
    expect(refused).toMatchObject({ status: 'refused', cents: 0 });
    await expect(asRose(() => returnDeskCalls.receive({ id }))).rejects.toMatchObject({ code: 'conflict' });
    await shop.app.runJobs();
    const mail = (await mailsTo(shop.app, email)).find(({ subject }) => subject.includes('pas accepté'));
    expect(mail?.text).toContain('sachet stérile');
  });

  it('above the limit of one person, a second person gives the money back', async () => {
    const hash = await shop.prepare({ contributor_email: 'grosse@exemple.fr', quantity: 6 });
    await orderCalls.saveDetails({ hash, ...DETAILS });
    await payFor(shop.app, hash);
    const { id: orderId, uuid: reference } = await shop.rowOf(hash);
    for (const step of ['prepare', 'send', 'deliver'] as const)
      await asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
    await aged(orderId, 1);
    const { lines } = await orderCalls.get({ hash });
    const line_id = lines[0]?.id as number;
    const { returns } = await returnCalls.ask({ hash, lines: [{ line_id, quantity: 6 }] });
    const id = returns[0]?.id as string;
    const waits = await asRose(() => returnDeskCalls.receive({ id }));
    expect(waits).toMatchObject({ status: 'received', cents: 21_300, second_person: true });
    await expect(asRose(() => returnDeskCalls.refund({ id }))).rejects.toMatchObject({ code: 'own_refund' });
    const ines = await login('ines@exemple.fr');
    const done = await as(ines, () => returnDeskCalls.refund({ id }));
    expect(done).toMatchObject({ status: 'refunded', cents: 21_300 });
    const { items } = await asRose(() => refundCalls.list({ status: 'done' }));
    expect(items[0]).toMatchObject({ cause: 'returned', amount: 21_300 });
    expect(await orderCalls.get({ hash })).toMatchObject({ status: 'refunded' });
    expect(await shop.problems()).toEqual([]);
  });

  it('reminds its seller, once, of the money that is due', async () => {
    const { hash, mob } = await delivered();
    const { returns } = await returnCalls.ask({ hash, lines: [{ line_id: mob, quantity: 1 }] });
    const { id, number } = returns[0] as (typeof returns)[0];
    await returnCalls.change({ hash, id, step: 'sent', tracking_number: 'Z' });
    const later = { ...shop.app.services, clock: () => new Date(Date.now() + 12 * 86_400_000) };
    await remindReturns(later);
    await remindReturns(later);
    await shop.app.runJobs();
    const mails = await mailsTo(shop.app, 'ines@exemple.fr');
    expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  });
});
