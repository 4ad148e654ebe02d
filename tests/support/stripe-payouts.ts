import type { UUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contributionCalls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { releaseFunds } from '#src/features/cagnotte/due.server.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { withdrawalCalls as calls } from '#src/features/withdrawals/withdrawal.calls.ts';
import type { Config } from '#src/server/config.ts';
import { recipient } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp } from './app.ts';
import { deliverAndApply } from './deliver.ts';
import { prove } from './prove.ts';
import type { StripeObject } from './stripe-double/books.ts';
import { type Standing, setRecipient, settlePayout } from './stripe-double/recipients.ts';
import { STRIPE_KEYS, startStripeDouble } from './stripe-double/server.ts';
import { ask } from './withdrawals.ts';

export const DAY = 24 * 3600 * 1000;

export type PayoutSite = Awaited<ReturnType<typeof startPayoutSite>>;

/** A site that takes cards and pays owners out through the double of Stripe; Camille’s pot can hold money. */
export async function startPayoutSite(more: Partial<Config> = {}) {
  const stripe = await startStripeDouble();
  const settings = { ...STRIPE_KEYS, apiBase: stripe.url, live: false };
  const app = await startTestApp({ config: { payments: 'stripe', stripe: settings, ...more } });
  const camille = await join(app, 'camille');
  await prove(app, camille.token);
  const list_uuid = camille.listUuid;
  const asOwner = <T>(work: () => Promise<T>) => app.as(camille.token, work);
  const objects = (object: string) =>
    [...stripe.books.objects.values()].filter((one) => one.object === object);
  const deliver = (event: StripeObject | undefined) => {
    if (!event) throw new Error('no event');
    return deliverAndApply(app.services, 'stripe', stripe.sign(event));
  };
  return {
    app,
    stripe,
    camille,
    list_uuid,
    asOwner,
    objects,
    deliver,
    /** Money that Stripe lets be used by now. */
    async given(amount: number) {
      const { payment } = await contributionCalls.prepare({ list_uuid, contribution: { amount } });
      stripe.pay(payment?.client_secret ?? '', 'pm_card_visa');
      await deliver(stripe.books.events.at(-1));
      app.services.moveClock(8 * DAY);
      await releaseFunds(app.services);
      app.services.moveClock(0);
    },
    /** The owner goes through Stripe’s page, with this outcome. */
    async identified(standing: Standing) {
      await asOwner(() => calls.startIdentity({ list_uuid }));
      const [row] = await app.services.database.db
        .select()
        .from(recipient)
        .where(eq(recipient.provider, 'stripe'));
      setRecipient(stripe.books, row?.account ?? '', standing);
      return asOwner(() => calls.checkIdentity({ list_uuid }));
    },
    /** Stripe thinks again of the one owner there is. */
    standing: (now: Standing) => setRecipient(stripe.books, String(objects('v2.core.account')[0]?.id), now),
    withdraw: (amount: number, key?: UUID) => asOwner(() => ask(list_uuid, amount, key)),
    look: () => asOwner(() => calls.overview({ list_uuid })),
    /** The bank has the newest payout, or sends it back; the event is not delivered yet. */
    settled(code: string | null = null) {
      settlePayout(stripe.books, String(objects('payout').at(-1)?.id), code);
      return stripe.books.events.at(-1) as StripeObject;
    },
    books: async () => (await checkLedger(app.services.database.db)).problems,
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
