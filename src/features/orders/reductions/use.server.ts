import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { isFor, type OfferRow } from '#src/features/offers/offer.server.ts';
import { offersFr as fr } from '#src/features/offers/offers.fr.ts';
import { isOn, reachesMinimum, reductionOf } from '#src/features/offers/rules.ts';
import { voucherOfCode } from '#src/features/vouchers/claim.server.ts';
import { readCode } from '#src/features/vouchers/code.ts';
import { isOver } from '#src/features/vouchers/voucher.server.ts';
import { voucherRefusals } from '#src/features/vouchers/vouchers.fr.ts';
import { formatPrice } from '#src/lib/format.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { offer, offerClaim, orderReduction, ticket, voucher } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { answerOrder, getOrder, type OrderRow } from '../order.server.ts';
import type { Order } from '../order.ts';
import { changeSums } from './change-sums.server.ts';
import { hasRoom, linesForRules, type Wanted } from './plan.server.ts';
import type { reductionCalls } from './reductions.calls.ts';

/** Codes are tried by address: a coupon's is short enough to be guessed by a machine. */
const CODES: LimitPolicy = { name: 'codes on orders', points: 30, seconds: 600 };

const personOf = (ctx: Ctx) => (isPerson(ctx.actor) ? ctx.actor.personId : null);

/** Throws not_found, voucher_invalid, voucher_expired, coupon_not_for_this, order_locked. */
export async function applyToOrder(ctx: Ctx, input: InputOf<typeof reductionCalls.apply>): Promise<Order> {
  if (input.code !== undefined) await ctx.services.limits.take(CODES, ctx.ip);
  const row = await changeSums(ctx, { hash: input.order_hash }, (seen) => broughtBy(ctx, seen, input));
  return answerOrder(ctx, row);
}

type Brought = Pick<Wanted, 'coupon' | 'voucherId'>;

async function broughtBy(
  ctx: Ctx,
  row: OrderRow,
  input: InputOf<typeof reductionCalls.apply>,
): Promise<Brought> {
  const { code = '', voucher_id } = input;
  if (voucher_id !== undefined) return { voucherId: await ownVoucher(ctx, voucher_id, row) };
  const coupon = readCode(code) ? null : await findCoupon(ctx, code);
  if (coupon) return { coupon: await couponFor(ctx, row, coupon) };
  return { voucherId: await voucherFor(ctx, code, row) };
}

async function voucherFor(ctx: Ctx, code: string, { personId }: OrderRow): Promise<number> {
  const found = await voucherOfCode(ctx, code, voucherRefusals.invalidHere);
  if (found.personId !== null && ![personOf(ctx), personId].includes(found.personId))
    throw voucherRefusals.ofAccount();
  if (found.balance === 0 && !(await isHeld(ctx, found.id))) throw voucherRefusals.usedUp();
  return found.id;
}

/** True while an order that is not paid yet keeps something of a voucher: it may come back. */
async function isHeld(ctx: Ctx, voucherId: number): Promise<boolean> {
  const held = and(eq(orderReduction.voucherId, voucherId), eq(orderReduction.state, 'held'));
  return (await ctx.db.$count(orderReduction, held)) > 0;
}

/** A voucher of the caller's own account, of the order's money. */
async function ownVoucher(ctx: Ctx, id: number, { provider, livemode }: OrderRow): Promise<number> {
  const mine = and(eq(voucher.id, id), eq(voucher.personId, personOf(ctx) ?? 0));
  const [row] = await ctx.db
    .select()
    .from(voucher)
    .where(and(mine, eq(voucher.provider, provider), eq(voucher.livemode, livemode)));
  if (!row || row.canceledAt) throw voucherRefusals.invalid();
  if (isOver(row, ctx.now)) throw voucherRefusals.expired();
  return id;
}

interface Coupon {
  of: OfferRow;
  /** Whose code it is; null for one of all. */
  claim: typeof offerClaim.$inferSelect | null;
}

/** By the code of an offer, or by that of somebody's claim. */
async function findCoupon(ctx: Ctx, typed: string): Promise<Coupon | null> {
  const code = typed.trim().toUpperCase();
  const [of] = await ctx.db
    .select()
    .from(offer)
    .where(and(eq(offer.code, code), eq(offer.kind, 'coupon')));
  if (of) return { of, claim: null };
  const [found] = await ctx.db
    .select({ of: offer, claim: offerClaim })
    .from(offerClaim)
    .innerJoin(offer, eq(offer.id, offerClaim.offerId))
    .where(eq(offerClaim.code, code));
  return found ?? null;
}

const refused = (sentence: string) =>
  new DomainError('coupon_not_for_this', sentence, { fields: { code: sentence } });

/** Throws coupon_not_for_this. */
async function couponFor(
  ctx: Ctx,
  row: OrderRow,
  { of, claim }: Coupon,
): Promise<NonNullable<Wanted['coupon']>> {
  const personId = personOf(ctx) ?? row.personId;
  if (!isOn(of, ctx.now) || claim?.usedAt) throw refused(fr.couponOver);
  const lines = await linesForRules(ctx, row.id);
  if (!reachesMinimum(of, lines)) throw refused(fr.couponTooSmall(formatPrice(of.minTotal ?? 0)));
  if (reductionOf(of, lines, ctx.now) === 0) throw refused(fr.couponRefused);
  const held = claim ?? (await claimNeeded(ctx, of, personId));
  if (!claim && !held && !(await isFor(ctx, of.audience, personId)))
    throw refused(personId === null ? fr.couponOfAccounts : fr.couponRefused);
  const coupon = { of, claimId: held?.id ?? null };
  if (!(await hasRoom(ctx, coupon, { ...row, personId }))) throw refused(fr.couponOver);
  return coupon;
}

/** The code of a door, or of a ticket's offer, is for those who hold it. */
async function claimNeeded(ctx: Ctx, of: OfferRow, personId: number | null) {
  const ofTicket = (await ctx.db.$count(ticket, eq(ticket.offerId, of.id))) > 0;
  if (of.doorYear === null && !ofTicket) return null;
  const [mine] = await ctx.db
    .select()
    .from(offerClaim)
    .where(and(eq(offerClaim.offerId, of.id), eq(offerClaim.personId, personId ?? 0)));
  if (personId === null) throw refused(fr.couponOfAccounts);
  if (!mine || mine.consoled || mine.usedAt) throw refused(fr.couponRefused);
  return mine;
}

/** Throws not_found, order_locked. */
export async function withdrawFromOrder(
  ctx: Ctx,
  { order_hash, voucher_id }: InputOf<typeof reductionCalls.withdraw>,
): Promise<Order> {
  await getOrder(ctx.db, { hash: order_hash });
  const row = await changeSums(ctx, { hash: order_hash }, async () => ({ without: voucher_id }));
  return answerOrder(ctx, row);
}
