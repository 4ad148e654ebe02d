import { and, eq, isNull, like } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import { audit } from '#src/server/audit.ts';
import type { Person } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { merchant, merchantMember } from '#src/server/db/schema/index.ts';
import { isUniqueViolation } from '#src/server/db/unique-violation.ts';
import type { businessCalls } from './business.calls.ts';
import { type MerchantRow, requireMerchantOwner, toBusiness } from './business.server.ts';
import { merchantRefusals } from './merchant.fr.ts';
import { BUSINESSES_MAX, type Business, COMMISSION_PERCENT, isSiret, isVatNumberOf } from './merchant.ts';
import { lockForOwner } from './owner.server.ts';

/**
 * Opens a business of which only a name is known, as when its shop is elsewhere: it waits for the rest, and for its
 * approval. Throws conflict.
 */
export async function openBareBusiness(
  tx: Ctx,
  me: Person,
  { name, shopUrl }: { name: string; shopUrl: string },
): Promise<MerchantRow> {
  if ((await tx.db.$count(merchantMember, eq(merchantMember.personId, me.personId))) >= BUSINESSES_MAX)
    throw merchantRefusals.tooMany();
  const [row] = await tx.db
    .insert(merchant)
    .values({
      email: me.email,
      name,
      slug: await freeSlug(tx, name),
      legalName: name,
      shopUrl,
      commissionPercent: COMMISSION_PERCENT,
      termsAt: tx.now,
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning();
  // Two of one name at once: whoever asks again gets the next address.
  if (!row) throw merchantRefusals.slugTaken();
  await tx.db.insert(merchantMember).values({ merchantId: row.id, personId: me.personId, role: 'owner' });
  await audit(tx, { action: 'merchant.create', target: `merchant:${row.uuid}` });
  return row;
}

/** Tells what was missing, once. Throws siret_invalid, siret_taken, invalid_input, conflict, forbidden. */
export function completeBusiness(ctx: Ctx, input: InputOf<typeof businessCalls.complete>): Promise<Business> {
  requireMerchantOwner(ctx);
  if (!isSiret(input.siret)) throw merchantRefusals.siretInvalid();
  const vatNumber = input.vat_number || null;
  if (vatNumber && !isVatNumberOf(vatNumber, input.siret)) throw merchantRefusals.vatInvalid();
  return inTransaction(ctx, async (tx) => {
    const before = await lockForOwner(tx);
    if (before.siret !== null) throw merchantRefusals.siretGiven();
    if (await tx.db.$count(merchant, eq(merchant.siret, input.siret))) throw merchantRefusals.siretTaken();
    const [row] = await tx.db
      .update(merchant)
      .set({ legalName: input.legal_name, siret: input.siret, vatNumber, updatedAt: tx.now })
      .where(and(eq(merchant.id, before.id), isNull(merchant.siret)))
      .returning();
    if (!row) throw merchantRefusals.siretGiven();
    await audit(tx, { action: 'merchant.complete', target: `merchant:${row.uuid}` });
    return toBusiness(tx.db, row);
  }).catch((error: unknown) => {
    // Two at once.
    if (isUniqueViolation(error)) throw merchantRefusals.siretTaken();
    throw error;
  });
}

/** The name's own address, else the first number after it that is free. */
async function freeSlug(tx: Ctx, name: string): Promise<string> {
  const bare = toSlug(name) || 'boutique';
  const rows = await tx.db
    .select({ slug: merchant.slug })
    .from(merchant)
    .where(like(merchant.slug, `${bare}%`));
  const taken = new Set([toSlug(tx.services.config.productName), ...rows.map(({ slug }) => slug)]);
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? bare : `${bare}-${n}`;
    if (!taken.has(slug)) return slug;
  }
}
