import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { contribution, refund, shopOrder, voucherPurchase } from '#src/server/db/schema/index.ts';
import { RefusedError } from '#src/server/gateways/payments/provider.ts';
import type { Services } from '#src/server/services.ts';
import { heldHere, isHeldHere } from '../mode.server.ts';
import { type PayableRef, type PayableSeen, refOf } from '../payable.ts';
import { hearOnce, payableOf } from '../payables.server.ts';
import { askProvider, providerOf } from '../provider.server.ts';
import { untilUnchanged } from '../retry.server.ts';

export type RefundRow = typeof refund.$inferSelect;
/** Why money goes back without anybody asking for it. */
export type RefundCause = 'canceled' | 'sold_out' | 'unfunded' | 'line_refused' | 'returned';

/** Tells which payment a refund gives back. */
export function aboutOf({
  contributionId,
  orderId,
  purchaseId,
}: Pick<RefundRow, 'contributionId' | 'orderId' | 'purchaseId'>): PayableRef {
  if (purchaseId !== null) return { kind: 'purchase', id: purchaseId };
  if (orderId !== null) return { kind: 'order', id: orderId };
  if (contributionId !== null) return { kind: 'contribution', id: contributionId };
  throw new Error('A refund gives nothing back');
}

/** The columns that say what a refund gives back. */
export function columnsOf({ kind, id }: PayableRef) {
  if (kind === 'purchase') return { purchaseId: id };
  return kind === 'order' ? { orderId: id } : { contributionId: id };
}

/** Refunds of this and nothing else. */
export function refundsOf({ kind, id }: PayableRef) {
  if (kind === 'purchase') return eq(refund.purchaseId, id);
  return kind === 'order' ? eq(refund.orderId, id) : eq(refund.contributionId, id);
}

/** Cents of refunds that were asked for or ordered and that the provider has not confirmed yet. */
export async function pendingRefunds(ctx: Ctx, about: PayableRef): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(Number) })
    .from(refund)
    .where(and(refundsOf(about), inArray(refund.status, ['asked', 'ordered'])));
  return row?.sum ?? 0;
}

/** Cents of every refund that was asked for and not refused, done ones too, whatever means they go back to. */
export async function allRefunds(ctx: Ctx, about: PayableRef): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(Number) })
    .from(refund)
    .where(and(refundsOf(about), inArray(refund.status, ['asked', 'ordered', 'done'])));
  return row?.sum ?? 0;
}

/** Computes what may still be given back of a payment, under its lock. */
export async function leftOf(
  ctx: Ctx,
  about: PayableRef,
  { total, refunded }: Pick<PayableSeen, 'total' | 'refunded'>,
): Promise<number> {
  return total - refunded - (await pendingRefunds(ctx, about));
}

/** Cents that go elsewhere with the rest of the card's part: vouchers are given back with it. */
export const besideCard = ({ total, elsewhere }: PayableSeen): number => (total > 0 ? elsewhere : 0);

/** Computes what a whole refund is of, under its lock: the rest of the card's part, or of vouchers where no card paid. */
export async function wholeLeftOf(ctx: Ctx, about: PayableRef, seen: PayableSeen): Promise<number> {
  if (seen.total > 0) return leftOf(ctx, about, seen);
  return seen.elsewhere - (await pendingRefunds(ctx, about));
}

/** Has an ordered refund done, from wherever a stopped process left it: the provider gives it back once. */
export async function executeRefund(services: Services, refundId: number): Promise<void> {
  const ctx = systemCtx(services);
  const order = await rowOf(ctx, refundId);
  if (order.status !== 'ordered') return;
  const about = aboutOf(order);
  const { intentId, ...seen } = await payableOf(about).see(ctx.db, about.id);
  if (intentId === null) return returnRest(ctx, order);
  // It waits for the provider, or for the keys, that took the money.
  if (!isHeldHere(services, seen)) return;
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

/** No card paid: the provider has nothing to say. */
async function returnRest(ctx: Ctx, order: RefundRow): Promise<void> {
  const about = aboutOf(order);
  await inTransaction(ctx, async (inner) => {
    const { returnRest: give, lock } = payableOf(about);
    const { total } = await lock(inner.db, about.id);
    if (!give || total > 0) throw new Error(`${refOf(about)} has nothing to give back`);
    await give(inner, about.id);
    await close(inner, order, null);
  });
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
  const about = aboutOf(order);
  await untilUnchanged(async () => {
    const { version } = await payableOf(about).see(ctx.db, about.id);
    const intent = await askProvider(() => providerOf(ctx.services).retrieve(intentId));
    return inTransaction(ctx, async (inner) => {
      if ((await hearOnce(inner, { ...about, version }, intent)) === null) return null;
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
  const about = aboutOf(order);
  await payableOf(about).settled?.(ctx, about.id);
  const { amount } = order;
  await audit(ctx, {
    action: failure === null ? 'refund.done' : 'refund.failed',
    target: refOf(about),
    detail: { amount, ...(failure === null ? {} : { failure }) },
  });
}

/** Left alone this long, an order is carried out again. */
export const QUIET_MS = 60_000;
/**
 * Carries out what a stopped process or a provider that was down left. Refunds of money that other keys took wait apart:
 * today's provider knows nothing of them.
 */
export async function executeOrdered(services: Services): Promise<void> {
  const quiet = new Date(services.clock().getTime() - QUIET_MS);
  const kinds = [contribution, shopOrder, voucherPurchase];
  const noCard = and(isNotNull(shopOrder.id), isNull(shopOrder.intentId));
  const left = and(
    eq(refund.status, 'ordered'),
    lt(refund.updatedAt, quiet),
    or(noCard, ...kinds.map((kind) => heldHere(services, kind))),
  );
  await eachRow({
    read: (after, most) =>
      services.database.db
        .select({ id: refund.id })
        .from(refund)
        .leftJoin(contribution, eq(contribution.id, refund.contributionId))
        .leftJoin(shopOrder, eq(shopOrder.id, refund.orderId))
        .leftJoin(voucherPurchase, eq(voucherPurchase.id, refund.purchaseId))
        .where(and(left, gt(refund.id, after)))
        .orderBy(asc(refund.id))
        .limit(most),
    work: ({ id }) => executeRefund(services, id),
    onFault: (err, { id }) => services.log.error({ refundId: id, err }, 'a refund could not be carried out'),
  });
}
