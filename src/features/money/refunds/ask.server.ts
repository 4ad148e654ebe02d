import { eq } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { refund } from '#src/server/db/schema/index.ts';
import { deskRefusals } from '../desk.refusals.fr.ts';
import { REASON_MIN } from '../desk.ts';
import { isHeldHere } from '../mode.server.ts';
import { type PayableRef, refOf } from '../payable.ts';
import { payableAt, payableOf } from '../payables.server.ts';
import {
  aboutOf,
  besideCard,
  columnsOf,
  executeRefund,
  leftOf,
  type RefundRow,
  wholeLeftOf,
} from './order.server.ts';
import type { Refund } from './refund.ts';
import { needsTwoAdmins } from './two-admins.server.ts';
import { afterOthers, requireNoneUnderWay } from './under-way.server.ts';
import { viewRefund } from './view.server.ts';

interface Asked {
  reference: string;
  /** Cents; null: all that is left. */
  amount: number | null;
  reason: string;
  key: string;
}

/**
 * Asks for money to be given back; done at once up to the limit of two admins, which counts all that is given
 * back of the payment. Throws not_found, not_refundable, refund_too_large, conflict, unavailable.
 */
export async function requestRefund(ctx: Ctx, asked: Asked): Promise<Refund> {
  const about = await payableAt(ctx.db, asked.reference);
  if (!about) throw deskRefusals.paymentNotFound();
  if (!isHeldHere(ctx.services, await payableOf(about).see(ctx.db, about.id)))
    throw deskRefusals.otherProvider();
  const made = await afterOthers(ctx.services, () =>
    inTransaction(ctx, (inner) => keepRefund(inner, about, asked)),
  );
  return carryOut(ctx, made);
}

