import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, type SQL } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { modeOf, onLinesDelivered } from '#src/features/orders/effects.server.ts';
import { followLines } from '#src/features/orders/follow-lines.server.ts';
import { changeLines, type LineRow, linesOf } from '#src/features/orders/lines.server.ts';
import { lockOrder, type OrderRow } from '#src/features/orders/order.server.ts';
import { TO_SEND } from '#src/features/orders/order.state.ts';
import { lineReleasedPosting } from '#src/features/orders/postings.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import type { Db } from '#src/server/db/connect.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { merchant, orderLine, shopOrder } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { queueMail } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { commissionJobs } from './commission/issue.server.ts';
import { closeDue } from './ending.server.ts';
import { comesBack } from './held.server.ts';
import { merchantMails } from './merchant.fr.ts';
import { ASSUMED_DAYS, FLAG_DAYS, RELEASE_DAYS, REMIND_DAYS } from './merchant.ts';
import { settleClosed } from './settle-closed.server.ts';

const DAY_MS = 86_400_000;

interface Step {
  /** The lines of sellers that are due. */
  due(before: (days: number) => Date, db: Db): SQL | undefined;
  work(ctx: Ctx, row: OrderRow, line: LineRow): Promise<void>;
}

/** A parcel that left long enough ago is there, when nobody said so before. */
const delivered: Step = {
  due: (before) => and(eq(orderLine.state, 'sent'), lte(orderLine.sentAt, before(ASSUMED_DAYS))),
  async work(ctx, row, line) {
    if (line.state !== 'sent') return;
    await changeLines(ctx, [line], { state: 'delivered', deliveredAt: ctx.now });
    await onLinesDelivered(ctx, await followLines(ctx, row), [line]);
  },
};

/**
 * Its buyer had the time to change their mind: what the sale earned is its seller's. Contested money waits, and that of
 * what comes back too.
 */
const released: Step = {
  due: (before, db) =>
    and(
      eq(orderLine.state, 'delivered'),
      isNull(orderLine.releasedAt),
      lte(orderLine.deliveredAt, before(RELEASE_DAYS)),
      eq(shopOrder.disputed, 0),
      not(comesBack(db)),
    ),
  async work(ctx, row, line) {
    if (line.releasedAt || row.disputed > 0) return;
    if (await ctx.db.$count(orderLine, and(eq(orderLine.id, line.id), comesBack(ctx.db)))) return;
    const posting = lineReleasedPosting(line, modeOf(row));
    if (posting) await postLedger(ctx.db, posting);
    await changeLines(ctx, [line], { releasedAt: ctx.now });
  },
};

/** Not sent in time: its seller is reminded. */
const reminded: Step = {
  due: (before) =>
    and(
      inArray(orderLine.state, [...TO_SEND]),
      isNull(orderLine.remindedAt),
      lte(shopOrder.paidAt, before(REMIND_DAYS)),
    ),
  async work(ctx, row, line) {
    if (line.remindedAt || !TO_SEND.includes(line.state)) return;
    await changeLines(ctx, [line], { remindedAt: ctx.now });
    const [seller] = await ctx.db
      .select()
      .from(merchant)
      .where(eq(merchant.id, line.merchantId as number));
    if (!seller) return;
    const href = `${ctx.services.config.publicUrl}/i/business/commandes`;
    const mail = merchantMails.late({ site: siteOf(ctx).name, number: row.number, href });
    await queueMail(ctx, { ...mail, to: seller.email, key: `merchant-late:${row.uuid}:${seller.uuid}` });
  },
};

/** Still not sent: the desk sees it. */
const flagged: Step = {
  due: (before) =>
    and(
      inArray(orderLine.state, [...TO_SEND]),
      isNull(orderLine.flaggedAt),
      lte(shopOrder.paidAt, before(FLAG_DAYS)),
    ),
  async work(ctx, _row, line) {
    if (TO_SEND.includes(line.state)) await changeLines(ctx, [line], { flaggedAt: ctx.now });
  },
};

async function takeStep(services: Services, { due, work }: Step): Promise<void> {
  const before = (days: number) => new Date(services.clock().getTime() - days * DAY_MS);
  await eachRow({
    read: (after, most) =>
      services.database.db
        .select({ id: orderLine.id, orderId: orderLine.orderId })
        .from(orderLine)
        .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
        .where(
          and(
            isNotNull(orderLine.merchantId),
            isNotNull(shopOrder.paidAt),
            due(before, services.database.db),
            gt(orderLine.id, after),
          ),
        )
        .orderBy(asc(orderLine.id))
        .limit(most),
    work: ({ id, orderId }) =>
      inTransaction(systemCtx(services), async (ctx) => {
        const row = await lockOrder(ctx.db, orderId);
        const line = (await linesOf(ctx.db, orderId)).find((one) => one.id === id);
        if (line) await work(ctx, row, line);
      }),
    onFault: (err, { id }) =>
      services.log.error({ lineId: id, err }, 'a line of a seller could not be brought forward'),
  });
}

/** Brings the lines of sellers where the clock says they are. */
export async function advanceLines(services: Services): Promise<void> {
  for (const step of [reminded, flagged, delivered, released]) await takeStep(services, step);
}

/** Ends what was announced, and pays out what those that ended have earned. */
async function closeAndSettle(services: Services): Promise<void> {
  await closeDue(services);
  await settleClosed(services);
}

export const merchantJobs: JobKind<never>[] = [
  { name: 'sellers-due', cron: '*/5 * * * *', run: (services: Services) => advanceLines(services) },
  { name: 'sellers-closing', cron: '41 * * * *', run: (services: Services) => closeAndSettle(services) },
  ...commissionJobs,
];
