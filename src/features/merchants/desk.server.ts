import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { endSessionsWhere } from '#src/features/accounts/session.server.ts';
import { tellWebhooks } from '#src/features/webhooks/tell.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { merchant, session, withdrawal } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { type MerchantRow, toBusiness } from './business.server.ts';
import { keepOpen } from './ending.server.ts';
import { merchantMails, merchantRefusals } from './merchant.fr.ts';
import type { Business } from './merchant.ts';
import { isShut, lockByUuid } from './owner.server.ts';
import { giveBackProducts, withholdProducts } from './withheld.server.ts';

/** It sells from now on, and goes on where its end was announced. Again: the same answer. */
export function approveMerchant(ctx: Ctx, { uuid }: { uuid: string }): Promise<Business> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockByUuid(tx, uuid);
    if (row.status === 'active') return toBusiness(tx.db, await keepOpen(tx, row));
    if (row.siret === null) throw merchantRefusals.siretMissing();
    const [open] = await tx.db
      .update(merchant)
      .set({
        status: 'active',
        statusReason: '',
        closesAt: null,
        closedAt: null,
        approvedAt: tx.now,
        updatedAt: tx.now,
      })
      .where(eq(merchant.id, row.id))
      .returning();
    await giveBackProducts(tx, row.id);
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
 * gone. Its sessions end, and money that it asked for and that has not left waits. What was paid stays to be sent. One
 * that was closed for good is held again, and an end that was announced is none: it would open and pay what is suspended.
 */
export function disableMerchant(
  ctx: Ctx,
  { uuid, reason }: { uuid: string; reason: string },
): Promise<Business> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockByUuid(tx, uuid);
    if (isShut(row)) return toBusiness(tx.db, row);
    const [closed] = await tx.db
      .update(merchant)
      .set({
        status: 'disabled',
        statusReason: reason,
        closesAt: null,
        closedAt: null,
        updatedAt: tx.now,
      })
      .where(eq(merchant.id, row.id))
      .returning();
    await withholdProducts(tx, row.id);
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
