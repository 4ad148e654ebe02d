import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { endSessionsWhere } from '#src/features/accounts/session.server.ts';
import { tellCatalogue } from '#src/features/catalogue/admin/tell.server.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { merchant, product, session, withdrawal } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { type MerchantRow, toBusiness } from './business.server.ts';
import { merchantMails, merchantRefusals } from './merchant.fr.ts';
import type { Business } from './merchant.ts';

/** Products told at once, in one statement each. */
const AT_ONCE = 1000;

async function lockByUuid(tx: Ctx, uuid: string): Promise<MerchantRow> {
  const [row] = await tx.db.select().from(merchant).where(eq(merchant.uuid, uuid)).for('no key update');
  if (!row) throw merchantRefusals.notFound();
  return row;
}

/** It sells from now on. Again: the same answer. */
export function approveMerchant(ctx: Ctx, { uuid }: { uuid: string }): Promise<Business> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockByUuid(tx, uuid);
    if (row.status === 'active') return toBusiness(tx.db, row);
    if (row.siret === null) throw merchantRefusals.siretMissing();
    const [open] = await tx.db
      .update(merchant)
      .set({ status: 'active', statusReason: '', approvedAt: tx.now, updatedAt: tx.now })
      .where(eq(merchant.id, row.id))
      .returning();
    await tellProducts(
      tx,
      await tx.db
        .update(product)
        .set({ enabled: true, withheld: false })
        .where(and(eq(product.merchantId, row.id), eq(product.withheld, true), isNull(product.deletedAt)))
        .returning({ id: product.id }),
    );
    await audit(tx, { action: 'merchant.approve', target: `merchant:${uuid}` });
    await tellWebhooks(tx, 'merchant.approved', { id: uuid, slug: row.slug });
    const { name: site } = siteOf(tx);
    const mail = merchantMails.approved({
      site,
      name: row.name,
      href: `${tx.services.config.publicUrl}/i/business`,
      held: await hasOpenWithdrawal(tx, row.id),
    });
    await queueMail(tx, { ...mail, to: row.email, key: `merchant:${uuid}:approved:${tx.now.getTime()}` });
    return toBusiness(tx.db, open as MerchantRow);
  });
}

/** Asked for, and not ordered at the bank: it waits while its business is disabled. */
const hasOpenWithdrawal = async (tx: Ctx, merchantId: number): Promise<boolean> =>
  (await tx.db.$count(
    withdrawal,
    and(
      eq(withdrawal.merchantId, merchantId),
      notInArray(withdrawal.status, ['paid', 'failed']),
      isNull(withdrawal.payoutId),
    ),
  )) > 0;

/**
 * Nothing of it is for sale any more, in the same transaction: an order that is being prepared finds its products
 * gone. Its sessions end, and money that it asked for and that has not left waits. What was paid stays to be sent.
 */
export function disableMerchant(
  ctx: Ctx,
  { uuid, reason }: { uuid: string; reason: string },
): Promise<Business> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockByUuid(tx, uuid);
    if (row.status === 'disabled') return toBusiness(tx.db, row);
    const [closed] = await tx.db
      .update(merchant)
      .set({ status: 'disabled', statusReason: reason, updatedAt: tx.now })
      .where(eq(merchant.id, row.id))
      .returning();
    await tellProducts(
      tx,
      await tx.db
        .update(product)
        .set({ enabled: false, withheld: true })
        .where(and(eq(product.merchantId, row.id), eq(product.enabled, true)))
        .returning({ id: product.id }),
    );
    await endSessionsWhere(tx.db, eq(session.merchantId, row.id));
    await audit(tx, { action: 'merchant.disable', target: `merchant:${uuid}`, detail: { reason } });
    const mail = merchantMails.disabled({
      site: siteOf(tx).name,
      name: row.name,
      reason,
      held: await hasOpenWithdrawal(tx, row.id),
    });
    await queueMail(tx, { ...mail, to: row.email, key: `merchant:${uuid}:disabled:${tx.now.getTime()}` });
    return toBusiness(tx.db, closed as MerchantRow);
  });
}

async function tellProducts(tx: Ctx, rows: { id: number }[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tellCatalogue(tx, { products: rows.slice(at, at + AT_ONCE).map(({ id }) => id) });
}

/** Of what is paid from now on. */
export function setCommission(
  ctx: Ctx,
  { uuid, percent }: { uuid: string; percent: number },
): Promise<Business> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockByUuid(tx, uuid);
    const [row] = await tx.db
      .update(merchant)
      .set({ commissionPercent: percent, updatedAt: tx.now })
      .where(eq(merchant.uuid, uuid))
      .returning();
    await audit(tx, {
      action: 'merchant.commission',
      target: `merchant:${uuid}`,
      detail: { from: before.commissionPercent, to: percent },
    });
    return toBusiness(tx.db, row as MerchantRow);
  });
}