/** The refund that was asked for, in the caller's transaction, inside `afterOthers`; the same again for the same key. */
export async function keepRefund(
  ctx: Ctx,
  about: PayableRef,
  asked: Omit<Asked, 'reference'>,
): Promise<RefundRow> {
  const seen = await payableOf(about).lock(ctx.db, about.id);
  const [known] = await ctx.db.select().from(refund).where(eq(refund.clientKey, asked.key));
  if (known) return sameAs(known, about, asked);
  if (!seen.refundable) return askedAgain(ctx, about, asked);
  // All that is left is known once what is under way is closed; so is that a part does not fit.
  if (asked.amount === null || seen.total === 0) await requireNoneUnderWay(ctx, about, seen);
  const needsTwo = (cents: number) => needsTwoAdmins(ctx, { about, ...seen }, cents);
  const first = await returnedFirst(ctx, about, asked);
  // What goes back to a voucher does so at once, which one admin may decide up to the limit alone.
  if (first && (await needsTwo(asked.amount ?? 0))) throw deskRefusals.voucherNeedsTwo();
  if (first !== null && first === asked.amount) return keepDone(ctx, about, asked);
  const left = asked.amount === null ? await wholeLeftOf(ctx, about, seen) : await leftOf(ctx, about, seen);
  const amount = asked.amount === null ? left : asked.amount - (first ?? 0);
  if (amount > left || left <= 0) await requireNoneUnderWay(ctx, about, seen);
  if (left <= 0) throw deskRefusals.notRefundable();
  if (amount < 1) throw deskRefusals.tooSmall();
  if (amount > left) throw deskRefusals.tooLarge(left + (first ?? 0));
  const alone = !(await needsTwo(asked.amount ?? amount + besideCard(seen)));
  const [made] = await ctx.db
    .insert(refund)
    .values({
      ...columnsOf(about),
      amount,
      // A whole refund takes what is left of vouchers with the card's last part.
      byVouchers: first ?? besideCard(seen),
      reason: asked.reason,
      clientKey: asked.key,
      cause: 'admin',
      status: alone ? 'ordered' : 'asked',
      askedBy: requirePerson(ctx.actor).personId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning();
  if (!made) throw new Error('The refund was not kept');
  await audit(ctx, {
    action: 'refund.request',
    target: refOf(about),
    detail: { amount, reason: asked.reason, alone },
  });
  return made;
}

/** Throws not_refundable where nothing was refused that may be asked for again. */
async function askedAgain(ctx: Ctx, about: PayableRef, asked: Omit<Asked, 'reference'>): Promise<RefundRow> {
  const { askAgain } = payableOf(about);
  const id = asked.amount === null && askAgain ? await askAgain(ctx, about.id, asked) : null;
  if (id === null) throw deskRefusals.notRefundable();
  const [made] = await ctx.db.select().from(refund).where(eq(refund.id, id));
  return made as RefundRow;
}

/** All of a part that was asked for was given back without the card, and is done. */
async function keepDone(ctx: Ctx, about: PayableRef, asked: Omit<Asked, 'reference'>): Promise<RefundRow> {
  const [made] = await ctx.db
    .insert(refund)
    .values({
      ...columnsOf(about),
      amount: asked.amount ?? 0,
      reason: asked.reason,
      clientKey: asked.key,
      cause: 'admin',
      status: 'done',
      askedBy: requirePerson(ctx.actor).personId,
      settledAt: ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning();
  if (!made) throw new Error('The refund was not kept');
  const { amount, reason } = asked;
  await audit(ctx, {
    action: 'refund.request',
    target: refOf(about),
    detail: { amount, reason, alone: true },
  });
  return made;
}

/** Null where nothing else than the card paid; a whole refund takes the rest with the card's part. */
async function returnedFirst(
  ctx: Ctx,
  about: PayableRef,
  { amount }: Pick<Asked, 'amount'>,
): Promise<number | null> {
  const { returnFirst } = payableOf(about);
  if (amount === null || amount < 1 || !returnFirst) return null;
  return returnFirst(ctx, about.id, amount);
}

/** Vouchers may have taken a part of what was asked for: what was kept is the rest. */
function sameAs(known: RefundRow, about: PayableRef, { amount }: Pick<Asked, 'amount'>): RefundRow {
  const rest = payableOf(about).returnFirst !== undefined && known.amount < (amount ?? 0);
  const same = amount === null || known.amount === amount || rest;
  if (refOf(aboutOf(known)) !== refOf(about) || !same) throw deskRefusals.keyReused();
  return known;
}

/** Carries a refund out. When the provider can't for the moment, the order is kept for a job to do it. */
export async function carryOut(ctx: Ctx, made: RefundRow): Promise<Refund> {
  if (made.status === 'ordered')
    await executeRefund(ctx.services, made.id).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== 'unavailable') throw error;
    });
  return viewRefund(ctx, made.id);
}

interface Decision {
  refund_uuid: string;
  approve: boolean;
  reason: string;
}

/**
 * Another admin approves or refuses; whoever asked may only take it back. Throws not_found, own_refund,
 * already_decided, reason_missing.
 */
export async function decideRefund(ctx: Ctx, { refund_uuid, approve, reason }: Decision): Promise<Refund> {
  const [found] = await ctx.db.select().from(refund).where(eq(refund.uuid, refund_uuid));
  if (!found) throw deskRefusals.refundNotFound();
  if (!approve && reason.length < REASON_MIN) throw deskRefusals.reasonMissing();
  const decided = await inTransaction(ctx, async (inner) => {
    const about = aboutOf(found);
    await payableOf(about).lock(inner.db, about.id);
    const [row] = await inner.db.select().from(refund).where(eq(refund.id, found.id)).for('no key update');
    const me = requirePerson(inner.actor).personId;
    if (row?.status !== 'asked') throw deskRefusals.alreadyDecided();
    if (approve && row.askedBy === me) throw deskRefusals.ownRefund();
    const [changed] = await inner.db
      .update(refund)
      .set({
        status: approve ? 'ordered' : 'refused',
        decidedBy: me,
        decidedAt: inner.now,
        decision: reason,
        updatedAt: inner.now,
      })
      .where(eq(refund.id, row.id))
      .returning();
    await audit(inner, {
      action: approve ? 'refund.approve' : 'refund.refuse',
      target: refOf(about),
      detail: { amount: row.amount, reason },
    });
    return changed as RefundRow;
  });
  return carryOut(ctx, decided);
}
