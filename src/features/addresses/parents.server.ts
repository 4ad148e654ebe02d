import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { listOwner, postalAddress } from '#src/server/db/schema/index.ts';
import type { Address } from './address.ts';

/** Finds where the gifts of a list go: its owner's address for gifts, else a co-owner's; null where nobody gave one. */
export async function findParentsAddress(db: Db, listId: number | null): Promise<Address | null> {
  if (listId === null) return null;
  const [row] = await db
    .select({ address: postalAddress })
    .from(listOwner)
    .innerJoin(postalAddress, eq(postalAddress.personId, listOwner.personId))
    .where(and(eq(listOwner.listId, listId), postalAddress.forGifts))
    .orderBy(sql`${listOwner.role} <> 'owner'`, postalAddress.id)
    .limit(1);
  if (!row) return null;
  const { recipient, line1, line2, postalCode, city, phone } = row.address;
  return { recipient, line1, line2, postal_code: postalCode, city, phone };
}
