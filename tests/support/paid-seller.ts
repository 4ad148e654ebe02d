// A business with money of its own, paid out through the double of Stripe.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { endCalls, ownEndCalls } from '#src/features/merchants/ending.calls.ts';
import { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf, postLedger } from '#src/features/money/ledger.server.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { advanceAll } from '#src/features/withdrawals/withdrawal.jobs.server.ts';
import { merchant, recipient, withdrawal } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import { startTestApp } from './app.ts';
import { BUSINESS } from './business.ts';
import { prove } from './prove.ts';
import { setRecipient, settlePayout } from './stripe-double/recipients.ts';
import { STRIPE_KEYS, startStripeDouble } from './stripe-double/server.ts';

export type PaidSeller = Awaited<ReturnType<typeof startPaidSeller>>;

/** Inès’s business, open, verified by Stripe, with this money available; Rose is at the desk. */
export async function startPaidSeller(amount: number) {
  const stripe = await startStripeDouble();
  const settings = { ...STRIPE_KEYS, apiBase: stripe.url, live: false };
  const app = await startTestApp({ config: { payments: 'stripe', stripe: settings } });
  const rose = await join(app, 'rose');
  const ines = await join(app, 'ines');
  const { db } = app.services.database;
  const desk = <T>(work: () => Promise<T>) => app.as(rose.token, work);
  const { uuid } = (await app.as(ines.token, () => businessCalls.create(BUSINESS))).merchant;
  async function seller<T>(work: () => Promise<T>): Promise<T> {
    const { token } = await app.as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }));
    await prove(app, token);
    return app.as(token, work);
  }
  const withdraw = (asked: number) =>
    seller(() => sellerMoneyCalls.withdraw({ amount: asked, key: randomUUID() }));
  const [row] = await db.select().from(merchant).where(eq(merchant.uuid, uuid));
  const id = row?.id ?? 0;
  const approve = () => desk(() => merchantDeskCalls.approve({ uuid }));
  await approve();
  async function verify() {
    await seller(() => sellerMoneyCalls.startIdentity());
    const [known] = await db.select().from(recipient);
    setRecipient(stripe.books, known?.account ?? '', 'verified');
    await seller(() => sellerMoneyCalls.checkIdentity());
  }
  await verify();
  const { psp, merchant: account } = accountsOf(moneyModeOf(app.services));
  const lines = [
    { account: psp, direction: 'debit' as const, amount },
    { account: account(id, 'available'), direction: 'credit' as const, amount },
  ];
  await db.transaction((tx) => postLedger(tx as never, { key: 'test:earned', ref: 'test', lines }));
  return {
    app,
    stripe,
    id,
    uuid,
    ines,
    desk,
    seller,
    verify,
    withdraw,
    approve,
    /** For good. */
    end: (by: 'owner' | 'desk') =>
      by === 'owner'
        ? seller(() => ownEndCalls.close())
        : desk(() => endCalls.close({ uuid, reason: 'Fautes répétées', at_once: true })),
    disable: () => desk(() => merchantDeskCalls.disable({ uuid, reason: 'Pièce manquante' })),
    /** Asked for while Stripe did not answer this step, nor the second try of it. */
    withdrawWithout(step: 'transfer' | 'payout', asked: number) {
      stripe.faultsAt(`POST /v1/${step}s`, 'error', 'error');
      return withdraw(asked);
    },
    async rowOf(of: { uuid: string }) {
      const [found] = await db.select().from(withdrawal).where(eq(withdrawal.uuid, of.uuid));
      if (!found) throw new Error('Expected a withdrawal');
      return found;
    },
    /** Transfers and payouts of a withdrawal, as Stripe has them. */
    ordersOf: (of: { uuid: string }) =>
      [...stripe.books.objects.values()]
        .filter(({ metadata }) => (metadata as { reference?: string } | undefined)?.reference === of.uuid)
        .map(({ object }) => object),
    advance: () => advanceAll(app.services),
    /** All that is on its way arrives, or comes back. */
    async arrived(code: string | null = null) {
      for (const one of stripe.books.objects.values())
        if (one.object === 'payout' && one.status === 'pending')
          settlePayout(stripe.books, String(one.id), code);
      await advanceAll(app.services);
    },
    balance: (part: 'available' | 'withdrawing') => balanceOf(db, account(id, part)),
    /** Beside the money above, which no order paid: all that is wrong. */
    problems: async () =>
      (await checkLedger(db)).problems.filter(
        (one) => !/what a seller has is not what their paid lines earned/.test(one),
      ),
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
