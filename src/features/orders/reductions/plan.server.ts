import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { isFor, type OfferRow, offersById, offersOfNow } from '#src/features/offers/offer.server.ts';
import { COMPLETION_DAYS } from '#src/features/offers/offer.ts';
import { offersFr as fr } from '#src/features/offers/offers.fr.ts';
import { goodsOf, type Line, reductionOf } from '#src/features/offers/rules.ts';
import { isOver } from '#src/features/vouchers/voucher.server.ts';
import { voucherRefusals } from '#src/features/vouchers/vouchers.fr.ts';
import { mailboxOf } from '#src/lib/mailbox.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import {
  list,
  offer,
  offerClaim,
  orderLine,
  orderReduction,
  product,
  shopOrder,
  voucher,
} from '#src/server/db/schema/index.ts';
import { goneOf } from './gone.server.ts';
import { leaveEnoughForCard } from './least-by-card.ts';
import type { Part, ReductionRow } from './part.ts';

type OrderRow = typeof shopOrder.$inferSelect;

export interface Plan {
  /** Coupons and offers, then vouchers, in the order they were brought. */
  parts: Part[];
  /** Lost now, or before, without anybody asking for it. */
  gone: Part[];
  reduced: number;
  vouched: number;
  /** The buyer it was planned for. */
  email: string;
}

export interface Wanted {
  /** Cents of goods and of delivery as they will be. */
  total: number;
  email: string;
  /** A coupon that is brought, with the claim it comes from. */
  coupon?: { of: OfferRow; claimId: number | null };
  /** A voucher that is brought. */
  voucherId?: number;
  /** A reduction that is taken off. */
  without?: number;
}

/** The goods of an order as the rules read them. */
export async function linesForRules(ctx: Ctx, orderId: number): Promise<Line[]> {
  return ctx.db
    .select({
      productId: orderLine.productId,
      brandId: product.brandId,
      shelf: product.classificationSlug,
      unitPrice: orderLine.unitPrice,
      quantity: orderLine.quantity,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id));
}

export async function reductionsOf(ctx: Ctx, orderId: number): Promise<ReductionRow[]> {
  return ctx.db
    .select()
    .from(orderReduction)
    .where(and(eq(orderReduction.orderId, orderId), ne(orderReduction.state, 'freed')))
    .orderBy(sql`${orderReduction.kind} = 'voucher'`, asc(orderReduction.id));
}

/** Plans every reduction of an order that is not paid: offers it takes by itself, its coupon, then vouchers. */
export async function planReductions(ctx: Ctx, row: OrderRow, wanted: Wanted): Promise<Plan> {
  const lines = await linesForRules(ctx, row.id);
  const known = (await reductionsOf(ctx, row.id)).filter(({ id }) => id !== wanted.without);
  const parts: Part[] = [];
  let left = goodsOf(lines);
  const take = (part: Omit<Part, 'amount'>, amount: number) => {
    const taken = Math.min(left, amount);
    if (taken <= 0) return;
    left -= taken;
    parts.push({ ...part, amount: taken });
  };
  const mayTake = async (own: OwnOffer) => hasRoom(ctx, own, { ...row, email: wanted.email });
  for (const { of, claimId } of await ownOffers(ctx, row)) {
    if (!(await mayTake({ of, claimId }))) continue;
    take(
      { kind: 'offer', voucherId: null, offerId: of.id, claimId, label: of.title },
      reductionOf(of, lines, ctx.now),
    );
  }
  const coupon = wanted.coupon ?? (await knownCoupon(ctx, known));
  if (coupon && (await mayTake(coupon))) {
    const label = coupon.of.code ?? coupon.of.title;
    const cut = reductionOf(coupon.of, lines, ctx.now);
    take({ kind: 'coupon', voucherId: null, offerId: coupon.of.id, claimId: coupon.claimId, label }, cut);
  }
  const reduced = goodsOf(lines) - left;
  const vouchers = await vouchersFor(
    ctx,
    { known, personId: row.personId },
    { ...wanted, left: wanted.total - reduced },
  );
  const all = leaveEnoughForCard([...parts, ...vouchers], wanted.total);
  if (wanted.coupon && !all.some(({ kind }) => kind === 'coupon')) throw couponNotTaken();
  if (wanted.voucherId !== undefined && !all.some(({ voucherId }) => voucherId === wanted.voucherId))
    throw voucherNotTaken({ planned: vouchers, voucherId: wanted.voucherId, left: wanted.total - reduced });
  const sum = (some: Part[]) => some.reduce((cents, { amount }) => cents + amount, 0);
  return {
    parts: all,
    gone: await goneOf(ctx, { orderId: row.id, known, parts: all, acted: isAct(wanted) }),
    reduced: sum(all.filter(({ kind }) => kind !== 'voucher')),
    vouched: sum(all.filter(({ kind }) => kind === 'voucher')),
    email: wanted.email,
  };
}

