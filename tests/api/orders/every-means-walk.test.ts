// Orders of two sellers and of ours, paid by vouchers, a coupon, the completion discount and a card, that are returned,
// refused, contested, paid out and outlive their buyer's account, in any order: after each step the books hold, and nothing
// goes back twice.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls as calls } from '#src/features/orders/order.calls.ts';
import { cardBackOf, toPayOf } from '#src/features/orders/reductions/reduction.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import {
  returnCalls,
  returnDeskCalls,
  sellerReturnCalls,
} from '#src/features/orders/returns/return.calls.ts';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { list, person, product, recipient, refund } from '#src/server/db/schema/index.ts';
import { CAST, PASSWORD } from '#tests/cast.ts';
import { PRODUCT } from '#tests/support/business.ts';
import { type ContestedShop, openContestedShop } from '#tests/support/contested-shop.ts';
import { dice } from '#tests/support/dice.ts';
import { offerOf } from '#tests/support/offers.ts';
import { DETAILS } from '#tests/support/orders.ts';
import { prove } from '#tests/support/prove.ts';
import type { StripeObject } from '#tests/support/stripe-double/books.ts';
import { closeDispute, openDispute } from '#tests/support/stripe-double/disputes.ts';
import { setRecipient, settlePayout } from '#tests/support/stripe-double/recipients.ts';

const DAY = 24 * 3600_000;
const ALWAYS = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
type Act = () => Promise<unknown>;
interface Seller {
  token: string;
  slug: string;
  product: number;
}
interface Walked {
  hash: string;
  reference: string;
  id: number;
  intent: StripeObject | null;
  contest: StripeObject | null;
  voucher: { code: string; amount: number } | null;
  buyer: string | null;
}

let site: ContestedShop;
let sellers: Seller[];
let now = Date.now();
beforeAll(async () => {
  site = await openContestedShop();
  const { app, camille } = site.shop;
  const { db } = app.services.database;
  await db.update(person).set({ isAdmin: true }).where(eq(person.email, CAST.ines.email));
  await prove(app, site.ines.token);
  const doux = await app.as(camille.token, async () => {
    const { merchant } = await businessCalls.create({
      name: 'Bois qui chante',
      legal_name: 'Bois SARL',
      siret: '44306184100047',
      shop_url: 'https://bois.exemple',
    });
    const { token } = await businessCalls.openSession({ merchant_uuid: merchant.uuid });
    return { token, uuid: merchant.uuid, slug: merchant.slug };
  });
  await site.asRose(() => merchantDeskCalls.approve({ uuid: doux.uuid }));
  const { id } = await app.as(doux.token, () =>
    sellerProductCalls.save({ ...PRODUCT, name: 'Hochet', price: 1790, stock: 90 }),
  );
  await db.update(product).set({ stock: 900 });
  await app.as(camille.token, async () => {
    await itemCalls.addItemToMain({ product_id: id });
    await itemCalls.updateProduct({ product_id: id, quantity: 60 });
    await itemCalls.updateProduct({ product_id: site.mobile, quantity: 60 });
  });
  const birthdate = new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10);
  await db.update(list).set({ birthdate }).where(eq(list.uuid, camille.listUuid));
  await site.asRose(async () => {
    await offerDeskCalls.save(offerOf({ ...ALWAYS, code: 'QUINZE', percent: 15 }));
    await offerDeskCalls.save(
      offerOf({ ...ALWAYS, title: 'Compléter', percent: 10, audience: 'completion' }),
    );
  });
  sellers = [
    { token: site.seller, slug: 'atelier-nuage', product: site.mobile },
    { ...doux, product: id },
  ];
  for (const { token } of sellers) {
    await prove(app, token);
    await app.as(token, () => sellerMoneyCalls.startIdentity());
  }
  for (const { account } of await db.select().from(recipient))
    setRecipient(site.stripe.books, account, 'verified');
  for (const { token } of sellers) await app.as(token, () => sellerMoneyCalls.checkIdentity());
});
afterAll(() => site.close());

/** A refusal is an answer; anything else is a fault. */
async function maybe(work: Act): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
}

