import { randomInt } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { monthsAfter } from '#src/features/vouchers/months.ts';
import { makeVoucher } from '#src/features/vouchers/voucher.server.ts';
import { VALID_MONTHS } from '#src/features/vouchers/voucher.ts';
import { fromParis } from '#src/lib/paris-time.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { offer, offerClaim } from '#src/server/db/schema/index.ts';
import { answerOffer, answerOffers, isFor, type OfferRow } from './offer.server.ts';
import type { Claim, Offer } from './offer.ts';
import { offersFr as fr } from './offers.fr.ts';

export type ClaimRow = typeof offerClaim.$inferSelect;

/** The offer of whoever came when nothing was left: kind words, and nothing to spend. */
export const consoled = (told: Offer): Offer => ({
  ...told,
  kind: 'content',
  text: told.consolation || fr.consoled,
  product: null,
  price: null,
  percent: null,
  amount: null,
  code: null,
});

const answer = (row: ClaimRow, told: Offer): Claim => ({
  id: row.id,
  offer: row.consoled ? consoled(told) : told,
  code: row.consoled ? null : (row.code ?? told.code),
  voucher_id: row.voucherId,
  claimed_at: row.claimedAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  used_at: row.usedAt?.toISOString() ?? null,
});

export async function answerClaim(ctx: Ctx, row: ClaimRow, of: OfferRow): Promise<Claim> {
  return answer(row, await answerOffer(ctx, of));
}

export async function findClaim(ctx: Ctx, personId: number, offerId: number): Promise<ClaimRow | null> {
  const [row] = await ctx.db
    .select()
    .from(offerClaim)
    .where(and(eq(offerClaim.personId, personId), eq(offerClaim.offerId, offerId)));
  return row ?? null;
}

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const ownCode = () => Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/**
 * Gives an offer to a person, once; again: the same. The offer is held: of two who come for its last piece, the later is
 * consoled, and so is who comes for an offer that is over, or for others. The caller is in a transaction.
 */
export async function takeOffer(
  tx: Ctx,
  personId: number,
  offerId: number,
): Promise<{ row: ClaimRow; of: OfferRow }> {
  const [of] = await tx.db.select().from(offer).where(eq(offer.id, offerId)).for('no key update');
  if (!of) throw new Error(`Offer ${offerId} is gone`);
  const known = await findClaim(tx, personId, offerId);
  if (known) return { row: known, of };
  const isConsoled = !(await isThereFor(tx, of, personId));
  const [row] = await tx.db
    .insert(offerClaim)
    .values({
      offerId,
      personId,
      consoled: isConsoled,
      claimedAt: tx.now,
      expiresAt: of.endsAt,
      ...(isConsoled ? {} : await givenBy(tx, of, personId)),
    })
    .returning();
  if (!row) throw new Error('The claim was not kept');
  return { row, of };
}

/** False of an offer that is over, that is for others, or of which the last piece was given. */
async function isThereFor(tx: Ctx, of: OfferRow, personId: number): Promise<boolean> {
  if (of.endsAt <= tx.now || !(await isFor(tx, of.audience, personId))) return false;
  const taken = and(eq(offerClaim.offerId, of.id), eq(offerClaim.consoled, false));
  return of.stock === null || (await tx.db.$count(offerClaim, taken)) < of.stock;
}

/** The last minute of a day in France, in summer as in winter: a voucher is good all that day. */
const endOf = (day: string) => fromParis(`${day}T23:59`) ?? new Date(`${day}T22:59:00Z`);

async function givenBy(tx: Ctx, of: OfferRow, personId: number) {
  if (of.kind === 'voucher' && of.amount !== null) {
    const expiresOn = monthsAfter(dayInFrance(tx.now), VALID_MONTHS);
    const made = { label: of.title, initial: of.amount, expiresOn, source: 'offer' as const, personId };
    const { row } = await makeVoucher(tx, made, { mode: moneyModeOf(tx.services) });
    return { voucherId: row.id, expiresAt: endOf(expiresOn) };
  }
  return of.kind === 'coupon' && of.code === null ? { code: ownCode() } : {};
}

/** All that the caller took, the newest first. */
export async function myClaims(ctx: Ctx): Promise<{ items: Claim[] }> {
  const { personId } = requirePerson(ctx.actor);
  const rows = await ctx.db
    .select({ row: offerClaim, of: offer })
    .from(offerClaim)
    .innerJoin(offer, eq(offer.id, offerClaim.offerId))
    .where(eq(offerClaim.personId, personId))
    .orderBy(desc(offerClaim.id))
    .limit(200);
  const told = await answerOffers(
    ctx,
    rows.map(({ of }) => of),
  );
  return { items: rows.map(({ row }, n) => answer(row, told[n] as Offer)) };
}
