import { eq } from 'drizzle-orm';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { contribution } from '#src/server/db/schema/index.ts';
import { startTestApp } from './app.ts';
import { GRANDMA, givenList } from './cagnotte.ts';
import { deliverAndApply } from './deliver.ts';
import type { StripeCard, StripeObject } from './stripe-double/books.ts';
import { STRIPE_KEYS, startStripeDouble } from './stripe-double/server.ts';

export const DAY = 24 * 3600 * 1000;

export type StripeSite = Awaited<ReturnType<typeof startStripeSite>>;

/** A site that takes cards through the double of Stripe, with a list to give to. */
export async function startStripeSite() {
  const stripe = await startStripeDouble();
  const settings = { ...STRIPE_KEYS, apiBase: stripe.url, live: false };
  const app = await startTestApp({ config: { payments: 'stripe', stripe: settings } });
  const list = await givenList(app);
  const { db } = app.services.database;

  const intentOf = (secret: string) => {
    const found = [...stripe.books.objects.values()].find((object) => object.client_secret === secret);
    if (!found) throw new Error('no intent');
    return found;
  };
  const eventsOf = (secret: string) =>
    stripe.books.events.filter(({ data }) => {
      const { object } = data as { object: StripeObject };
      return object.id === intentOf(secret).id || object.payment_intent === intentOf(secret).id;
    });
  const deliver = (event: StripeObject | undefined, options = {}) => {
    if (!event) throw new Error('no event');
    return deliverAndApply(app.services, 'stripe', stripe.sign(event, options));
  };
  const prepared = async (amount = 5000) => {
    const { contribution: made, payment } = await calls.prepare({
      list_uuid: list.uuid,
      contribution: { amount, kindwords: 'Bienvenue !', contributor: GRANDMA },
    });
    if (!payment) throw new Error('no payment');
    return { hash: made.hash, payment, secret: payment.client_secret };
  };
  return {
    app,
    stripe,
    list,
    intentOf,
    eventsOf,
    deliver,
    prepared,
    /** A gift for a later day, its card to be saved. */
    async promised(date: string) {
      const { contribution: made, payment } = await calls.add({
        list_uuid: list.uuid,
        contribution: { amount: 4000, contributor: GRANDMA },
        delayed: date,
      });
      if (!payment) throw new Error('no payment');
      return { hash: made.hash, payment, secret: payment.client_secret };
    },
    /** The giver pays; the webhook brings every event of it. */
    async paid(card: StripeCard = 'pm_card_visa', amount = 5000) {
      const gift = await prepared(amount);
      stripe.pay(gift.secret, card);
      for (const event of eventsOf(gift.secret)) await deliver(event);
      return gift;
    },
    inDays: (days: number) =>
      new Date(app.services.clock().getTime() + days * DAY).toISOString().slice(0, 10),
    async rowOf(hash: string) {
      const rows = await db.select().from(contribution).where(eq(contribution.hash, hash));
      return rows[0] as NonNullable<(typeof rows)[0]>;
    },
    books: async () => (await checkLedger(db)).problems,
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