async function bought(roll: (below: number) => number): Promise<Walked> {
  const { app, camille } = site.shop;
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
  const buyer = roll(2) === 0 ? token : null;
  const amount = [0, 900, 4000, 30_000][roll(4)] ?? 0;
  const hash = await app.as(buyer, async () => {
    const made = await site.shop.prepare({ contributor_email: email, quantity: 1 + roll(2) });
    for (const one of sellers)
      if (roll(3) > 0)
        await calls.addLine({
          hash: made,
          list_uuid: camille.listUuid,
          product_id: one.product,
          quantity: 1 + roll(2),
        });
    await calls.saveDetails({ hash: made, ...DETAILS, email, delivery: roll(2) ? 'standard' : 'express' });
    return made;
  });
  if (roll(2) === 0) await maybe(() => reductionCalls.apply({ order_hash: hash, code: 'QUINZE' }));
  let voucher: Walked['voucher'] = null;
  if (amount > 0) {
    const batch = {
      count: 1,
      amount,
      expires_on: new Date(now + 400 * DAY).toISOString().slice(0, 10),
      label: 'Geste',
      key: randomUUID(),
    };
    const code = (await site.asRose(() => voucherDeskCalls.create(batch))).codes[0] ?? '';
    voucher = { code, amount };
    await maybe(() => reductionCalls.apply({ order_hash: hash, code }));
  }
  const { payment } = await calls.pay({ hash });
  let intent: StripeObject | null = null;
  if (payment) {
    intent = site.intentOf(payment.client_secret);
    site.stripe.pay(payment.client_secret, 'pm_card_visa');
    await site.hear(intent);
  }
  const { uuid: reference, id } = await site.shop.rowOf(hash);
  return { hash, reference, id, intent, contest: null, voucher, buyer };
}

async function linesOf({ hash }: Walked) {
  const { lines } = await calls.get({ hash });
  return lines;
}

