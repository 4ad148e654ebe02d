import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { RefusedError } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';
import { applyIntent } from '../apply.server.ts';
import { type Gift, getGift, lockContribution, totalOf } from '../contribution.server.ts';
import { askProvider, providerOf } from '../provider.server.ts';
import { untilUnchanged } from '../retry.server.ts';
import { systemCtx } from '../system-ctx.server.ts';

export type RefundRow = typeof refund.$inferSelect;
/** Why money goes back without anybody asking for it. */
export type RefundCause = 'canceled' | 'sold_out' | 'unfunded';

/** Cents of refunds that were asked for or ordered and that the provider has not confirmed yet. */
export async function pendingRefunds(ctx: Ctx, contributionId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.contributionId, contributionId), inArray(refund.status, ['asked', 'ordered'])));
  return row?.sum ?? 0;
}

/** What may still be promised of a payment, under the contribution's lock. */
export async function leftOf(ctx: Ctx, { row, addons }: Pick<Gift, 'row' | 'addons'>): Promise<number> {
  return totalOf(row, addons) - row.refunded - (await pendingRefunds(ctx, row.id));
}

/**
 * Gives all of a paid contribution back by itself: its cancel raced the payment (decisions.md §13), or what it
 * was for is gone. Does nothing to one that is not paid, or given back already; safe to repeat. Throws
 * `unavailable` when the provider is down: the order is kept, and a job carries it out.
 */
export async function refundAutomatically(
  services: Services,
  contributionId: number,
  cause: RefundCause,
): Promise<void> {
  const ctx = systemCtx(services);
  const id = await inTransaction(ctx, (inner) => orderRest(inner, contributionId, cause));
  if (id !== null) await executeRefund(services, id);
}

async function orderRest(ctx: Ctx, contributionId: number, cause: RefundCause): Promise<number | null> {
  const row = await lockContribution(ctx.db, contributionId);
  if (row.status !== 'succeeded' || row.intentId === null) return null;
  const [known] = await ctx.db
    .select()
    .from(refund)
    .where(and(eq(refund.contributionId, row.id), eq(refund.status, 'ordered'), eq(refund.cause, cause)));
  if (known) return known.id;
  const { addons } = await getGift(ctx.db, { id: row.id });
  const amount = await leftOf(ctx, { row, addons });
  const [failed] = await ctx.db
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.contributionId, row.id), eq(refund.status, 'failed'), eq(refund.cause, cause)));
  // What the provider refused for good waits for an admin, not for the next round.
  if (amount <= 0 || failed) return null;
  const [made] = await ctx.db
    .insert(refund)
    .values({
      contributionId: row.id,
      amount,
      cause,
      status: 'ordered',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning({ id: refund.id });
  await audit(ctx, {
    action: 'refund.automatic',
    target: `contribution:${row.id}`,
    detail: { amount, cause },
  });
  return made?.id ?? null;
}

/** Has an ordered refund done, from wherever a stopped process left it: the provider gives it back once. */
export async function executeRefund(services: Services, refundId: number): Promise<void> {
  const ctx = systemCtx(services);
  const order = await rowOf(ctx, refundId);
  if (order.status !== 'ordered') return;
  const { row } = await getGift(ctx.db, { id: order.contributionId });
  const { intentId } = row;
  if (intentId === null) throw new Error(`Contribution ${row.id} has nothing to give back`);
  const { uuid, amount } = order;
  const failure = await askProvider(() =>
    providerOf(services)
      .refund(intentId, { amount, reference: uuid, idempotencyKey: `refund:${uuid}` })
      .then(() => null),
  ).catch((error: unknown) => {
    if (error instanceof RefusedError) return error.code;
    throw error;
  });
  await settle(ctx, order, { intentId, failure });
}

async function rowOf(ctx: Ctx, id: number): Promise<RefundRow> {
  const [row] = await ctx.db.select().from(refund).where(eq(refund.id, id));
  if (!row) throw new Error(`Refund ${id} is gone`);
  return row;
}

interface Answer {
  intentId: string;
  failure: string | null;
}

/** Books what the provider then says, and closes the order with it. */
async function settle(ctx: Ctx, order: RefundRow, { intentId, failure }: Answer): Promise<void> {
  await untilUnchanged(async () => {
    const seen = await getGift(ctx.db, { id: order.contributionId });
    const intent = await askProvider(() => providerOf(ctx.services).retrieve(intentId));
    return inTransaction(ctx, async (inner) => {
      const row = await lockContribution(inner.db, order.contributionId);
      if (row.version !== seen.row.version) return null;
      await applyIntent(inner, row, intent);
      await close(inner, order, failure);
      return true;
    });
  });
}

async function close(ctx: Ctx, order: RefundRow, failure: string | null): Promise<void> {
  const [closed] = await ctx.db
    .update(refund)
    .set({
      status: failure === null ? 'done' : 'failed',
      failureCode: failure,
      settledAt: ctx.now,
      updatedAt: ctx.now,
    })
    .where(and(eq(refund.id, order.id), eq(refund.status, 'ordered')))
    .returning({ id: refund.id });
  if (!closed) return;
  const { amount } = order;
  await audit(ctx, {
    action: failure === null ? 'refund.done' : 'refund.failed',
    target: `contribution:${order.contributionId}`,
    detail: { amount, ...(failure === null ? {} : { failure }) },
  });
}

/** Left alone this long, an order is carried out again. */
const QUIET_MS = 60_000;
const BATCH = 200;

/** Carries out what a stopped process or a provider that was down left. */
export async function executeOrdered(services: Services): Promise<void> {
  const quiet = new Date(services.clock().getTime() - QUIET_MS);
  const rows = await services.database.db
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.status, 'ordered'), lt(refund.updatedAt, quiet)))
    .orderBy(asc(refund.id))
    .limit(BATCH);
  for (const { id } of rows)
    await executeRefund(services, id).catch((err: unknown) =>
      services.log.error({ refundId: id, err }, 'a refund could not be carried out'),
    );
}
