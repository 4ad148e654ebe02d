import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { voucherPurchase } from '#src/server/db/schema/index.ts';
import { voucherRefusals } from './vouchers.fr.ts';

export type PurchaseRow = typeof voucherPurchase.$inferSelect;
type Locator = { hash: string } | { id: number } | { uuid: string };

export async function findPurchase(db: Db, locator: Locator): Promise<PurchaseRow | null> {
  const where =
    'hash' in locator
      ? eq(voucherPurchase.hash, locator.hash)
      : 'id' in locator
        ? eq(voucherPurchase.id, locator.id)
        : eq(voucherPurchase.uuid, locator.uuid);
  const [row] = await db.select().from(voucherPurchase).where(where);
  return row ?? null;
}

/** Throws not_found. */
export async function getPurchase(db: Db, locator: Locator): Promise<PurchaseRow> {
  const row = await findPurchase(db, locator);
  if (!row) throw voucherRefusals.notFound();
  return row;
}

/** The row, held until the transaction ends: always before its voucher and the ledger. */
export async function lockPurchase(tx: Db, id: number): Promise<PurchaseRow> {
  const [row] = await tx
    .select()
    .from(voucherPurchase)
    .where(eq(voucherPurchase.id, id))
    .for('no key update');
  if (!row) throw new Error(`Purchase ${id} is gone`);
  return row;
}

/** Writes a locked purchase and its new version. */
export async function changePurchase(
  tx: Ctx,
  row: PurchaseRow,
  change: Partial<Omit<PurchaseRow, 'id' | 'version'>>,
): Promise<PurchaseRow> {
  const [changed] = await tx.db
    .update(voucherPurchase)
    .set({ ...change, version: sql`${voucherPurchase.version} + 1`, updatedAt: tx.now })
    .where(eq(voucherPurchase.id, row.id))
    .returning();
  return changed as PurchaseRow;
}
