import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
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
import { contribution } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { DRAFT_HOURS } from './cagnotte.ts';
import { chargeScheduled, continueCharge } from './charge.server.ts';
import { addDays, chargeInstant, dayInFrance, REMINDER_DAYS, reminderInstant } from './charge-date.ts';
import { changeContribution, findGift, lockContribution } from './contribution.server.ts';
import { next } from './contribution.state.ts';
import { isKeptAside, onReminder, paidGiftOf } from './effects.server.ts';
import { applyTo, syncWithProvider } from './intent.server.ts';
import { releasePosting } from './postings.ts';
import { refundCanceled } from './refund.server.ts';

const BATCH = 500;
/** Left alone this long, an open payment is asked about again. */
const QUIET_MS = 10 * 60_000;

/** Charges every delayed gift whose day has come; answers how many were paid. */
export async function runDueCharges(services: Services): Promise<number> {
  const due = await idsWhere(
    services,
    and(eq(contribution.status, 'scheduled'), lte(contribution.nextChargeAt, services.clock()), ofFreePot),
  );
  let charged = 0;
  await each(services, due, async (id) => {
    if ((await chargeScheduled(services, id)) === 'succeeded') charged += 1;
  });
  return charged;
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
  await each(services, await idsWhere(services, due), (id) =>
    inTransaction(ctx, async (inner) => {
      const row = await lockContribution(inner.db, id);
      if (row.status !== 'scheduled' || row.remindedAt || !row.chargeOn) return;
      const early = row.createdAt < reminderInstant(row.chargeOn) && inner.now < chargeInstant(row.chargeOn);
      if (early) await onReminder(inner, row);
      await changeContribution(inner, row, { remindedAt: inner.now });
    }),
  );
}

/** Asks the provider again about what a stopped process or a lost event left half-way. */
export async function reconcile(services: Services): Promise<void> {
  const quiet = lt(contribution.updatedAt, new Date(services.clock().getTime() - QUIET_MS));
  const charging = await idsWhere(services, and(eq(contribution.status, 'charging'), quiet));
  await each(services, charging, (id) => continueCharge(services, id));
  const open = inArray(contribution.status, [
    'awaiting_payment',
    'requires_action',
    'processing',
    'needs_action',
  ]);
  await each(
    services,
    await idsWhere(services, and(open, quiet, isNotNull(contribution.intentId))),
    async (id) => {
      const gift = await findGift(services.database.db, { id });
      if (gift) await syncWithProvider(systemCtx(services), gift.row.hash);
    },
  );
  await executeOrdered(services);
  const unrefunded = and(eq(contribution.status, 'succeeded'), isNotNull(contribution.cancelRequestedAt));
  await each(services, await idsWhere(services, unrefunded), (id) => refundCanceled(services, id));
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
  await each(services, await idsWhere(services, or(abandoned, late, hammered)), (id) =>
    expireOne(services, id),
  );
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
        return applyTo(ctx, gift.row, intent);
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
  await each(services, await idsWhere(services, due), (id) =>
    inTransaction(ctx, async (inner) => {
      const row = await lockContribution(inner.db, id);
      if (!PAID.includes(row.status) || row.releasedAt || isKeptAside(row)) return;
      const gift = await findGift(inner.db, { id });
      if (!gift) return;
      if (keptOf(row, row) > 0)
        await postLedger(inner.db, releasePosting(paidGiftOf(gift), moneyModeOf(services)));
      await changeContribution(inner, row, { releasedAt: inner.now });
    }),
  );
}

async function idsWhere(services: Services, where: SQL | undefined): Promise<number[]> {
  const rows = await services.database.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(and(heldHere(services, contribution), where))
    .orderBy(asc(contribution.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** One fault does not keep the others waiting; all are tried again next time. */
async function each(
  services: Services,
  ids: number[],
  work: (id: number) => Promise<unknown>,
): Promise<void> {
  for (const id of ids)
    await work(id).catch((error: unknown) =>
      services.log.error({ contributionId: id, err: error }, 'a contribution could not be brought forward'),
    );
}
