import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { InputOf } from '#src/calls/contract.ts';
import type { Merchant as MerchantShape } from '#src/features/accounts/account.ts';
import { bindBrowser } from '#src/features/accounts/bound-browser.server.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { openSession } from '#src/features/accounts/session.server.ts';
import { sellerTag } from '#src/features/catalogue/offers.server.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import { rateOf, vatPercentOf } from '#src/lib/vat-rates.ts';
import { audit } from '#src/server/audit.ts';
import { requireMerchant, requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { merchant, merchantMember, person, shopifyLink } from '#src/server/db/schema/index.ts';
import { readDataUrl } from '#src/server/gateways/image-input.ts';
import { storeImage } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { publishAtCommit } from '#src/server/page-store/outbox.ts';
import type { businessCalls } from './business.calls.ts';
import { merchantRefusals } from './merchant.fr.ts';
import { BUSINESSES_MAX, type Business, COMMISSION_PERCENT, isSiret, isVatNumberOf } from './merchant.ts';
import { isShut, lockForOwner } from './owner.server.ts';

export type MerchantRow = typeof merchant.$inferSelect;

/** Each one is looked at by a person. */
const CREATED: LimitPolicy = { name: 'businesses', points: 10, seconds: 3600 };

export function toMerchant(row: MerchantRow, domain: string | null): z.output<typeof MerchantShape> {
  const { uuid, email, name, slug, logo, status, shopUrl } = row;
  return { uuid, email, name, slug, logo, status, shop_url: shopUrl, shopify_domain: domain };
}

async function domainOf(db: Db, merchantId: number): Promise<string | null> {
  const [link] = await db
    .select({ domain: shopifyLink.domain })
    .from(shopifyLink)
    .where(and(eq(shopifyLink.merchantId, merchantId), isNull(shopifyLink.leftAt)));
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
    siret: row.siret ?? '',
    vat_number: row.vatNumber,
    vat_percent: vatPercentOf(row.vatRate),
    description: row.description,
    contact_phone: row.contactPhone,
    commission_percent: row.commissionPercent,
    status_reason: row.statusReason,
    closes_at: row.closesAt?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    terms_at: row.termsAt.toISOString(),
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
    // Held: several at once are counted one after the other.
    await tx.db.select({ id: person.id }).from(person).where(eq(person.id, me.personId)).for('no key update');
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

/** Addresses beside those of sellers. */
const PAGES = ['classement', 'conditions'];

/** The operator is a seller too: nobody takes its name. */
function slugOf({ services: { config } }: Ctx, name: string): string {
  const slug = toSlug(name);
  if (!slug || slug === toSlug(config.productName) || PAGES.includes(slug))
    throw merchantRefusals.slugTaken();
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
  for (const { row } of rows)
    items.push({
      ...toMerchant(row, await domainOf(ctx.db, row.id)),
      closed_at: row.closedAt?.toISOString() ?? null,
    });
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
    if (isShut(row)) throw merchantRefusals.disabled();
    const token = await openSession(tx.db, {
      personId: me.personId,
      userAgent: tx.userAgent,
      browserHash: bindBrowser(tx),
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

export const getMe = async (ctx: Ctx) => ({
  ...(await toBusiness(ctx.db, await myMerchant(ctx))),
  role: requireMerchant(ctx.actor).memberRole,
});

/** The session of a business, as `get_my_info` answers it. */
export async function merchantSession(ctx: Ctx) {
  const row = await myMerchant(ctx);
  return { session_type: 'merchant' as const, merchant: toMerchant(row, await domainOf(ctx.db, row.id)) };
}

/** Throws slug_taken, and forbidden where a member who is no owner changes the rate of VAT. */
export async function updateBusiness(ctx: Ctx, input: InputOf<typeof businessCalls.update>) {
  const { merchantId } = requireMerchant(ctx.actor);
  const { vat_percent: percent } = input;
  if (percent !== undefined) requireMerchantOwner(ctx);
  return inTransaction(ctx, async (tx) => {
    if (percent !== undefined) await lockForOwner(tx);
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
      ...(input.contact_phone === undefined ? {} : { contactPhone: input.contact_phone || null }),
      ...(percent === undefined ? {} : { vatRate: percent === null ? null : rateOf(percent) }),
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
  await publishAtCommit(querierOf(tx.db), [sellerTag(id)]);
  return toBusiness(tx.db, row);
}
