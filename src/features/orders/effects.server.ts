import { eq } from 'drizzle-orm';
import { balanceOf, postLedger } from '#src/features/money/ledger.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listItem, reservation } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { contestMails } from './contest.mail.ts';
import { giveFollowLink } from './follow-link.server.ts';
import { type MailSite, type OrderFacts, type OrderMail, orderMails } from './order.mail.ts';
import { answerOrder, type OrderRow } from './order.server.ts';
import {
  orderCostPosting,
  orderDueAccount,
  orderPaidPosting,
  orderRefundedPosting,
  orderSentPosting,
} from './postings.ts';

export const modeOf = ({ provider, livemode }: OrderRow) => ({
  provider: provider as 'demo' | 'stripe',
  livemode,
});

/** The money was received: the ledger, the list's gift, the buyer's confirmation. */
export async function onOrderPaid(ctx: Ctx, row: OrderRow, providerFee: number): Promise<void> {
  await postLedger(ctx.db, orderPaidPosting(row, modeOf(row)));
  const cost = { about: 'charge', from: 0, to: providerFee };
  if (providerFee > 0) await postLedger(ctx.db, orderCostPosting(row.id, cost, modeOf(row)));
  // It ended while it was being paid: the money goes back, and the mail of the refund says so.
  if (row.status !== 'paid') return;
  await markBought(ctx, row);
  await tellBuyer(ctx, row, 'confirmed');
}

/** From "ordered" on the gift counts as bought; its owners see it when the surprise ends. */
async function markBought(ctx: Ctx, { reservationId }: OrderRow): Promise<void> {
  if (reservationId === null) return;
  const [held] = await ctx.db
    .update(reservation)
    .set({ step: 'ordered', releasedAt: null })
    .where(eq(reservation.id, reservationId))
    .returning({ itemId: reservation.itemId });
  if (held) await ctx.db.update(listItem).set({ boughtAt: ctx.now }).where(eq(listItem.id, held.itemId));
}

/** The parcel left: what was due to the buyer is a sale. */
export async function onOrderSent(ctx: Ctx, row: OrderRow): Promise<void> {
  const left = await balanceOf(ctx.db, orderDueAccount(row.id));
  const posting = orderSentPosting(row.id, left, modeOf(row));
  if (posting) await postLedger(ctx.db, posting);
  await tellBuyer(ctx, row, 'sent');
}

export async function onOrderDelivered(ctx: Ctx, row: OrderRow): Promise<void> {
  if (row.reservationId !== null)
    await ctx.db.update(reservation).set({ step: 'received' }).where(eq(reservation.id, row.reservationId));
  await tellBuyer(ctx, row, 'delivered');
}

/** Of an order that was never paid there is nothing to say: nothing was taken. */
export async function onOrderCancelled(ctx: Ctx, row: OrderRow): Promise<void> {
  if (row.paidAt) await tellBuyer(ctx, row, 'cancelled');
}

/** Books what was given back since `before`, cents, and tells the buyer. */
export async function onOrderRefunded(ctx: Ctx, row: OrderRow, before: number): Promise<void> {
  await postLedger(ctx.db, orderRefundedPosting(row, before, modeOf(row)));
  const mail = orderMails.refunded(await factsOf(ctx, row), siteOf(ctx), row.refunded - before);
  await send(ctx, row, { mail, kind: `refunded:${row.refunded}` });
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

/** The parcel came back. */
export const onOrderReturned = (ctx: Ctx, row: OrderRow) => tellBuyer(ctx, row, 'returned');

type Told = Exclude<keyof typeof orderMails, 'refunded'>;

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
  };
}

function siteOf({ services: { config } }: Ctx): MailSite {
  return { name: config.productName, demo: config.payments === 'demo' };
}
