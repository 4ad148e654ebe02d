import { randomUUID } from 'node:crypto';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { orderDeskCalls } from '#src/features/orders/desk.calls.ts';
import type { DeskStep } from '#src/features/orders/desk.ts';
import { orderCalls } from '#src/features/orders/order.calls.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { join } from '#tests/cast.ts';
import { deliverAndApply } from './deliver.ts';
import { DETAILS, openShop } from './orders.ts';
import { prove } from './prove.ts';
import type { StripeCard, StripeObject } from './stripe-double/books.ts';
import { STRIPE_KEYS, startStripeDouble } from './stripe-double/server.ts';

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>;

/** The shop of orders, its cards taken through the double of Stripe, and Rose at its desk. */
export async function openStripeShop(options: { stock?: number } = {}) {
  const stripe = await startStripeDouble();
  const settings = { ...STRIPE_KEYS, apiBase: stripe.url, live: false };
  const shop = await openShop({ ...options, config: { payments: 'stripe', stripe: settings } });
  const rose = await join(shop.app, 'rose');
  const { token } = rose;
  await prove(shop.app, token);
  const asRose = <T>(work: () => Promise<T>) => shop.app.as(token, work);
  const objectOf = (event: StripeObject) => (event.data as { object: StripeObject }).object;

  const intentOf = (secret: string) => {
    const found = [...stripe.books.objects.values()].find((object) => object.client_secret === secret);
    if (!found) throw new Error('no intent');
    return found;
  };
  const eventsOf = (id: string) =>
    stripe.books.events.filter((event) => {
      const { id: own, payment_intent } = objectOf(event);
      return own === id || payment_intent === id;
    });
  const deliver = (event: StripeObject | undefined, how = {}) => {
    if (!event) throw new Error('no event');
    return deliverAndApply(shop.app.services, 'stripe', stripe.sign(event, how));
  };
  /** Filled in, its intent made. */
  const prepared = async (more: Parameters<typeof shop.prepare>[0] = {}) => {
    const hash = await shop.prepare(more);
    await orderCalls.saveDetails({ hash, ...DETAILS, email: more?.contributor_email ?? DETAILS.email });
    const { payment } = await orderCalls.pay({ hash });
    if (!payment) throw new Error('no payment');
    const { uuid: reference, id } = await shop.rowOf(hash);
    return {
      hash,
      reference,
      id,
      payment,
      secret: payment.client_secret,
      intent: intentOf(payment.client_secret),
    };
  };
  return {
    shop,
    stripe,
    rose,
    asRose,
    intentOf,
    eventsOf,
    deliver,
    prepared,
    /** Paid by card; the webhook brings every event of it. */
    async paid(more: Parameters<typeof shop.prepare>[0] = {}, card: StripeCard = 'pm_card_visa') {
      const order = await prepared(more);
      stripe.pay(order.secret, card);
      for (const event of eventsOf(order.intent.id)) await deliver(event);
      return order;
    },
    async advance(reference: string, ...steps: DeskStep[]) {
      for (const step of steps)
        await asRose(() =>
          orderDeskCalls.advance({ reference, step, carrier: 'Colissimo', tracking_number: '8R1' }),
        );
    },
    refund: (reference: string, amount: number | null, key = randomUUID()) =>
      asRose(() => refundCalls.request({ reference, amount, reason: 'Article abîmé à l’arrivée', key })),
    deskOf: (reference: string) => asRose(() => orderDeskCalls.get({ reference })),
    balance: (code: string) => balanceOf(shop.app.services.database.db, code),
    async close() {
      await shop.app.close();
      await stripe.close();
    },
  };
}
