import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { isOfMode } from '#src/features/money/mode.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { audit } from '#src/server/audit.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { querierOf } from '#src/server/db/querier.ts';
import {
  brand,
  offer,
  offerClaim,
  orderReduction,
  product,
  shopOrder,
  ticket,
} from '#src/server/db/schema/index.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import { answerOffer, answerOffers } from './offer.server.ts';
import { COMPLETION_TAG, missingIn, OFFERS_MAX, type Offer, type OfferInput } from './offer.ts';
import { offersFr as fr } from './offers.fr.ts';

export async function listOffers(ctx: Ctx): Promise<{ items: Offer[]; now: string }> {
  const rows = await ctx.db
    .select()
    .from(offer)
    .orderBy(desc(offer.startsAt), desc(offer.id))
    .limit(OFFERS_MAX);
  return { items: await answerOffers(ctx, rows), now: ctx.now.toISOString() };
}

const field = (code: string, name: string, says: string) =>
  new DomainError(code, says, { fields: { [name]: says } });

const columnsOf = (input: OfferInput) => ({
  title: input.title,
  text: input.text,
  kind: input.kind,
  picture: input.picture,
  productId: input.product_id,
  brandId: input.brand_id,
  shelf: input.shelf,
  price: input.price,
  percent: input.percent,
  amount: input.amount,
  code: input.code,
  minTotal: input.min_total,
  contentPath: input.content_path,
  stock: input.stock,
  perPerson: input.per_person,
  startsAt: new Date(input.starts_at),
  endsAt: new Date(input.ends_at),
  audience: input.audience,
  doorYear: input.door?.year ?? null,
  doorDay: input.door?.day ?? null,
  consolation: input.consolation,
  enabled: input.enabled,
});

/** Throws invalid_input, not_found, code_taken, door_taken. */
export async function saveOffer(ctx: Ctx, input: OfferInput): Promise<Offer> {
  const missing = Object.entries(missingIn(input));
  if (missing.length > 0) throw invalidInput(missing.map(([name, message]) => ({ path: [name], message })));
  return inTransaction(ctx, async (tx) => {
    // One operator at a time: codes and doors are looked for before they are written.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('offers'))`);
    await requireFree(tx, input);
    const values = { ...columnsOf(input), updatedAt: tx.now };
    const [saved] =
      input.id === null
        ? await tx.db
            .insert(offer)
            .values({ ...values, createdAt: tx.now })
            .returning()
        : await tx.db.update(offer).set(values).where(eq(offer.id, input.id)).returning();
    if (!saved) throw notFound(fr.unknown);
    await publishAtCommit(querierOf(tx.db), [COMPLETION_TAG]);
    await audit(tx, { action: 'offer.save', target: `offer:${saved.id}` });
    return answerOffer(tx, saved);
  });
}

async function requireFree(tx: Ctx, { id, code, door, product_id, brand_id }: OfferInput): Promise<void> {
  const other = sql`${offer.id} <> ${id ?? 0}`;
  if (code !== null && (await tx.db.$count(offer, and(eq(offer.code, code), other))) > 0)
    throw field('code_taken', 'code', fr.codeTaken);
  const same = door && and(eq(offer.doorYear, door.year), eq(offer.doorDay, door.day), other);
  if (same && (await tx.db.$count(offer, same)) > 0) throw field('door_taken', 'door', fr.doorTaken);
  if (product_id !== null && (await tx.db.$count(product, eq(product.id, product_id))) === 0)
    throw field('not_found', 'product_id', fr.productUnknown);
  if (brand_id !== null && (await tx.db.$count(brand, eq(brand.id, brand_id))) === 0)
    throw field('not_found', 'brand_id', fr.unknown);
}

/** Throws not_found, offer_in_use. */
export async function deleteOffer(ctx: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const [held] = await tx.db.select({ id: offer.id }).from(offer).where(eq(offer.id, id)).for('update');
    if (!held) throw notFound(fr.unknown);
    const uses =
      (await tx.db.$count(offerClaim, eq(offerClaim.offerId, id))) +
      (await tx.db.$count(orderReduction, eq(orderReduction.offerId, id))) +
      (await tx.db.$count(ticket, eq(ticket.offerId, id)));
    if (uses > 0) throw new DomainError('offer_in_use', fr.inUse);
    await tx.db.delete(offer).where(eq(offer.id, id));
    await publishAtCommit(querierOf(tx.db), [COMPLETION_TAG]);
    await audit(tx, { action: 'offer.delete', target: `offer:${id}` });
    return {};
  });
}

/** Throws not_found. */
export async function offerReport(
  ctx: Ctx,
  { id }: { id: number },
): Promise<{ claims: number; uses: number; turnover: number }> {
  if ((await ctx.db.$count(offer, eq(offer.id, id))) === 0) throw notFound(fr.unknown);
  const spent = and(eq(orderReduction.offerId, id), eq(orderReduction.state, 'spent'));
  const orders = ctx.db.select({ id: orderReduction.orderId }).from(orderReduction).where(spent);
  const [sums] = await ctx.db
    .select({
      turnover:
        sql<number>`coalesce(sum(${shopOrder.total} - ${shopOrder.deliveryPrice} - ${shopOrder.reduced}), 0)::bigint`.mapWith(
          Number,
        ),
    })
    .from(shopOrder)
    .where(and(inArray(shopOrder.id, orders), isOfMode(shopOrder, moneyModeOf(ctx.services))));
  return {
    claims: await ctx.db.$count(offerClaim, eq(offerClaim.offerId, id)),
    uses: await ctx.db.$count(orderReduction, spent),
    turnover: sums?.turnover ?? 0,
  };
}
