import { and, eq, isNull } from 'drizzle-orm';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { voucher } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { hashOfCode, readCode } from './code.ts';
import { answerVoucher, isOver, type VoucherRow } from './voucher.server.ts';
import type { Voucher } from './voucher.ts';
import { voucherRefusals } from './vouchers.fr.ts';

/** docs/spec/calls.md §/api/voucher/ claim: by account, and by address. */
const CLAIMS: LimitPolicy = { name: 'voucher claims', points: 10, seconds: 600 };
const CLAIMS_IP: LimitPolicy = { name: 'voucher claims by address', points: 10, seconds: 600 };

/** Finds a voucher of this site's money by its code, as it was typed. Throws voucher_invalid, voucher_expired. */
export async function voucherOfCode(
  ctx: Ctx,
  typed: string,
  invalid = voucherRefusals.invalid,
): Promise<VoucherRow> {
  const code = readCode(typed);
  const { provider, livemode } = moneyModeOf(ctx.services);
  const [row] = code
    ? await ctx.db
        .select()
        .from(voucher)
        .where(
          and(
            eq(voucher.codeHash, hashOfCode(code)),
            eq(voucher.provider, provider),
            eq(voucher.livemode, livemode),
          ),
        )
    : [];
  if (!row || row.canceledAt) throw invalid();
  if (isOver(row, ctx.now)) throw voucherRefusals.expired();
  return row;
}

/**
 * Binds a voucher to the caller's account; again: the same. Of two people who claim one at once, one is refused.
 * Throws voucher_invalid, voucher_taken, voucher_expired.
 */
export async function claimVoucher(ctx: Ctx, { code }: { code: string }): Promise<{ voucher: Voucher }> {
  const { personId } = requirePerson(ctx.actor);
  await ctx.services.limits.takeAll([
    [CLAIMS, String(personId)],
    [CLAIMS_IP, ctx.ip],
  ]);
  const found = await voucherOfCode(ctx, code);
  if (found.personId === personId) return { voucher: await answerVoucher(ctx, found) };
  const [mine] = await ctx.db
    .update(voucher)
    .set({ personId, claimedAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(voucher.id, found.id), isNull(voucher.personId)))
    .returning();
  if (!mine) throw voucherRefusals.taken();
  return { voucher: await answerVoucher(ctx, mine) };
}
