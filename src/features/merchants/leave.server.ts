import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { WITHDRAWAL_MIN } from '#src/features/withdrawals/withdrawal.ts';
import { audit } from '#src/server/audit.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { merchant, merchantMember, orderLine, person, shopifyLink } from '#src/server/db/schema/index.ts';
import type { MerchantRow } from './business.server.ts';
import { disableMerchant } from './desk.server.ts';
import { tellRole } from './members-told.server.ts';
import { leaveFr, merchantRefusals } from './merchant.fr.ts';

/** Lines that somebody paid and that are not over. */
const UNDER_WAY = ['paid', 'prepared', 'sent'] as const;
const PARTS = ['available', 'pending', 'withdrawing'] as const;

/**
 * A person whose account is erased leaves their businesses: one that others are members of goes on under the oldest of
 * them, one of their own is closed. Throws withdrawal_pending while it owes goods, or is owed money.
 */
export async function leaveBusinesses(tx: Ctx, me: { id: number; email: string }): Promise<void> {
  const mine = tx.db
    .select({ id: merchantMember.merchantId })
    .from(merchantMember)
    .where(eq(merchantMember.personId, me.id));
  const rows = await tx.db
    .select()
    .from(merchant)
    .where(inArray(merchant.id, mine))
    .orderBy(asc(merchant.id))
    .for('no key update');
  for (const row of rows) {
    const heir = await heirOf(tx, row.id, me.id);
    if (heir) await passOn(tx, row, { heir, from: me.email });
    else await close(tx, row);
  }
}

interface Heir {
  id: number;
  email: string;
  role: 'owner' | 'member';
}

/** Another owner, or the member whose account is the oldest. */
async function heirOf(tx: Ctx, merchantId: number, personId: number): Promise<Heir | null> {
  const others = await tx.db
    .select({ id: person.id, email: person.email, role: merchantMember.role })
    .from(merchantMember)
    .innerJoin(person, eq(person.id, merchantMember.personId))
    .where(
      and(
        eq(merchantMember.merchantId, merchantId),
        ne(merchantMember.personId, personId),
        isNull(person.disabledAt),
      ),
    )
    .orderBy(asc(person.id));
  return others.find(({ role }) => role === 'owner') ?? others[0] ?? null;
}

async function passOn(tx: Ctx, row: MerchantRow, { heir, from }: { heir: Heir; from: string }) {
  if (row.email === from)
    await tx.db.update(merchant).set({ email: heir.email, updatedAt: tx.now }).where(eq(merchant.id, row.id));
  if (heir.role === 'owner') return;
  await tx.db
    .update(merchantMember)
    .set({ role: 'owner' })
    .where(and(eq(merchantMember.merchantId, row.id), eq(merchantMember.personId, heir.id)));
  await notify(tx, {
    personId: heir.id,
    kind: 'account',
    text: leaveFr.passedOn(row.name),
    href: '/i/business',
  });
  await tellRole(tx, row, { email: heir.email, role: 'owner' });
  await audit(tx, { action: 'merchant.passed_on', target: `merchant:${row.uuid}` });
}

/** Told before the address goes: the mail is the last it gets. */
async function close(tx: Ctx, row: MerchantRow): Promise<void> {
  if (await isUnderWay(tx, row)) throw merchantRefusals.stillSelling();
  if (!row.closedAt) await disableMerchant(tx, { uuid: row.uuid, reason: leaveFr.closed });
  // With it goes the key to its shop elsewhere, and all that was known of that shop.
  await tx.db.delete(shopifyLink).where(eq(shopifyLink.merchantId, row.id));
  await tx.db
    .update(merchant)
    .set({ email: '', contactPhone: null, updatedAt: tx.now })
    .where(eq(merchant.id, row.id));
}

async function isUnderWay(tx: Ctx, { id: merchantId, closedAt }: MerchantRow): Promise<boolean> {
  const lines = await tx.db
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(and(eq(orderLine.merchantId, merchantId), inArray(orderLine.state, [...UNDER_WAY])))
    .limit(1);
  if (lines.length > 0) return true;
  const { merchant: account } = accountsOf(moneyModeOf(tx.services));
  const sums = await Promise.all(PARTS.map((part) => balanceOf(tx.db, account(merchantId, part))));
  const [available = 0, ...others] = sums;
  // Once it is closed, nothing fills what is below zero, and no bank takes so little: neither keeps anybody here.
  const isLeft = closedAt ? available >= WITHDRAWAL_MIN : available !== 0;
  return isLeft || others.some((sum) => sum !== 0);
}
