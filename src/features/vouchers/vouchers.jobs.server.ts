import { and, asc, eq, gt, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { systemCtx } from '#src/server/calls/system-ctx.ts';
import { eachRow } from '#src/server/db/each-row.ts';
import { person, voucher, voucherMove, voucherPurchase } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { queueMail } from '#src/server/mail.ts';
import type { Services } from '#src/server/services.ts';
import { syncPurchase } from './intent.server.ts';
import { expiredPosting } from './postings.ts';
import { voucherMails } from './purchase.mail.ts';
import { changePurchase, lockPurchase } from './purchase.server.ts';
import { siteOf } from './purchase-mails.server.ts';
import { sendIfDue } from './send.server.ts';
import { changeVoucher, keepMove, lockVoucher, modeOfVoucher } from './voucher.server.ts';
import { WARNED_DAYS } from './voucher.ts';

const UNPAID_HOURS = 24;

/** Purchases of vouchers where it holds, and what is to be done for each. */
function purchases(
  services: Services,
  where: SQL | undefined,
  work: (id: number) => Promise<unknown>,
): Parameters<typeof eachRow>[0] {
  return {
    read: (after, most) =>
      services.database.db
        .select({ id: voucherPurchase.id })
        .from(voucherPurchase)
        .where(and(where, gt(voucherPurchase.id, after)))
        .orderBy(asc(voucherPurchase.id))
        .limit(most),
    work: ({ id }) => work(id),
    onFault: (err, { id }) =>
      services.log.error({ purchase: id, err }, 'a purchase of a voucher could not be brought forward'),
  };
}

/** Sends what waited for today. */
async function sendDue(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  const due = and(
    eq(voucherPurchase.status, 'succeeded'),
    isNull(voucherPurchase.sentAt),
    or(isNull(voucherPurchase.sendOn), lte(voucherPurchase.sendOn, dayInFrance(ctx.now))),
  );
  const send = (id: number) => inTransaction(ctx, async (tx) => sendIfDue(tx, await lockPurchase(tx.db, id)));
  await eachRow(purchases(services, due, send));
}

/** Ends what was never paid; a payment that comes all the same wins. */
async function endUnpaid(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  const old = new Date(ctx.now.getTime() - UNPAID_HOURS * 3600_000);
  const open = and(eq(voucherPurchase.status, 'awaiting_payment'), lt(voucherPurchase.createdAt, old));
  const end = async (id: number) => {
    await syncPurchase(ctx, id);
    await inTransaction(ctx, async (tx) => {
      const row = await lockPurchase(tx.db, id);
      if (row.status === 'awaiting_payment') await changePurchase(tx, row, { status: 'expired' });
    });
  };
  await eachRow(purchases(services, open, end));
}

/** Whoever holds it hears of its end 30 and 7 days before; the nearer warning alone where both are due. */
async function warn(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  const today = dayInFrance(ctx.now);
  for (const days of [...WARNED_DAYS].toSorted((one, other) => one - other)) {
    const near = and(
      gt(voucher.balance, 0),
      isNull(voucher.expiredAt),
      or(isNull(voucher.warned), gt(voucher.warned, days)),
      gt(voucher.expiresOn, today),
      lte(voucher.expiresOn, addDays(today, days)),
    );
    await eachRow<Held>({
      ...vouchers(services, near),
      work: ({ row, email, recipient }) =>
        inTransaction(ctx, async (tx) => {
          await changeVoucher(tx, row.id, { warned: days });
          const to = email ?? (row.codeHash ? recipient : null);
          if (to) await tellEnd(tx, row, { to, days });
        }),
    });
  }
}

/** Vouchers where it holds, with the addresses of who may hold them. */
const vouchers = (services: Services, where: SQL | undefined) => ({
  read: (after: number, most: number) =>
    services.database.db
      .select({
        id: voucher.id,
        row: voucher,
        email: person.email,
        recipient: voucherPurchase.recipientEmail,
      })
      .from(voucher)
      .leftJoin(person, eq(person.id, voucher.personId))
      .leftJoin(voucherPurchase, eq(voucherPurchase.voucherId, voucher.id))
      .where(and(where, gt(voucher.id, after)))
      .orderBy(asc(voucher.id))
      .limit(most),
  onFault: (err: unknown, { id }: { id: number }) =>
    services.log.error({ voucher: id, err }, 'a voucher could not be brought forward'),
});

type Held = Awaited<ReturnType<ReturnType<typeof vouchers>['read']>>[number];

async function tellEnd(
  tx: Ctx,
  { uuid, balance, codeEnd, expiresOn }: typeof voucher.$inferSelect,
  { to, days }: { to: string; days: number },
): Promise<void> {
  const left = Math.round((Date.parse(expiresOn) - Date.parse(dayInFrance(tx.now))) / 86_400_000);
  const mail = voucherMails.ending({ balance, codeEnd, expiresOn, days: left }, siteOf(tx));
  await queueMail(tx, { ...mail, to, key: `voucher:${uuid}:ending:${days}:${expiresOn}` });
}

/** From the day after its last, nothing can be spent of it, and its rest is kept apart. */
export async function expireVouchers(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  const over = and(gt(voucher.balance, 0), lt(voucher.expiresOn, dayInFrance(ctx.now)));
  const expire = (id: number) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockVoucher(tx, id);
      if (row.balance === 0 || row.expiresOn >= dayInFrance(tx.now)) return;
      const turns = await tx.db.$count(
        voucherMove,
        and(eq(voucherMove.voucherId, id), eq(voucherMove.what, 'expired')),
      );
      await changeVoucher(tx, id, { balance: 0, expiredAt: tx.now });
      await keepMove(tx, { voucherId: id, what: 'expired', amount: -row.balance });
      await postLedger(tx.db, expiredPosting({ id, amount: row.balance }, turns + 1, modeOfVoucher(row)));
    });
  await eachRow({ ...vouchers(services, over), work: ({ id }) => expire(id) });
}

const dueJob: JobKind = {
  name: 'vouchers-due',
  cron: '*/5 * * * *',
  async run(services) {
    await sendDue(services);
    await endUnpaid(services);
    await expireVouchers(services);
    await warn(services);
  },
};

export const voucherJobs: JobKind[] = [dueJob];
