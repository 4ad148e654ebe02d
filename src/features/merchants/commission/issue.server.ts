import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { splitVat } from '#src/features/accounting/vat.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { isOfMode } from '#src/features/money/mode.server.ts';
import { ownSellerFacts, sellerFactsOf } from '#src/features/orders/invoices/companies.server.ts';
import { seriesOf } from '#src/features/orders/invoices/invoice.ts';
import { nextRank } from '#src/features/orders/invoices/series.server.ts';
import { type Day, parisDay } from '#src/lib/calendar-day.ts';
import { fromParis } from '#src/lib/paris-time.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { idsIn } from '#src/server/db/ids-in.ts';
import type { CommissionFacts } from '#src/server/db/schema/commission.ts';
import { commissionInvoice, merchant, orderLine, shopOrder } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { queueMail } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { commissionMail } from './commission.fr.ts';
import { type CommissionKind, commissionNumber } from './commission.ts';

/** Money of one kind that sellers earned: play, test and real money are never on one paper. */
type Mode = Parameters<typeof isOfMode>[1];

interface Due {
  merchantId: number;
  mode: Mode;
}

/** The commission of a line that no invoice says yet, cents; below zero where some went back since. */
const owing =
  sql<number>`(${orderLine.commission} - ${orderLine.commissionBack} - ${orderLine.commissionInvoiced})`.mapWith(
    Number,
  );

interface Month {
  /** YYYY-MM, in Paris. */
  name: string;
  /** Its first day, and the moment when that begins there. */
  day: Day;
  begin: Date;
}

function monthOf(now: Date): Month {
  const name = parisDay(now).slice(0, 7);
  const day = `${name}-01`;
  return { name, day, begin: fromParis(`${day}T00:00`) ?? now };
}

const dueLines = ({ begin }: Month) =>
  and(
    isNotNull(orderLine.merchantId),
    isNotNull(shopOrder.paidAt),
    lt(shopOrder.paidAt, begin),
    sql`${orderLine.commission} - ${orderLine.commissionBack} <> ${orderLine.commissionInvoiced}`,
  );

/** The sellers with something to invoice of the months before this one, who have no paper of this month. */
async function sellersDue({ database: { db } }: Services, month: Month): Promise<Due[]> {
  const rows = await db
    .selectDistinct({
      merchantId: orderLine.merchantId,
      provider: shopOrder.provider,
      livemode: shopOrder.livemode,
    })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(dueLines(month))
    .orderBy(asc(orderLine.merchantId));
  return rows.map(({ merchantId, provider, livemode }) => ({
    merchantId: merchantId as number,
    mode: { provider, livemode } as Mode,
  }));
}

/** The orders with something due, held until the transaction ends: a refund of one of them waits, or is on the next paper. */
async function holdOrders(tx: Ctx, { merchantId, mode }: Due, month: Month): Promise<number[]> {
  const lines = tx.db
    .select({ id: orderLine.orderId })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(and(dueLines(month), eq(orderLine.merchantId, merchantId), isOfMode(shopOrder, mode)));
  const rows = await tx.db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(inArray(shopOrder.id, lines))
    .orderBy(asc(shopOrder.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

async function linesOf(tx: Ctx, orders: readonly number[], merchantId: number) {
  return tx.db
    .select({
      id: orderLine.id,
      order: shopOrder.number,
      paidAt: shopOrder.paidAt,
      goods: sql<number>`${orderLine.unitPrice} * ${orderLine.quantity}`.mapWith(Number),
      commission: owing,
    })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(and(idsIn(orderLine.orderId, orders), eq(orderLine.merchantId, merchantId), sql`${owing} <> 0`))
    .orderBy(asc(shopOrder.id), asc(orderLine.id));
}

/** An order a line, in the order of their payment. */
function byOrder(lines: Awaited<ReturnType<typeof linesOf>>): CommissionFacts['lines'] {
  const orders = new Map<string, CommissionFacts['lines'][number]>();
  for (const { order, paidAt, goods, commission } of lines) {
    const known = orders.get(order);
    orders.set(order, {
      order,
      paid_on: parisDay(paidAt as Date),
      goods: (known?.goods ?? 0) + goods,
      commission: (known?.commission ?? 0) + commission,
    });
  }
  return [...orders.values()];
}

/** One paper of one seller, in one transaction; none where another process made it. */
async function issue(tx: Ctx, due: Due, month: Month): Promise<void> {
  const { merchantId, mode } = due;
  const [seller] = await tx.db
    .select()
    .from(merchant)
    .where(eq(merchant.id, merchantId))
    .for('no key update');
  const demo = !mode.livemode;
  const series = seriesOf({ merchantId: null, demo });
  const made = and(
    eq(commissionInvoice.merchantId, merchantId),
    eq(commissionInvoice.seller, series),
    eq(commissionInvoice.month, month.name),
  );
  if (!seller || (await tx.db.$count(commissionInvoice, made)) > 0) return;
  const lines = await linesOf(tx, await holdOrders(tx, due, month), merchantId);
  if (lines.length === 0) return;
  const sum = lines.reduce((all, { commission }) => all + commission, 0);
  const kind: CommissionKind = sum < 0 ? 'commission_credit' : 'commission';
  const { vatPercent } = tx.services.config;
  const percent = vatPercent === 0 ? null : vatPercent;
  const year = Number(month.name.slice(0, 4));
  const rank = await nextRank(tx, { seller: series, kind, year });
  const total = Math.abs(sum);
  const [row] = await tx.db
    .insert(commissionInvoice)
    .values({
      merchantId,
      seller: series,
      kind,
      year,
      rank,
      month: month.name,
      total,
      number: commissionNumber({ kind, demo, year }, rank),
      vat: percent === null ? 0 : splitVat(total, percent).vat,
      facts: {
        demo,
        before: month.day,
        operator: ownSellerFacts(tx),
        seller: { ...sellerFactsOf(seller), email: seller.email },
        lines: byOrder(lines),
        vat_percent: percent,
      },
      createdAt: tx.now,
    })
    .returning();
  if (!row) throw new Error('The invoice of a commission was not kept');
  const ids = lines.map(({ id }) => id);
  await tx.db
    .update(orderLine)
    .set({ commissionInvoiced: sql`${orderLine.commission} - ${orderLine.commissionBack}` })
    .where(idsIn(orderLine.id, ids));
  const mail = commissionMail({
    site: siteOf(tx).name,
    kind,
    number: row.number,
    href: `${tx.services.config.publicUrl}/i/business/factures`,
  });
  await queueMail(tx, { ...mail, to: seller.email, key: `commission:${row.uuid}` });
}

/**
 * Our invoice to each seller for the commission on what was paid before this month began in Paris, less what went back:
 * once a month a seller, numbered without a gap. Of a refund that comes later the next paper tells.
 */
export async function issueCommissionInvoices(services: Services): Promise<void> {
  const month = monthOf(services.clock());
  for (const due of await sellersDue(services, month)) {
    try {
      await inTransaction(systemCtx(services), (tx) => issue(tx, due, month));
    } catch (err) {
      services.log.error({ merchantId: due.merchantId, err }, 'a commission could not be invoiced');
    }
  }
}

export const commissionJobs: JobKind<never>[] = [
  { name: 'commission-invoices', cron: '15 * * * *', run: issueCommissionInvoices },
];
