import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person, postalAddress } from '#src/server/db/schema/index.ts';
import type { addressCalls } from './address.calls.ts';
import { ADDRESSES_MAX, type OwnAddress } from './address.ts';
import { addressesFr as fr } from './addresses.fr.ts';

type Row = typeof postalAddress.$inferSelect;

const answer = (row: Row): OwnAddress => ({
  id: row.id,
  recipient: row.recipient,
  line1: row.line1,
  line2: row.line2,
  postal_code: row.postalCode,
  city: row.city,
  phone: row.phone,
  for_gifts: row.forGifts,
});

/** The caller's addresses, the one for gifts first. */
export async function listAddresses(ctx: Ctx): Promise<{ items: OwnAddress[] }> {
  const { personId } = requirePerson(ctx.actor);
  const rows = await ctx.db
    .select()
    .from(postalAddress)
    .where(eq(postalAddress.personId, personId))
    .orderBy(desc(postalAddress.forGifts), asc(postalAddress.id));
  return { items: rows.map(answer) };
}

/** Throws not_found (another's), too_many. */
export async function saveAddress(ctx: Ctx, input: InputOf<typeof addressCalls.save>): Promise<OwnAddress> {
  const { personId } = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    // The person is held: of two forms that say "for gifts" at once, the later one wins.
    await tx.db.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('no key update');
    const mine = eq(postalAddress.personId, personId);
    const { id = null } = input;
    if (id === null && (await tx.db.$count(postalAddress, mine)) >= ADDRESSES_MAX)
      throw new DomainError('too_many', fr.tooMany(ADDRESSES_MAX));
    if (input.for_gifts)
      await tx.db
        .update(postalAddress)
        .set({ forGifts: false })
        .where(and(mine, ne(postalAddress.id, id ?? 0)));
    const values = {
      recipient: input.recipient,
      line1: input.line1,
      line2: input.line2,
      postalCode: input.postal_code,
      city: input.city,
      phone: input.phone,
      forGifts: input.for_gifts,
      updatedAt: tx.now,
    };
    const [saved] =
      id === null
        ? await tx.db
            .insert(postalAddress)
            .values({ personId, ...values })
            .returning()
        : await tx.db
            .update(postalAddress)
            .set(values)
            .where(and(mine, eq(postalAddress.id, id)))
            .returning();
    if (!saved) throw notFound(fr.unknown);
    return answer(saved);
  });
}

/** An order that already goes there keeps its copy. Throws not_found. */
export async function deleteAddress(ctx: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  const { personId } = requirePerson(ctx.actor);
  const gone = await ctx.db
    .delete(postalAddress)
    .where(and(eq(postalAddress.personId, personId), eq(postalAddress.id, id)))
    .returning({ id: postalAddress.id });
  if (gone.length === 0) throw notFound(fr.unknown);
  return {};
}
