import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { balanceOf, postLedger } from '#src/features/money/ledger.server.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { rateOf } from '#src/lib/vat-rates.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listItem, merchant, refund, reservation } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { contestMails, transferMail } from './contest.mail.ts';
import { giveFollowLink } from './follow-link.server.ts';
import { issueCredits, issueInvoices } from './invoices/issue.server.ts';
import { ownReductionBack, ownReductionOf } from './invoices/own-reduction.server.ts';
import { changeLines, giftsOf, type LineRow, linesOf } from './lines.server.ts';
import { backMeans, meansOf, NOTHING_BACK, withMeans } from './means.ts';
import {
  type MailSite,
  type OrderFacts,
  type OrderMail,
  orderMails,
  type RefusedLine,
  type SellerParcel,
} from './order.mail.ts';
import { answerOrder, type OrderRow } from './order.server.ts';
import {
  orderCostPosting,
  orderDueAccount,
  orderPaidPosting,
  orderRefundedPosting,
  orderSentPosting,
} from './postings.ts';
import { givenBackOf, leftOnCardOf } from './reductions/reduction.ts';
import { spendReductions } from './reductions/write.server.ts';
import { reducedOf } from './returns/reduced.server.ts';
import { allocate, commissionBackOf, commissionOn, goodsOf, splitCents } from './shares.ts';

export const modeOf = ({ provider, livemode }: OrderRow) => ({
  provider: provider as 'demo' | 'stripe',
  livemode,
});

/** The money was received: the ledger, the list's gift, the buyer's confirmation. */
export async function onOrderPaid(ctx: Ctx, row: OrderRow, providerFee: number): Promise<void> {
  const lines = await priceLines(ctx, row);
  const plan = orderPaidPosting({ ...row, lines }, modeOf(row));
  await spendReductions(ctx, row);
  const reduced = await reducedOf(ctx, row, lines);
  for (const { id } of lines) await changeLines(ctx, [{ id }], { reducedShare: reduced.get(id) ?? 0 });
  // What ended while it was being paid has no papers, by which its parts would be known when it goes back.
  const own = row.status === 'paid' ? ownReductionOf(lines, reduced) : 0;
  await postLedger(ctx.db, withMeans(plan, { ...meansOf(NOTHING_BACK, row), own }, modeOf(row)));
  const cost = { about: 'charge', from: 0, to: providerFee };
  if (providerFee > 0) await postLedger(ctx.db, orderCostPosting(row.id, cost, modeOf(row)));
  // It ended while it was being paid: the money goes back, and the mail of the refund says so.
  if (row.status !== 'paid') return;
  await changeLines(ctx, lines, { state: 'paid' });
  await issueInvoices(ctx, row, { lines, reduced, posting: plan.key });
  await markBought(ctx, row);
  await tellWebhooks(ctx, 'order.paid', { id: row.uuid, reference: row.uuid });
  await tellBuyer(ctx, row, 'confirmed');
}

/** From "ordered" on the gift counts as bought; its owners see it when the surprise ends. */
async function markBought(ctx: Ctx, { id }: OrderRow): Promise<void> {
  const held = await ctx.db
    .update(reservation)
    .set({ step: 'ordered', releasedAt: null })
    .where(inArray(reservation.id, giftsOf(ctx.db, id)))
    .returning({ itemId: reservation.itemId });
  const items = held.map(({ itemId }) => itemId);
  if (items.length > 0)
    await ctx.db.update(listItem).set({ boughtAt: ctx.now }).where(inArray(listItem.id, items));
}

/** Each line's part of the delivery, and our commission on those of sellers, from now on. */
async function priceLines(ctx: Ctx, row: OrderRow): Promise<LineRow[]> {
  const lines = await linesOf(ctx.db, row.id);
  const terms = await termsOf(ctx, lines);
  const shares = splitCents(row.deliveryPrice, lines.map(goodsOf));
  const priced = lines.map((line, n) => ({
    ...line,
    deliveryShare: shares[n] ?? 0,
    ...terms(line),
  }));
  for (const { id, deliveryShare, commission, vatRate } of priced)
    await changeLines(ctx, [{ id }], { deliveryShare, commission, vatRate });
  return priced;
}

