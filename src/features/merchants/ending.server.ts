import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { moneyLetter } from '#src/features/money/pot.mail.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { TO_SEND } from '#src/features/orders/order.state.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { merchant, merchantMember, orderLine, person } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { type MerchantRow, toBusiness } from './business.server.ts';
import type { endCalls } from './ending.calls.ts';
import { endingFr, endingRefusals } from './ending.fr.ts';
import { type Business, CLOSING_DAYS } from './merchant.ts';
import { isShut, lockByUuid, lockForOwner, lockMerchant } from './owner.server.ts';
import { recipientOf } from './set-aside.server.ts';
import { withholdProducts } from './withheld.server.ts';

const DAY_MS = 86_400_000;

/** Its owner closes it, for good. Again: the same answer. */
export function closeOwn(ctx: Ctx): Promise<Business> {
  return inTransaction(ctx, async (tx) => toBusiness(tx.db, await close(tx, await lockForOwner(tx), '')));
}

/**
 * The desk closes it, for good: in thirty days, or at once. Again: the same answer. Throws conflict where nobody would be
 * left to send what is paid, and for a day to come of one that is suspended: its end opens it and pays it, which no day does.
 */
export function closeMerchant(ctx: Ctx, asked: InputOf<typeof endCalls.close>): Promise<Business> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockByUuid(tx, asked.uuid);
    if (!asked.at_once) return toBusiness(tx.db, await announce(tx, row, asked.reason));
    if (await isLeftToSend(tx, row)) throw endingRefusals.toSend();
    return toBusiness(tx.db, await close(tx, row, asked.reason));
  });
}

async function announce(tx: Ctx, row: MerchantRow, reason: string): Promise<MerchantRow> {
  if (row.closedAt) return row;
  if (isShut(row)) throw endingRefusals.suspended();
  if (row.closesAt) return row;
  const closesAt = new Date(tx.now.getTime() + CLOSING_DAYS * DAY_MS);
  const told = await change(tx, row, { closesAt, statusReason: reason });
  await audit(tx, { action: 'merchant.closing', target: `merchant:${row.uuid}`, detail: { reason } });
  await tell(tx, row, {
    ...endingFr.announced(row.name, reason, closesAt),
    key: `closing:${tx.now.getTime()}`,
  });
  return told;
}

/** An end that was announced is taken back. */
export async function keepOpen(tx: Ctx, row: MerchantRow): Promise<MerchantRow> {
  if (!row.closesAt) return row;
  const kept = await change(tx, row, { closesAt: null, statusReason: '' });
  await audit(tx, { action: 'merchant.kept', target: `merchant:${row.uuid}` });
  await tell(tx, row, { ...endingFr.kept(row.name), key: `kept:${tx.now.getTime()}` });
  return kept;
}

async function close(tx: Ctx, row: MerchantRow, reason: string): Promise<MerchantRow> {
  if (row.closedAt) return row;
  const closed = await change(tx, row, {
    status: 'disabled',
    statusReason: reason,
    closesAt: null,
    closedAt: tx.now,
  });
  await withholdProducts(tx, row.id);
  await audit(tx, { action: 'merchant.close', target: `merchant:${row.uuid}`, detail: { reason } });
  const words = endingFr.closed(row.name, reason, await owedTo(tx, row.id));
  await tell(tx, row, { ...words, key: `closed:${tx.now.getTime()}` });
  return closed;
}

async function change(tx: Ctx, row: MerchantRow, fields: Partial<MerchantRow>): Promise<MerchantRow> {
  const [changed] = await tx.db
    .update(merchant)
    .set({ ...fields, updatedAt: tx.now })
    .where(eq(merchant.id, row.id))
    .returning();
  return changed as MerchantRow;
}

/** Of a suspended one, whose people may not come in: the desk sends that, or gives it back. */
async function isLeftToSend({ db }: Ctx, row: MerchantRow): Promise<boolean> {
  if (!isShut(row)) return false;
  const left = and(eq(orderLine.merchantId, row.id), inArray(orderLine.state, [...TO_SEND]));
  return (await db.$count(orderLine, left)) > 0;
}

/** The sums a business has and will have, and the bank account they go to. */
export async function owedTo(ctx: Ctx, merchantId: number) {
  const { merchant: account } = accountsOf(moneyModeOf(ctx.services));
  const to = await recipientOf(ctx, merchantId);
  return {
    available: await balanceOf(ctx.db, account(merchantId, 'available')),
    pending: await balanceOf(ctx.db, account(merchantId, 'pending')),
    bank: to?.status === 'verified' ? (to.bankLast4 ?? '…') : null,
  };
}

/** Every owner, whatever mails they asked for: their shop, and their money. */
export async function tell(
  tx: Ctx,
  row: MerchantRow,
  { subject, text, key }: { subject: string; text: string; key: string },
): Promise<void> {
  const link = { label: endingFr.toMoney, path: '/i/business/paiements' };
  const mail = moneyLetter(tx.services.config, { subject, text, link });
  const owners = await tx.db
    .select({ id: person.id, email: person.email })
    .from(merchantMember)
    .innerJoin(person, eq(person.id, merchantMember.personId))
    .where(and(eq(merchantMember.merchantId, row.id), eq(merchantMember.role, 'owner')));
  for (const { id, email } of owners)
    await queueMail(tx, { ...mail, to: email, key: `merchant:${row.uuid}:${key}:${id}` });
}

/** Closes those whose day has come. One that the desk suspended waits for the desk's own word. */
export async function closeDue(services: Services): Promise<void> {
  const { db } = services.database;
  await eachRow({
    read: (after, most) =>
      db
        .select({ id: merchant.id })
        .from(merchant)
        .where(
          and(lte(merchant.closesAt, services.clock()), isNull(merchant.closedAt), gt(merchant.id, after)),
        )
        .orderBy(asc(merchant.id))
        .limit(most),
    work: ({ id }) =>
      inTransaction(systemCtx(services), async (tx) => {
        const row = await lockMerchant(tx, id);
        if (row.closesAt && row.closesAt <= tx.now && !isShut(row)) await close(tx, row, row.statusReason);
      }),
    onFault: (err, { id }) =>
      services.log.error({ merchantId: id, err }, 'a business could not be closed on its day'),
  });
}