function actsOf(one: Walked, roll: (below: number) => number): Act[] {
  const { hash, reference } = one;
  const { app } = site.shop;
  const seller = () => sellers[roll(2)] as Seller;
  const back = async (act: (id: string, by: string) => Promise<unknown>) => {
    const { returns } = await calls.get({ hash });
    const some = returns[roll(Math.max(1, returns.length))];
    if (some) await act(some.id, some.seller.slug);
  };
  return [
    () => site.refund(reference, 1 + roll(5000)),
    async () => roll(3) === 0 && site.refund(reference, null),
    // Seldom: nothing much happens to an order after it.
    async () => roll(5) === 0 && site.cancelled(reference),
    async () => roll(5) === 0 && calls.cancel({ hash }),
    async () => {
      const { token, product: id } = seller();
      const line = (await linesOf(one)).find((each) => each.product.id === id);
      if (!line) return;
      await app.as(token, () => sellerOrderCalls.refuse({ reference, line_id: line.id, reason: 'Épuisé' }));
    },
    async () => {
      const { token, product: id } = seller();
      const line_ids = (await linesOf(one)).filter((each) => each.product.id === id).map((each) => each.id);
      if (line_ids.length === 0) return;
      const parcel = { reference, line_ids, carrier: 'P', tracking_number: 'P' };
      await app.as(token, () => sellerOrderCalls.send(parcel));
    },
    async () => {
      for (const step of ['prepare', 'send', 'deliver'] as const)
        await site.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' }));
    },
    async () => {
      const lines = await linesOf(one);
      const line_id = lines[roll(lines.length)]?.id ?? 0;
      await returnCalls.ask({ hash, lines: [{ line_id, quantity: 1 }], way: roll(2) ? 'own' : 'label' });
    },
    () =>
      back((id, by) => {
        const token = sellers.find(({ slug }) => slug === by)?.token;
        return token
          ? app.as(token, () => sellerReturnCalls.receive({ id }))
          : site.asRose(() => returnDeskCalls.receive({ id }));
      }),
    () => back((id) => app.as(site.ines.token, () => returnDeskCalls.refund({ id }))),
    () => back((id) => site.asRose(() => returnDeskCalls.settle({ id, answer: 'Par virement.' }))),
    () => site.asRose(() => orderDeskCalls.settle({ reference, answer: 'Par virement.' })),
    () =>
      site.asRose(() =>
        orderDeskCalls.takeBack({ reference, reason: 'Revenu', restock: true, key: randomUUID() }),
      ),
    async () => {
      if (!one.intent) return;
      const charge = chargeOf(one.intent);
      const left = Number(charge.amount) - Number(charge.amount_refunded);
      if (one.contest === null) {
        if (left > 0)
          one.contest = openDispute(
            site.stripe.books,
            String(one.intent.id),
            roll(2) ? { amount: 1 + roll(left) } : {},
          );
      } else if (one.contest.status === 'needs_response' || roll(4) === 0)
        closeDispute(site.stripe.books, one.contest, { won: one.contest.status === 'lost' || roll(2) === 0 });
      if (one.contest && roll(3) > 0) await site.hear(one.contest);
    },
    () => heard(one),
    async () => {
      if (!one.buyer) return;
      await prove(app, one.buyer);
      await app.as(one.buyer, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
      one.buyer = null;
    },
    async () => {
      const { token } = seller();
      const { available } = await app.as(token, () => sellerMoneyCalls.overview());
      await prove(app, token);
      await app.as(token, () => sellerMoneyCalls.withdraw({ amount: available, key: randomUUID() }));
    },
    async () => {
      const payouts = [...site.stripe.books.objects.values()].filter(
        ({ object, status }) => object === 'payout' && status === 'pending',
      );
      for (const { id } of payouts)
        settlePayout(site.stripe.books, String(id), roll(3) === 0 ? 'account_closed' : null);
    },
    async () => {
      const { items } = await app.as(site.ines.token, () => refundCalls.list({ status: 'asked' }));
      const asked = items[roll(Math.max(1, items.length))];
      if (!asked) return;
      const decide = { refund_uuid: asked.uuid, approve: roll(4) > 0, reason: 'Vérifié par moi' };
      await app.as(site.ines.token, () => refundCalls.decide(decide));
    },
    async () => {
      now += (1 + roll(16)) * DAY;
      app.services.moveClock(now - Date.now());
      await app.runJobs();
    },
  ];
}

/** Every parcel of it leaves, and arrives. */
async function allSent(one: Walked): Promise<void> {
  const { reference } = one;
  const lines = await linesOf(one);
  for (const { token, product: id } of sellers) {
    const line_ids = lines.filter((each) => each.product.id === id).map((each) => each.id);
    const parcel = { reference, line_ids, carrier: 'P', tracking_number: 'P' };
    if (line_ids.length > 0) await site.shop.app.as(token, () => sellerOrderCalls.send(parcel));
  }
  for (const step of ['prepare', 'send', 'deliver'] as const)
    await maybe(() => site.asRose(() => orderDeskCalls.advance({ reference, step, tracking_number: 'T' })));
}

const chargeOf = (intent: StripeObject) =>
  site.stripe.books.objects.get(String(intent.latest_charge)) as StripeObject;

async function heard({ intent, contest }: Walked): Promise<void> {
  for (const object of [intent, contest]) if (object) await site.hear(object);
}

/** Whatever happened to it: each means has at most what it gave, and the provider's word is ours. */
async function holds(one: Walked): Promise<void> {
  const row = await site.shop.rowOf(one.hash);
  expect(cardBackOf(row) + row.bankBack + row.transferredBack).toBeLessThanOrEqual(toPayOf(row));
  expect(row.vouchedBack).toBeLessThanOrEqual(row.vouched);
  expect(row.reducedBack).toBeLessThanOrEqual(row.reduced);
  if (!one.intent) return;
  const charge = chargeOf(one.intent);
  expect(cardBackOf(row)).toBe(Number(charge.amount_refunded));
  const taken = one.contest && one.contest.status !== 'won' ? Number(one.contest.amount) : 0;
  expect(Number(charge.amount_refunded) + taken).toBeLessThanOrEqual(Number(charge.amount));
  expect(row.bankBack).toBeLessThanOrEqual(taken);
}

it.each([1, 2, 3])('walk %i', async (seed) => {
  const roll = dice(seed);
  const orders: Walked[] = [];
  for (let n = 0; n < 3; n += 1) orders.push(await bought(roll));
  const acts = orders.flatMap((one) => actsOf(one, roll));
  for (const one of orders) if (roll(2) === 0) await allSent(one);
  for (let n = 0; n < 24; n += 1) {
    const some = Array.from({ length: 1 + roll(3) }, () => acts[roll(acts.length)] as Act);
    await Promise.all(some.map(maybe));
    expect(await site.shop.problems()).toEqual([]);
  }
  for (let n = 0; n < 2; n += 1) {
    for (const one of orders) await heard(one);
    await site.shop.app.services.database.db.update(refund).set({ updatedAt: new Date(0) });
    await executeOrdered(site.shop.app.services);
    await site.shop.app.runJobs();
  }
  for (const one of orders) await holds(one);
  expect(await site.shop.problems()).toEqual([]);
});