type Terms = Pick<LineRow, 'commission' | 'vatRate'>;

/**
 * Our commission on a line, and its rate of VAT: the product's own, else its seller's, else the site's. A seller without
 * a VAT number sells without VAT (CGI, art. 293 B); our own goods bear that of the accounts.
 */
async function termsOf(ctx: Ctx, lines: LineRow[]): Promise<(line: LineRow) => Terms> {
  const ids = lines.flatMap(({ merchantId }) => merchantId ?? []);
  const rows = ids.length > 0 ? await ctx.db.select().from(merchant).where(inArray(merchant.id, ids)) : [];
  const sellers = new Map(rows.map((row) => [row.id, row]));
  const ours = rateOf(ctx.services.config.vatPercent);
  return (line) => {
    const seller = sellers.get(line.merchantId ?? 0);
    if (!seller) return { commission: 0, vatRate: ours };
    const { commissionPercent, vatNumber, vatRate } = seller;
    return {
      commission: commissionOn(goodsOf(line), commissionPercent),
      vatRate: vatNumber ? (line.vatRate ?? vatRate ?? ours) : null,
    };
  };
}

/** The operator's parcel left: what was due to the buyer for it is a sale. */
export async function onOrderSent(ctx: Ctx, row: OrderRow): Promise<void> {
  const left = await balanceOf(ctx.db, orderDueAccount(row.id));
  const posting = orderSentPosting(row.id, left, modeOf(row));
  if (posting) await postLedger(ctx.db, posting);
  await tellBuyer(ctx, row, 'sent');
}

/** Parcels arrived, all of them or some: the gifts in them are there. */
export async function onLinesDelivered(ctx: Ctx, row: OrderRow, lines: readonly LineRow[]): Promise<void> {
  const gifts = lines.flatMap(({ reservationId }) => reservationId ?? []);
  if (gifts.length > 0)
    await ctx.db.update(reservation).set({ step: 'received' }).where(inArray(reservation.id, gifts));
  if (row.status === 'delivered') await tellBuyer(ctx, row, 'delivered');
}

/** A seller's parcel left. */
export async function onSellerSent(ctx: Ctx, row: OrderRow, parcel: SellerParcel): Promise<void> {
  const mail = orderMails.sellerSent(await factsOf(ctx, row), siteOf(ctx), parcel);
  await send(ctx, row, { mail, kind: `sent:${parcel.key}` });
}

/** A seller refused a line; its price follows. */
export async function onLineRefused(ctx: Ctx, row: OrderRow, refused: RefusedLine): Promise<void> {
  const mail = orderMails.lineRefused(await factsOf(ctx, row), siteOf(ctx), refused);
  await send(ctx, row, { mail, kind: `refused:${refused.key}` });
}

/** Of an order that was never paid there is nothing to say: nothing was taken. */
export async function onOrderCancelled(ctx: Ctx, row: OrderRow): Promise<void> {
  if (row.paidAt) await tellBuyer(ctx, row, 'cancelled');
}

export type Meant = readonly { lineId: number; cents: number }[];

/**
 * Books what was given back since the order was as it `was`, to each means in its turn, and tells the buyer of what
 * reaches them from us. `meant`: the lines it is for, where that is known; `toCome`: cents that the card is given back after it.
 */
