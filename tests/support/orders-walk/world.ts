import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ApiError } from '#src/calls/client.ts';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerMoneyCalls, sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import { offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import { orderCalls as calls } from '#src/features/orders/order.calls.ts';
import { reductionCalls } from '#src/features/orders/reductions/reductions.calls.ts';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { list, person, product, recipient } from '#src/server/db/schema/index.ts';
import { CAST, PASSWORD } from '#tests/cast.ts';
import { PRODUCT } from '../business.ts';
import { type ContestedShop, openContestedShop } from '../contested-shop.ts';
import { offerOf } from '../offers.ts';
import { DETAILS } from '../orders.ts';
import { prove } from '../prove.ts';
import type { StripeObject } from '../stripe-double/books.ts';
import { setRecipient } from '../stripe-double/recipients.ts';

export const DAY = 24 * 3600_000;
const ALWAYS = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' };
export type Act = () => Promise<unknown>;
export type Roll = (below: number) => number;

interface Seller {
  token: string;
  slug: string;
  product: number;
}

export interface Walked {
  hash: string;
  reference: string;
  id: number;
  intent: StripeObject | null;
  contest: StripeObject | null;
  /** The token of its buyer's account. */
  buyer: string | null;
}

/** A shop of ours and two sellers on one list, whose coupon, completion discount and payouts are open. */
export interface World {
  site: ContestedShop;
  sellers: Seller[];
  /** Business time, ms; it goes on, never back. */
  now: number;
}

/** Camille's own business, approved, with a rattle wished for on her list. */
async function secondSeller(site: ContestedShop): Promise<Seller> {
  const { app, camille } = site.shop;
  const { db } = app.services.database;
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
  return { token: doux.token, slug: doux.slug, product: id };
}

export async function openWorld(): Promise<World> {
  const site = await openContestedShop();
  const { app, camille } = site.shop;
  const { db } = app.services.database;
  await db.update(person).set({ isAdmin: true }).where(eq(person.email, CAST.ines.email));
  await prove(app, site.ines.token);
  const first = { token: site.seller, slug: 'atelier-nuage', product: site.mobile };
  const sellers = [first, await secondSeller(site)];
  const birthdate = new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10);
  await db.update(list).set({ birthdate }).where(eq(list.uuid, camille.listUuid));
  await site.asRose(async () => {
    await offerDeskCalls.save(offerOf({ ...ALWAYS, code: 'QUINZE', percent: 15 }));
    await offerDeskCalls.save(
      offerOf({ ...ALWAYS, title: 'Compléter', percent: 10, audience: 'completion' }),
    );
  });
  for (const { token } of sellers) {
    await prove(app, token);
    await app.as(token, () => sellerMoneyCalls.startIdentity());
  }
  for (const { account } of await db.select().from(recipient))
    setRecipient(site.stripe.books, account, 'verified');
  for (const { token } of sellers) await app.as(token, () => sellerMoneyCalls.checkIdentity());
  return { site, sellers, now: Date.now() };
}

/** A refusal is an answer; anything else is a fault. */
export async function maybe(work: Act): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  });
}

async function begun({ site, sellers }: World, roll: Roll): Promise<Pick<Walked, 'hash' | 'buyer'>> {
  const { app, camille } = site.shop;
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD });
  const buyer = roll(2) === 0 ? token : null;
  const hash = await app.as(buyer, async () => {
    const made = await site.shop.prepare({ contributor_email: email, quantity: 1 + roll(2) });
    for (const { product: product_id } of sellers)
      if (roll(3) > 0)
        await calls.addLine({ hash: made, list_uuid: camille.listUuid, product_id, quantity: 1 + roll(2) });
    await calls.saveDetails({ hash: made, ...DETAILS, email, delivery: roll(2) ? 'standard' : 'express' });
    return made;
  });
  return { hash, buyer };
}

/** An order of some of everything, by somebody with an account or without, paid. */
export async function bought(world: World, roll: Roll): Promise<Walked> {
  const { site } = world;
  const { hash, buyer } = await begun(world, roll);
  if (roll(2) === 0) await maybe(() => reductionCalls.apply({ order_hash: hash, code: 'QUINZE' }));
  const amount = [0, 900, 4000, 30_000][roll(4)] ?? 0;
  if (amount > 0) {
    const expires_on = new Date(world.now + 400 * DAY).toISOString().slice(0, 10);
    const batch = { count: 1, amount, expires_on, label: 'Geste', key: randomUUID() };
    const code = (await site.asRose(() => voucherDeskCalls.create(batch))).codes[0] ?? '';
    await maybe(() => reductionCalls.apply({ order_hash: hash, code }));
  }
  const { payment } = await calls.pay({ hash });
  const intent = payment ? site.intentOf(payment.client_secret) : null;
  if (payment && intent) {
    site.stripe.pay(payment.client_secret, 'pm_card_visa');
    await site.hear(intent);
  }
  const { uuid: reference, id } = await site.shop.rowOf(hash);
  return { hash, reference, id, intent, contest: null, buyer };
}

export async function linesOf({ hash }: Walked) {
  const { lines } = await calls.get({ hash });
  return lines;
}

/** Every parcel of it leaves, and arrives. */
export async function allSent({ site, sellers }: World, one: Walked): Promise<void> {
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

export const chargeOf = ({ site }: World, intent: StripeObject) =>
  site.stripe.books.objects.get(String(intent.latest_charge)) as StripeObject;

export async function heard({ site }: World, { intent, contest }: Walked): Promise<void> {
  for (const object of [intent, contest]) if (object) await site.hear(object);
}
