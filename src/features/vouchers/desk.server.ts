import { and, desc, eq, gt, gte, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { addDays, dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { postLedger } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { orderReduction, person, voucher, voucherPurchase } from '#src/server/db/schema/index.ts';
import { holding } from '#src/server/db/words.ts';
import { hashOfCode, printedCode, readCode } from './code.ts';
import type { DeskVoucher, voucherDeskCalls } from './desk.calls.ts';
import { monthsAfter } from './months.ts';
import { canceledPosting } from './postings.ts';
import {
  answerVouchers,
  changeVoucher,
  keepMove,
  lockVoucher,
  makeVoucher,
  modeOfVoucher,
} from './voucher.server.ts';
import { DESK_PER_PAGE, type VoucherStatus } from './voucher.ts';
import { voucherRefusals } from './vouchers.fr.ts';

const YEARS_MAX = 5;

/** A batch of vouchers given by the shop; the same key again makes nothing. Throws date_out_of_range, conflict. */
export async function createVouchers(
  ctx: Ctx,
  { count, amount, expires_on, label, key }: InputOf<typeof voucherDeskCalls.create>,
): Promise<{ codes: string[]; made: number }> {
  // Codes are money: somebody answers for them.
  requirePerson(ctx.actor);
  const today = dayInFrance(ctx.now);
  if (expires_on < addDays(today, 1) || expires_on > monthsAfter(today, 12 * YEARS_MAX))
    throw voucherRefusals.endDate();
  return inTransaction(ctx, async (tx) => {
    // Of two presses at once the second waits here, and finds what the first made.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vouchers:${key}`}, 0))`);
    if (await isMade(tx, { count, amount, expires_on, label, key })) return { codes: [], made: 0 };
    const mode = moneyModeOf(tx.services);
    const codes: string[] = [];
    for (let n = 0; n < count; n++) {
      const { code } = await makeVoucher(
        tx,
        {
          label,
          initial: amount,
          expiresOn: expires_on,
          source: 'admin',
          batch: key,
          // The first of a batch bears its key.
          ...(n === 0 ? { clientKey: key } : {}),
        },
        { mode },
      );
      codes.push(printedCode(code));
    }
    await audit(tx, { action: 'voucher.create', target: `batch:${key}`, detail: { count, amount } });
    return { codes, made: count };
  });
}

async function isMade(
  tx: Ctx,
  { count, amount, expires_on, label, key }: InputOf<typeof voucherDeskCalls.create>,
): Promise<boolean> {
  const [known] = await tx.db.select().from(voucher).where(eq(voucher.clientKey, key));
  if (!known) return false;
  const made = await tx.db.$count(voucher, eq(voucher.batch, key));
  const same =
    made === count && known.initial === amount && known.expiresOn === expires_on && known.label === label;
  if (!same) throw voucherRefusals.keyReused();
  return true;
}

function inStatus(status: VoucherStatus | null | undefined, today: string): SQL | undefined {
  if (!status) return undefined;
  if (status === 'canceled') return isNotNull(voucher.canceledAt);
  const alive = isNull(voucher.canceledAt);
  if (status === 'used') return and(alive, isNull(voucher.expiredAt), eq(voucher.balance, 0));
  if (status === 'active') return and(alive, gt(voucher.balance, 0), gte(voucher.expiresOn, today));
  return and(
    alive,
    or(isNotNull(voucher.expiredAt), and(gt(voucher.balance, 0), lt(voucher.expiresOn, today))),
  );
}

function matching(query: string): SQL | undefined {
  if (!query) return undefined;
  const code = readCode(query);
  if (code) return eq(voucher.codeHash, hashOfCode(code));
  const like = holding(query);
  return or(
    ilike(voucher.label, like),
    eq(voucher.codeEnd, query.toUpperCase()),
    ilike(person.email, like),
    ilike(voucherPurchase.recipientEmail, like),
  );
}

const holders = (ctx: Ctx) =>
  ctx.db
    .select({ row: voucher, email: person.email, sentTo: voucherPurchase.recipientEmail })
    .from(voucher)
    .leftJoin(person, eq(person.id, voucher.personId))
    .leftJoin(voucherPurchase, eq(voucherPurchase.voucherId, voucher.id));

type Held = Awaited<ReturnType<typeof holders>>[number];

async function answerDesk(ctx: Ctx, found: readonly Held[]): Promise<DeskVoucher[]> {
  const answered = await answerVouchers(
    ctx,
    found.map(({ row }) => row),
  );
  return answered.map((one, n) => ({
    ...one,
    holder: found[n]?.email ?? found[n]?.sentTo ?? null,
    created_at: found[n]?.row.createdAt.toISOString() ?? '',
    cancel_reason: found[n]?.row.cancelReason ?? '',
  }));
}

export async function searchVouchers(
  ctx: Ctx,
  { query, status, page }: InputOf<typeof voucherDeskCalls.search>,
) {
  const where = and(inStatus(status, dayInFrance(ctx.now)), matching(query));
  const rows = await holders(ctx)
    .where(where)
    .orderBy(desc(voucher.id))
    .limit(DESK_PER_PAGE)
    .offset((page - 1) * DESK_PER_PAGE);
  const counted = holders(ctx).where(where).as('counted');
  return {
    items: await answerDesk(ctx, rows),
    page,
    per_page: DESK_PER_PAGE,
    total: await ctx.db.$count(counted),
  };
}

/** Takes what is left of a voucher; again: the same answer. Throws not_found, conflict. */
export async function cancelVoucher(
  ctx: Ctx,
  { id, reason }: InputOf<typeof voucherDeskCalls.cancel>,
): Promise<DeskVoucher> {
  await inTransaction(ctx, async (tx) => {
    if ((await tx.db.$count(voucher, eq(voucher.id, id))) === 0) throw voucherRefusals.notFound();
    const row = await lockVoucher(tx, id);
    if (row.canceledAt) return;
    const held = and(eq(orderReduction.voucherId, id), eq(orderReduction.state, 'held'));
    if ((await tx.db.$count(orderReduction, held)) > 0) throw voucherRefusals.held();
    if (row.balance === 0) throw voucherRefusals.over();
    await changeVoucher(tx, id, { balance: 0, canceledAt: tx.now, cancelReason: reason });
    await keepMove(tx, { voucherId: id, what: 'canceled', amount: -row.balance });
    await postLedger(tx.db, canceledPosting({ id, amount: row.balance }, row, modeOfVoucher(row)));
    await audit(tx, { action: 'voucher.cancel', target: `voucher:${id}`, detail: { reason } });
  });
  const [answered] = await answerDesk(ctx, await holders(ctx).where(eq(voucher.id, id)));
  if (!answered) throw voucherRefusals.notFound();
  return answered;
}
