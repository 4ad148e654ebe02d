import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { InputOf } from '#src/calls/contract.ts';
import type { Merchant as MerchantShape } from '#src/features/accounts/account.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { openSession } from '#src/features/accounts/session.server.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import { audit } from '#src/server/audit.ts';
import { requireMerchant, requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  merchant,
  merchantMember,
  orderLine,
  person,
  product,
  shopifyLink,
} from '#src/server/db/schema/index.ts';
import { readDataUrl } from '#src/server/gateways/image-input.ts';
import { storeImage } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import type { businessCalls, merchantDeskCalls } from './business.calls.ts';
import { merchantRefusals } from './merchant.fr.ts';
import { BUSINESSES_MAX, type Business, COMMISSION_PERCENT, isSiret, isVatNumberOf } from './merchant.ts';

export type MerchantRow = typeof merchant.$inferSelect;

/** Each one is looked at by a person. */
const CREATED: LimitPolicy = { name: 'businesses', points: 10, seconds: 3600 };
const ROWS = 30;

export function toMerchant(row: MerchantRow, domain: string | null): z.output<typeof MerchantShape> {
  const { uuid, email, name, slug, logo, status, shopUrl } = row;
  return { uuid, email, name, slug, logo, status, shop_url: shopUrl, shopify_domain: domain };
}

async function domainOf(db: Db, merchantId: number): Promise<string | null> {
  const [link] = await db
    .select({ domain: shopifyLink.domain })
    .from(shopifyLink)
    .where(eq(shopifyLink.merchantId, merchantId));
  return link?.domain ?? null;
}

export async function toBusiness(db: Db, row: MerchantRow): Promise<Business> {
  const members = await db
    .select({ who: person, role: merchantMember.role })
    .from(merchantMember)
    .innerJoin(person, eq(person.id, merchantMember.personId))
    .where(eq(merchantMember.merchantId, row.id))
    .orderBy(desc(merchantMember.role), asc(person.id));
  return {
    ...toMerchant(row, await domainOf(db, row.id)),
    legal_name: row.legalName,
    siret: row.siret,
    vat_number: row.vatNumber,
    description: row.description,
    contact_phone: row.contactPhone,
    commission_percent: row.commissionPercent,
    status_reason: row.statusReason,
    created_at: row.createdAt.toISOString(),
    members: members.map(({ who, role }) => ({
      email: who.email,
      name: displayName({ ...who, partnerFirstname: null }),
      role,
    })),
  };
}

/** The business of the session. */
export async function myMerchant(ctx: Ctx): Promise<MerchantRow> {
  const [row] = await ctx.db
    .select()
    .from(merchant)
    .where(eq(merchant.id, requireMerchant(ctx.actor).merchantId));
  if (!row) throw merchantRefusals.notFound();
  return row;
}

/** For its owners alone. Throws forbidden. */
export function requireMerchantOwner(ctx: Ctx): void {
  if (requireMerchant(ctx.actor).memberRole !== 'owner') throw merchantRefusals.ownerOnly();
}

/** Throws siret_invalid, siret_taken, slug_taken, invalid_input, conflict. */
export async function createBusiness(ctx: Ctx, input: InputOf<typeof businessCalls.create>) {
  const me = requirePerson(ctx.actor);
  if (!isSiret(input.siret)) throw merchantRefusals.siretInvalid();
  const vatNumber = input.vat_number || null;
  if (vatNumber && !isVatNumberOf(vatNumber, input.siret)) throw merchantRefusals.vatInvalid();
  await ctx.services.limits.take(CREATED, me.uuid);
  return inTransaction(ctx, async (tx) => {
    if ((await tx.db.$count(merchantMember, eq(merchantMember.personId, me.personId))) >= BUSINESSES_MAX)
      throw merchantRefusals.tooMany();
    if (await tx.db.$count(merchant, eq(merchant.siret, input.siret))) throw merchantRefusals.siretTaken();
    const slug = slugOf(tx, input.name);
    if (await tx.db.$count(merchant, eq(merchant.slug, slug))) throw merchantRefusals.slugTaken();
    const [row] = await tx.db
      .insert(merchant)
      .values({
        email: me.email,
        name: input.name,
        slug,
        legalName: input.legal_name,
        siret: input.siret,
        vatNumber,
        shopUrl: input.shop_url,
        description: input.description,
        contactPhone: input.contact_phone || null,
        commissionPercent: COMMISSION_PERCENT,
        termsAt: tx.now,
        createdAt: tx.now,
        updatedAt: tx.now,
      })
      .onConflictDoNothing()
      .returning();
    // Two at once: whichever of the two is taken by now.
    if (!row) throw merchantRefusals.siretTaken();
    await tx.db.insert(merchantMember).values({ merchantId: row.id, personId: me.personId, role: 'owner' });
    await audit(tx, { action: 'merchant.create', target: `merchant:${row.uuid}` });
    return { merchant: await toBusiness(tx.db, row) };
  });
}

/** The operator is a seller too: nobody takes its name. */
function slugOf({ services: { config } }: Ctx, name: string): string {
  const slug = toSlug(name);
  if (!slug || slug === toSlug(config.productName)) throw merchantRefusals.slugTaken();
  return slug;
}

