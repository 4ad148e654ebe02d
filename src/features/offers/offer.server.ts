import { and, eq, gt, inArray, isNull, lte, notInArray } from 'drizzle-orm';
import { findProducts } from '#src/features/catalogue/catalogue.server.ts';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listOwner, offer, person, ticket } from '#src/server/db/schema/index.ts';
import { NEWCOMER_DAYS, OFFERS_MAX, type Offer } from './offer.ts';

export type OfferRow = typeof offer.$inferSelect;

/** Offers as they are told, with their products. */
export async function answerOffers(ctx: Ctx, rows: readonly OfferRow[]): Promise<Offer[]> {
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  const products = new Map((await findProducts(ctx.db, ids)).map((one) => [one.id, one]));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    kind: row.kind,
    picture: row.picture,
    product: products.get(row.productId ?? 0) ?? null,
    price: row.price,
    percent: row.percent,
    amount: row.amount,
    code: row.code,
    min_total: row.minTotal,
    content_path: row.contentPath,
    stock: row.stock,
    per_person: row.perPerson,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    audience: row.audience,
    door: row.doorYear !== null && row.doorDay !== null ? { year: row.doorYear, day: row.doorDay } : null,
    consolation: row.consolation,
    enabled: row.enabled,
    brand_id: row.brandId,
    shelf: row.shelf,
  }));
}

export async function answerOffer(ctx: Ctx, row: OfferRow): Promise<Offer> {
  const [answered] = await answerOffers(ctx, [row]);
  if (!answered) throw new Error(`Offer ${row.id} has no answer`);
  return answered;
}

/** True for whom an offer is; a guest is among all, and among those who complete a list. */
export async function isFor(
  ctx: Ctx,
  audience: OfferRow['audience'],
  personId: number | null,
): Promise<boolean> {
  if (audience === 'all' || audience === 'completion') return true;
  if (personId === null) return false;
  if (audience === 'users') return true;
  if (audience === 'list') return (await ctx.db.$count(listOwner, eq(listOwner.personId, personId))) > 0;
  const since = new Date(ctx.now.getTime() - NEWCOMER_DAYS * 24 * 3600_000);
  return (await ctx.db.$count(person, and(eq(person.id, personId), gt(person.createdAt, since)))) > 0;
}

/** Offers that a ticket grants are for whoever brought it. */
const granted = (ctx: Ctx) =>
  ctx.db.select({ id: offer.id }).from(offer).innerJoin(ticket, eq(ticket.offerId, offer.id));

/** Offers that hold now, doors and those of tickets apart. */
export function offersOfNow(ctx: Ctx): Promise<OfferRow[]> {
  return ctx.db
    .select()
    .from(offer)
    .where(
      and(
        offer.enabled,
        isNull(offer.doorYear),
        lte(offer.startsAt, ctx.now),
        gt(offer.endsAt, ctx.now),
        notInArray(offer.id, granted(ctx)),
      ),
    )
    .orderBy(offer.startsAt, offer.id)
    .limit(OFFERS_MAX);
}

export async function activeOffers(ctx: Ctx): Promise<{ items: Offer[] }> {
  const personId = isPerson(ctx.actor) ? ctx.actor.personId : null;
  const shown: OfferRow[] = [];
  for (const row of await offersOfNow(ctx)) if (await isFor(ctx, row.audience, personId)) shown.push(row);
  return { items: await answerOffers(ctx, shown) };
}

export async function offersById(ctx: Ctx, ids: readonly number[]): Promise<Map<number, OfferRow>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(offer)
    .where(inArray(offer.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
