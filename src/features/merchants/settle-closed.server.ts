import { and, asc, eq, gt, isNotNull, notInArray } from 'drizzle-orm';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { refreshRecipient } from '#src/features/withdrawals/identity.server.ts';
import { advanceWithdrawal } from '#src/features/withdrawals/payout.server.ts';
import { WITHDRAWAL_MIN } from '#src/features/withdrawals/withdrawal.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { merchant, withdrawal } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { endingFr } from './ending.fr.ts';
import { owedTo, tell } from './ending.server.ts';
import { lockMerchant } from './owner.server.ts';
import { type RecipientRow, recipientOf, setAside, sumsOf } from './set-aside.server.ts';

/** A bank that refused a payout is not asked again for so long: its owner was told, and may ask by hand. */
const AFTER_REFUSAL_MS = 7 * 86_400_000;

/**
 * Pays out what businesses that are closed for good have earned, as it becomes theirs: nobody needs to come back for it.
 * An owner who did not prove who they are is told once a month that it waits.
 */
export async function settleClosed(services: Services): Promise<void> {
  const { db } = services.database;
  await eachRow({
    read: (after, most) =>
      db
        .select({ id: merchant.id })
        .from(merchant)
        .where(and(isNotNull(merchant.closedAt), gt(merchant.id, after)))
        .orderBy(asc(merchant.id))
        .limit(most),
    work: ({ id }) => settleOne(systemCtx(services), id),
    onFault: (err, { id }) =>
      services.log.error({ merchantId: id, err }, 'a closed business could not be paid what it has earned'),
  });
}

async function settleOne(ctx: Ctx, merchantId: number): Promise<void> {
  const { withdrawable } = await sumsOf(ctx.db, { merchantId, mode: moneyModeOf(ctx.services) });
  if (withdrawable < WITHDRAWAL_MIN) return;
  const found = await recipientOf(ctx, merchantId);
  const to = found && (await refreshRecipient(ctx, found));
  if (to?.status !== 'verified') return remind(ctx, merchantId);
  const id = await inTransaction(ctx, (tx) => setAllAside(tx, merchantId, to));
  if (id !== null) await advanceWithdrawal(ctx.services, id);
}

/** All that may leave, decided under the lock of the business. Null where nothing may, by now. */
async function setAllAside(tx: Ctx, merchantId: number, to: RecipientRow): Promise<number | null> {
  const row = await lockMerchant(tx, merchantId);
  const mode = moneyModeOf(tx.services);
  const { withdrawable: amount } = await sumsOf(tx.db, { merchantId, mode });
  if (!row.closedAt || amount < WITHDRAWAL_MIN || (await isHeldUp(tx, to))) return null;
  return (await setAside(tx, { merchantId, amount, key: crypto.randomUUID(), to, mode })).id;
}

/** One withdrawal at a time, and none shortly after the bank refused one. */
async function isHeldUp({ db, now }: Ctx, to: RecipientRow): Promise<boolean> {
  const own = eq(withdrawal.recipientId, to.id);
  if (await db.$count(withdrawal, and(own, notInArray(withdrawal.status, ['paid', 'failed'])))) return true;
  const since = new Date(now.getTime() - AFTER_REFUSAL_MS);
  const refused = and(own, eq(withdrawal.status, 'failed'), gt(withdrawal.settledAt, since));
  return (await db.$count(withdrawal, refused)) > 0;
}

async function remind(ctx: Ctx, merchantId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockMerchant(tx, merchantId);
    const month = parisDay(tx.now).slice(0, 7);
    const closedIn = row.closedAt && parisDay(row.closedAt).slice(0, 7);
    // The letter of its end said so already.
    if (!closedIn || closedIn === month) return;
    const words = endingFr.owed(row.name, await owedTo(tx, merchantId));
    await tell(tx, row, { ...words, key: `owed:${month}` });
  });
}