export async function listMine(ctx: Ctx) {
  const rows = await ctx.db
    .select({ row: merchant })
    .from(merchantMember)
    .innerJoin(merchant, eq(merchant.id, merchantMember.merchantId))
    .where(eq(merchantMember.personId, requirePerson(ctx.actor).personId))
    .orderBy(asc(merchant.name));
  const items = [];
  for (const { row } of rows) items.push(toMerchant(row, await domainOf(ctx.db, row.id)));
  return { items };
}

/** A session of the business, which ends with the one it was opened from. Throws not_found, business_disabled. */
export async function openBusinessSession(ctx: Ctx, { merchant_uuid }: { merchant_uuid: string }) {
  const me = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ row: merchant })
      .from(merchantMember)
      .innerJoin(merchant, eq(merchant.id, merchantMember.merchantId))
      .where(and(eq(merchant.uuid, merchant_uuid), eq(merchantMember.personId, me.personId)))
      .for('share');
    if (!found) throw merchantRefusals.notFound();
    const { row } = found;
    if (row.status === 'disabled') throw merchantRefusals.disabled();
    const token = await openSession(tx.db, {
      personId: me.personId,
      userAgent: tx.userAgent,
      merchant: { id: row.id, tokenHash: me.tokenHash },
    });
    await audit(tx, { action: 'merchant.session', target: `merchant:${row.uuid}` });
    return {
      token,
      session: {
        session_type: 'merchant' as const,
        merchant: toMerchant(row, await domainOf(tx.db, row.id)),
      },
    };
  });
}

export const getMe = async (ctx: Ctx) => toBusiness(ctx.db, await myMerchant(ctx));

/** The session of a business, as `get_my_info` answers it. */
export async function merchantSession(ctx: Ctx) {
  const row = await myMerchant(ctx);
  return { session_type: 'merchant' as const, merchant: toMerchant(row, await domainOf(ctx.db, row.id)) };
}

/** Throws slug_taken. */
export async function updateBusiness(ctx: Ctx, input: InputOf<typeof businessCalls.update>) {
  const { merchantId } = requireMerchant(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const slug = input.name === undefined ? undefined : slugOf(tx, input.name);
    if (
      slug &&
      (await tx.db.$count(merchant, and(eq(merchant.slug, slug), sql`${merchant.id} <> ${merchantId}`)))
    )
      throw merchantRefusals.slugTaken();
    return changed(tx, merchantId, {
      ...(slug === undefined ? {} : { name: input.name as string, slug }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.shop_url === undefined ? {} : { shopUrl: input.shop_url }),
    });
  });
}

export async function setLogo(ctx: Ctx, { dataurl }: { dataurl: string }) {
  const stored = await storeImage(ctx.services, readDataUrl(dataurl, 'dataurl'), senderOf(ctx));
  return inTransaction(ctx, (tx) => changed(tx, requireMerchant(ctx.actor).merchantId, { logo: stored.url }));
}

async function changed(tx: Ctx, id: number, fields: Partial<MerchantRow>): Promise<Business> {
  const [row] = await tx.db
    .update(merchant)
    .set({ ...fields, updatedAt: tx.now })
    .where(eq(merchant.id, id))
    .returning();
  if (!row) throw merchantRefusals.notFound();
  await audit(tx, {
    action: 'merchant.update',
    target: `merchant:${row.uuid}`,
    detail: { fields: Object.keys(fields) },
  });
  return toBusiness(tx.db, row);
}

type Search = InputOf<typeof merchantDeskCalls.search>;

/** By name, legal name, SIRET or address, those that wait for an approval first. */
export async function searchMerchants(ctx: Ctx, { query, status, page }: Search) {
  const like = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    status ? eq(merchant.status, status) : undefined,
    query
      ? or(
          ilike(merchant.name, like),
          ilike(merchant.legalName, like),
          ilike(merchant.email, like),
          eq(merchant.siret, query.replaceAll(/\s/g, '')),
        )
      : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(merchant)
    .where(where)
    .orderBy(sql`${merchant.status} = 'pending' desc`, desc(merchant.id))
    .limit(ROWS)
    .offset((page - 1) * ROWS);
  const ids = rows.map(({ id }) => id);
  const products = await countsOf(ctx.db, ids);
  const late = await lateOf(ctx.db, ids);
  const items = [];
  for (const row of rows)
    items.push({
      ...(await toBusiness(ctx.db, row)),
      products: products.get(row.id) ?? 0,
      late: late.get(row.id) ?? 0,
    });
  return { items, page, per_page: ROWS, total: await ctx.db.$count(merchant, where) };
}

async function countsOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: product.merchantId, n: count() })
    .from(product)
    .where(and(inArray(product.merchantId, [0, ...ids]), isNull(product.deletedAt)))
    .groupBy(product.merchantId);
  return new Map(rows.map(({ id, n }) => [id ?? 0, Number(n)]));
}

/** Lines that were to be sent long ago, by seller. */
async function lateOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: orderLine.merchantId, n: count() })
    .from(orderLine)
    .where(
      and(
        inArray(orderLine.merchantId, [0, ...ids]),
        isNotNull(orderLine.flaggedAt),
        inArray(orderLine.state, ['paid', 'prepared']),
      ),
    )
    .groupBy(orderLine.merchantId);
  return new Map(rows.map(({ id, n }) => [id ?? 0, Number(n)]));
}