export async function onOrderRefunded(
  ctx: Ctx,
  row: OrderRow,
  { was, meant, toCome = 0 }: { was: OrderRow; meant?: Meant; toCome?: number },
): Promise<void> {
  const before = was.refunded + was.bankBack + was.transferredBack;
  const byBank = row.bankBack - was.bankBack;
  const transfer = row.transferredBack - was.transferredBack;
  const lines = await linesOf(ctx.db, row.id);
  const given = allocate({ total: row.total, refunded: before }, lines, {
    cents: row.refunded + row.bankBack + row.transferredBack - before,
    meant: meant ?? (await meantFor(ctx, row.id)),
  });
  const shares = given.lines.map(({ id, cents }) => ({
    line: lines.find((line) => line.id === id) as LineRow,
    cents,
  }));
  const by = byBank > 0 ? ('bank' as const) : ('transfer' as const);
  const beside = byBank + transfer > 0 ? { by, step: row.version } : null;
  const plan = orderRefundedPosting(row, { own: given.own, lines: shares, beside }, modeOf(row));
  const means = backMeans(was, row);
  const own = await ownReductionBack(ctx, was, { offers: means.offers, given });
  const all = { ...means, card: means.card + byBank, transfer, own };
  await postLedger(ctx.db, withMeans(plan, all, modeOf(row)));
  for (const { line, cents } of shares) {
    const refunded = line.refunded + cents;
    await changeLines(ctx, [line], { refunded, commissionBack: commissionBackOf(line, refunded) });
  }
  await issueCredits(ctx, row, { given, ownCut: own, lines, posting: plan.key });
  if (means.card + means.vouchers === 0) return;
  const mail = orderMails.refunded(await factsOf(ctx, row), siteOf(ctx), {
    card: means.card,
    vouchers: means.vouchers,
    toCome,
    all: givenBackOf(row),
    paid: row.total - row.reduced,
  });
  await send(ctx, row, { mail, kind: `refunded:${row.refunded}` });
}

/** Refunds on their way that give back one line and no other. */
async function meantFor(ctx: Ctx, orderId: number): Promise<{ lineId: number; cents: number }[]> {
  const rows = await ctx.db
    .select({ lineId: refund.orderLineId, cents: refund.amount })
    .from(refund)
    .where(and(eq(refund.orderId, orderId), eq(refund.status, 'ordered'), isNotNull(refund.orderLineId)))
    .orderBy(asc(refund.id));
  return rows.map(({ lineId, cents }) => ({ lineId: lineId as number, cents }));
}

export interface Contest {
  told: 'contested' | 'contestWon' | 'contestLost';
  cents: number;
  /** Its uuid: each is told once. */
  dispute: string;
}

/** The buyer hears of what their bank does with the payment. */
export async function tellOfContest(
  ctx: Ctx,
  row: OrderRow,
  { told, cents, dispute }: Contest,
): Promise<void> {
  const mail = contestMails[told](await factsOf(ctx, row), siteOf(ctx), cents);
  await send(ctx, row, { mail, kind: `${told}:${dispute}` });
}

/** The rest of their money is on its way by our own bank. */
export async function tellOfTransfer(
  ctx: Ctx,
  row: OrderRow,
  of: { cents: number; answer: string },
): Promise<void> {
  const mail = transferMail(await factsOf(ctx, row), siteOf(ctx), of);
  await send(ctx, row, { mail, kind: `transfer:${row.transferredBack}` });
}

/** The parcel came back. */
export const onOrderReturned = (ctx: Ctx, row: OrderRow) => tellBuyer(ctx, row, 'returned');

type Told = Exclude<keyof typeof orderMails, 'refunded' | 'sellerSent' | 'lineRefused'>;

async function tellBuyer(ctx: Ctx, row: OrderRow, kind: Told): Promise<void> {
  const mail = orderMails[kind](await factsOf(ctx, row), siteOf(ctx));
  await send(ctx, row, { mail, kind });
}

async function send(
  ctx: Ctx,
  row: OrderRow,
  { mail, kind }: { mail: OrderMail; kind: string },
): Promise<void> {
  await queueMail(ctx, { ...mail, to: row.email, key: `order:${row.uuid}:${kind}` });
}

async function factsOf(ctx: Ctx, row: OrderRow): Promise<OrderFacts> {
  return {
    order: await answerOrder(ctx, row),
    followUrl: await giveFollowLink(ctx, row),
    reason: row.cancelReason,
    owed: { card: leftOnCardOf(row), vouchers: row.vouched - row.vouchedBack },
  };
}

function siteOf({ services: { config } }: Ctx): MailSite {
  return { name: config.productName, demo: config.payments === 'demo' };
}
