import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, min, or, type SQL } from 'drizzle-orm';
import { ofFreePot } from '#src/features/money/holds/held.server.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { DECLINES_PER_GIFT } from '#src/features/money/limits.server.ts';
import { heldHere } from '#src/features/money/mode.server.ts';
import { inPot } from '#src/features/money/pot.server.ts';
import { moneyModeOf, providerOf } from '#src/features/money/provider.server.ts';
import { executeOrdered } from '#src/features/money/refunds/order.server.ts';
import { untilUnchanged } from '#src/features/money/retry.server.ts';
import { keptOf } from '#src/features/money/shares.ts';
import { inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { eachRow, inRounds } from '#src/server/db/each-row.ts';
import { contribution } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { DRAFT_HOURS } from './cagnotte.ts';
import { chargeScheduled, continueCharge } from './charge.server.ts';
import {
  addDays,
  chargeInstant,
  dayInFrance,
  isReminded,
  REMINDER_DAYS,
  reminderInstant,
} from './charge-date.ts';
import { changeContribution, findGift, lockContribution } from './contribution.server.ts';
import { next } from './contribution.state.ts';
import { isKeptAside, onReminder, paidGiftOf } from './effects.server.ts';
import { applyTo, syncWithProvider } from './intent.server.ts';
import { releasePosting } from './postings.ts';
import { refundCanceled } from './refund.server.ts';

/** Nearly all that is open was left by its giver: the provider is asked about some of it a run. */
const openInRounds = inRounds();
/** Left alone this long, an open payment is asked about again. */
const QUIET_MS = 10 * 60_000;

/** Charges every delayed gift whose day has come; answers how many were paid. */
export async function runDueCharges(services: Services): Promise<number> {
  const isDue = lte(contribution.nextChargeAt, services.clock());
  const due = and(eq(contribution.status, 'scheduled'), isDue, ofFreePot);
  let charged = 0;
  const charge = async (id: number) => {
    if ((await chargeScheduled(services, id)) === 'succeeded') charged += 1;
  };
  await eachRow(contributions(services, due, charge));
  return charged;
}

/** The next moment at which a gift is charged, tried again or announced to its giver, ms; infinity where there is none. */
export async function nextDue(services: Services): Promise<number> {
  const now = services.clock();
  const soon = addDays(dayInFrance(now), REMINDER_DAYS);
  const scheduled = and(heldHere(services, contribution), eq(contribution.status, 'scheduled'));
  const { db } = services.database;
  const [charge] = await db
    .select({ at: min(contribution.nextChargeAt) })
    .from(contribution)
    .where(and(scheduled, gt(contribution.nextChargeAt, now), ofFreePot));
  const [reminder] = await db
    .select({ day: min(contribution.chargeOn) })
    .from(contribution)
    .where(and(scheduled, isNull(contribution.remindedAt), gt(contribution.chargeOn, soon)));
  return Math.min(
    charge?.at?.getTime() ?? Number.POSITIVE_INFINITY,
    reminder?.day ? reminderInstant(reminder.day).getTime() : Number.POSITIVE_INFINITY,
  );
}

/** Tells who gives in three days; whoever began later than that has just read the date. */
export async function remindGivers(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  const soon = addDays(dayInFrance(ctx.now), REMINDER_DAYS);
  const due = and(
    eq(contribution.status, 'scheduled'),
    isNull(contribution.remindedAt),
    lte(contribution.chargeOn, soon),
  );
  const remind = (id: number) =>
    inTransaction(ctx, async (inner) => {
      const row = await lockContribution(inner.db, id);
      if (row.status !== 'scheduled' || row.remindedAt || !row.chargeOn) return;
      const early = isReminded(row.chargeOn, row.createdAt) && inner.now < chargeInstant(row.chargeOn);
      if (early) await onReminder(inner, row);
      await changeContribution(inner, row, { remindedAt: inner.now });
    });
  await eachRow(contributions(services, due, remind));
}

/** Asks the provider again about what a stopped process or a lost event left half-way. */
export async function reconcile(services: Services): Promise<void> {
  const quiet = lt(contribution.updatedAt, new Date(services.clock().getTime() - QUIET_MS));
  const charging = and(eq(contribution.status, 'charging'), quiet);
  await eachRow(contributions(services, charging, (id) => continueCharge(services, id)));
  const open = inArray(contribution.status, [
    'awaiting_payment',
    'requires_action',
    'processing',
    'needs_action',
  ]);
  const ask = async (id: number) => {
    const gift = await findGift(services.database.db, { id });
    if (gift) await syncWithProvider(systemCtx(services), gift.row.hash);
  };
  await openInRounds(contributions(services, and(open, quiet, isNotNull(contribution.intentId)), ask));
  await executeOrdered(services);
  const unrefunded = and(eq(contribution.status, 'succeeded'), isNotNull(contribution.cancelRequestedAt));
  await eachRow(contributions(services, unrefunded, (id) => refundCanceled(services, id)));
}

/**
 * docs/spec/decisions.md §13: drafts and abandoned payments end after a day, what waits for its giver after
 * 72 hours; and so does, at once, what one card after another was refused for.
 */
export async function expireOld(services: Services): Promise<void> {
  const now = services.clock();
  const dayAgo = new Date(now.getTime() - DRAFT_HOURS * 3600 * 1000);
  // By when it was made: what is typed afterwards keeps nothing open. At the bank it is the bank's last word that counts.
  const abandoned = or(
    and(inArray(contribution.status, ['draft', 'awaiting_payment']), lt(contribution.createdAt, dayAgo)),
    and(eq(contribution.status, 'requires_action'), lt(contribution.updatedAt, dayAgo)),
  );
  const late = and(eq(contribution.status, 'needs_action'), lt(contribution.needsActionUntil, now));
  const hammered = and(
    eq(contribution.status, 'awaiting_payment'),
    gte(contribution.attempt, DECLINES_PER_GIFT),
  );
  const over = or(abandoned, late, hammered);
  await eachRow(contributions(services, over, (id) => expireOne(services, id)));
}

/** The provider is told first: whatever was paid meanwhile stays paid. */
async function expireOne(services: Services, id: number): Promise<void> {
  const ctx = systemCtx(services);
  await untilUnchanged(async () => {
    const gift = await findGift(ctx.db, { id });
    const { intentId = null, status } = gift?.row ?? {};
    if (!gift || !status) return true;
    if (intentId !== null) {
      const intent = await providerOf(services).cancel(intentId);
      if (intent.status !== 'canceled' || next(status, 'expire') === null)
        return applyTo(ctx, gift.row, { intent });
    }
    return inTransaction(ctx, async (inner) => {
      const row = await lockContribution(inner.db, id);
      if (row.version !== gift.row.version) return null;
      const to = next(row.status, 'expire');
      if (to) await changeContribution(inner, row, { status: to });
      return true;
    });
  });
}

/** A dispute of a part leaves the rest to the pot. */
const PAID = ['succeeded', 'disputed'];

/** Moves to "available" what the provider lets be used (docs/spec/decisions.md §12, one posting each). */
export async function releaseFunds(services: Services): Promise<void> {
  const due = and(
    inArray(contribution.status, PAID),
    isNull(contribution.releasedAt),
    lte(contribution.fundsAvailableAt, services.clock()),
    inPot,
  );
  const ctx = systemCtx(services);
  const release = (id: number) =>
    inTransaction(ctx, async (inner) => {
      const row = await lockContribution(inner.db, id);
      if (!PAID.includes(row.status) || row.releasedAt || isKeptAside(row)) return;
      const gift = await findGift(inner.db, { id });
      if (!gift) return;
      if (keptOf(row, row) > 0)
        await postLedger(inner.db, releasePosting(paidGiftOf(gift), moneyModeOf(services)));
      await changeContribution(inner, row, { releasedAt: inner.now });
    });
  await eachRow(contributions(services, due, release));
}

/** Those of ours where it holds, and what is to be done for each. */
function contributions(
  services: Services,
  where: SQL | undefined,
  work: (id: number) => Promise<unknown>,
): Parameters<typeof eachRow>[0] {
  return {
    read: (after, most) =>
      services.database.db
        .select({ id: contribution.id })
        .from(contribution)
        .where(and(heldHere(services, contribution), where, gt(contribution.id, after)))
        .orderBy(asc(contribution.id))
        .limit(most),
    work: ({ id }) => work(id),
    onFault: (err, { id }) =>
      services.log.error({ contributionId: id, err }, 'a contribution could not be brought forward'),
  };
}
