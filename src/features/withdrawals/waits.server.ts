import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { listOwner, merchant, person, pot, withdrawal } from '#src/server/db/schema/index.ts';
import type { WithdrawalRow } from './withdrawal.server.ts';

/**
 * True of a withdrawal of which nothing more is ordered for now: an operator holds its pot, disabled its pot's owner, or
 * suspended its business (one closed for good is paid). The money stays set aside, and leaves once that is over.
 */
export function waits(db: Db): SQL {
  const one = { one: sql`1` };
  const heldPot = db
    .select(one)
    .from(pot)
    .where(and(eq(pot.id, withdrawal.potId), isNotNull(pot.heldAt)));
  const disabledOwner = db
    .select(one)
    .from(pot)
    .innerJoin(listOwner, and(eq(listOwner.listId, pot.listId), eq(listOwner.role, 'owner')))
    .innerJoin(person, eq(person.id, listOwner.personId))
    .where(and(eq(pot.id, withdrawal.potId), isNotNull(person.disabledAt)));
  const disabledBusiness = db
    .select(one)
    .from(merchant)
    .where(
      and(eq(merchant.id, withdrawal.merchantId), eq(merchant.status, 'disabled'), isNull(merchant.closedAt)),
    );
  return or(exists(heldPot), exists(disabledOwner), exists(disabledBusiness)) as SQL;
}

export const isWaiting = async ({ db }: Ctx, { id }: { id: number }): Promise<boolean> =>
  (await db.$count(withdrawal, and(eq(withdrawal.id, id), waits(db)))) > 0;

/**
 * The same, decided together with whoever holds the pot or disables the business at that moment: they are waited for, or
 * wait until the transaction is over. The pot's owner is not: a call of theirs holds them while it waits for the pot.
 */
export async function isWaitingForNow(tx: Ctx, row: WithdrawalRow): Promise<boolean> {
  const { potId, merchantId } = row;
  if (potId !== null) await tx.db.select({ id: pot.id }).from(pot).where(eq(pot.id, potId)).for('share');
  if (merchantId !== null)
    await tx.db.select({ id: merchant.id }).from(merchant).where(eq(merchant.id, merchantId)).for('share');
  return isWaiting(tx, row);
}