/** Somebody did something about the codes: what was lost before is known. */
const isAct = ({ coupon, voucherId, without }: Wanted) =>
  coupon !== undefined || voucherId !== undefined || without !== undefined;

/** Somebody else took its last piece since it was read, or nothing is left for it to reduce. */
const couponNotTaken = () =>
  new DomainError('coupon_not_for_this', fr.couponOver, { fields: { code: fr.couponOver } });

interface NotTaken {
  planned: readonly Part[];
  voucherId: number;
  /** Cents that vouchers had to pay. */
  left: number;
}

/** A voucher that was brought and pays nothing is refused with the reason, never passed over. */
function voucherNotTaken({ planned, voucherId, left }: NotTaken): DomainError {
  if (planned.some((part) => part.voucherId === voucherId)) return voucherRefusals.tooSmall();
  const paid = planned.reduce((sum, { amount }) => sum + amount, 0);
  return paid >= left ? voucherRefusals.nothingToPay() : voucherRefusals.heldElsewhere();
}

async function knownCoupon(ctx: Ctx, known: readonly ReductionRow[]): Promise<Wanted['coupon']> {
  const held = known.find(({ kind }) => kind === 'coupon');
  const of = held?.offerId ? (await offersById(ctx, [held.offerId])).get(held.offerId) : undefined;
  return of && { of, claimId: held?.claimId ?? null };
}

/**
 * Each takes what is left to pay, in the order they were brought; what an order holds already is its own. One that an
 * account claimed meanwhile gives the order of somebody else no more than that.
 */
async function vouchersFor(
  ctx: Ctx,
  { known, personId }: { known: readonly ReductionRow[]; personId: number | null },
  { left, voucherId }: { left: number; voucherId?: number },
): Promise<Part[]> {
  const held = new Map(
    known.flatMap((one) => (one.voucherId === null ? [] : [[one.voucherId, one.amount] as const])),
  );
  const ids = [...new Set([...held.keys(), ...(voucherId === undefined ? [] : [voucherId])])];
  if (ids.length === 0) return [];
  const rows = await ctx.db.select().from(voucher).where(inArray(voucher.id, ids));
  const here = [personId, isPerson(ctx.actor) ? ctx.actor.personId : null];
  const parts: Part[] = [];
  let rest = left;
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    if (!row || row.canceledAt || isOver(row, ctx.now)) continue;
    const more = row.personId === null || here.includes(row.personId) ? row.balance : 0;
    const amount = Math.min(rest, more + (held.get(id) ?? 0));
    if (amount <= 0) continue;
    rest -= amount;
    parts.push({ kind: 'voucher', voucherId: id, offerId: null, claimId: null, label: row.label, amount });
  }
  return parts;
}

interface OwnOffer {
  of: OfferRow;
  claimId: number | null;
}

/** Offers that an order takes by itself: prices, presents that were claimed, and what completes a list. */
async function ownOffers(ctx: Ctx, row: OrderRow): Promise<OwnOffer[]> {
  const found: OwnOffer[] = [];
  for (const of of await offersOfNow(ctx)) {
    if (of.audience === 'completion') {
      if (await completes(ctx, row, of)) found.push({ of, claimId: null });
    } else if (of.kind === 'price' && (await isFor(ctx, of.audience, row.personId)))
      found.push({ of, claimId: null });
  }
  if (row.personId === null) return found;
  const claimed = await ctx.db
    .select({ of: offer, claimId: offerClaim.id })
    .from(offerClaim)
    .innerJoin(offer, eq(offer.id, offerClaim.offerId))
    .where(
      and(
        eq(offerClaim.personId, row.personId),
        eq(offerClaim.consoled, false),
        sql`${offerClaim.usedAt} is null`,
        inArray(offer.kind, ['price', 'gift']),
      ),
    );
  return [...found, ...claimed];
}

/** One order a list, from 60 days before the birth. */
async function completes(ctx: Ctx, row: OrderRow, of: OfferRow): Promise<boolean> {
  if (row.listId === null) return false;
  const [own] = await ctx.db.select({ birthdate: list.birthdate }).from(list).where(eq(list.id, row.listId));
  if (!own?.birthdate || dayInFrance(ctx.now) < addDays(own.birthdate, -COMPLETION_DAYS)) return false;
  return (await usesOf(ctx, of.id, { listId: row.listId, besides: row.id })) === 0;
}

/**
 * True while an order may hold this offer: nobody else holds the claim, and neither its pieces nor what one person may
 * have are used up.
 */
export async function hasRoom(
  ctx: Ctx,
  { of, claimId }: { of: Pick<OfferRow, 'id' | 'stock' | 'perPerson'>; claimId: number | null },
  { id: besides, email, personId }: Pick<OrderRow, 'id' | 'email' | 'personId'>,
): Promise<boolean> {
  if (
    of.perPerson !== null &&
    (await usesOf(ctx, of.id, { besides, by: { email, personId } })) >= of.perPerson
  )
    return false;
  if (claimId !== null) return (await usesOf(ctx, of.id, { besides, claimId })) === 0;
  return of.stock === null || (await usesOf(ctx, of.id, { besides })) < of.stock;
}

interface UsesBy {
  besides: number;
  listId?: number;
  /** A guest is a person by the mailbox of the order, an account also by itself. */
  by?: Pick<OrderRow, 'email' | 'personId'>;
  claimId?: number;
}

/** Orders other than this one that hold an offer, or used it. */
export async function usesOf(
  ctx: Ctx,
  offerId: number,
  { besides, listId, by, claimId }: UsesBy,
): Promise<number> {
  const [row] = await ctx.db
    .select({ uses: sql<number>`count(*)::int` })
    .from(orderReduction)
    .innerJoin(shopOrder, eq(shopOrder.id, orderReduction.orderId))
    .where(
      and(
        eq(orderReduction.offerId, offerId),
        ne(orderReduction.state, 'freed'),
        ne(shopOrder.id, besides),
        listId === undefined ? undefined : eq(shopOrder.listId, listId),
        by && isOf(by),
        claimId === undefined ? undefined : eq(orderReduction.claimId, claimId),
      ),
    );
  return row?.uses ?? 0;
}

/** The mailbox of an order, in the database as `mailboxOf` reads it. */
const plainName = sql`regexp_replace(split_part(lower(${shopOrder.email}), '@', 1), '(.)[+].*$', '\\1')`;
const domain = sql`split_part(lower(${shopOrder.email}), '@', 2)`;
const mailbox = sql`case when ${domain} in ('gmail.com', 'googlemail.com')
  then replace(${plainName}, '.', '') || '@gmail.com' else ${plainName} || '@' || ${domain} end`;

const isOf = ({ email, personId }: Pick<OrderRow, 'email' | 'personId'>) =>
  or(sql`${mailbox} = ${mailboxOf(email)}`, personId === null ? undefined : eq(shopOrder.personId, personId));
