import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { findOwnedPot } from '#src/features/cagnotte/owned-pot.server.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf, OverdraftError } from '#src/features/money/ledger.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { withdrawalRefusals } from '#src/features/withdrawals/withdrawal.fr.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { pot as potTable, voucher } from '#src/server/db/schema/index.ts';
import { monthsAfter } from './months.ts';
import type { voucherCalls } from './voucher.calls.ts';
import { answerVoucher, makeVoucher, type VoucherRow } from './voucher.server.ts';
import { FROM_POT_MAX, FROM_POT_MIN, VALID_MONTHS, type Voucher } from './voucher.ts';
import { voucherLabels, voucherRefusals } from './vouchers.fr.ts';

type Input = InputOf<typeof voucherCalls.fromPot>;

/**
 * Turns a part of the caller's pot into a voucher of theirs; the same key again is the same voucher. Throws
 * amount_out_of_range, balance_insufficient, pot_on_hold, conflict.
 */
export async function voucherFromPot(ctx: Ctx, input: Input): Promise<{ voucher: Voucher }> {
  const pot = await findOwnedPot(ctx, input.list_uuid);
  if (input.amount < FROM_POT_MIN || input.amount > FROM_POT_MAX) throw voucherRefusals.potRange();
  if (!pot) throw voucherRefusals.overBalance(0);
  const row = await made(ctx, input, pot.id).catch(async (error: unknown) => {
    if (!(error instanceof OverdraftError)) throw error;
    const { pot: account } = accountsOf(moneyModeOf(ctx.services));
    throw voucherRefusals.overBalance(await balanceOf(ctx.db, account(pot.id, 'available')));
  });
  return { voucher: await answerVoucher(ctx, row) };
}

function made(ctx: Ctx, { amount, key }: Input, potId: number): Promise<VoucherRow> {
  const { personId } = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    // Held: of two presses at once the second finds what the first made.
    const [pot] = await tx.db.select().from(potTable).where(eq(potTable.id, potId)).for('no key update');
    if (pot?.heldAt) throw withdrawalRefusals.held(pot.heldReason);
    const [known] = await tx.db.select().from(voucher).where(eq(voucher.clientKey, key));
    if (known) {
      const same = known.personId === personId && known.potId === potId && known.initial === amount;
      if (!same) throw voucherRefusals.keyReused();
      return known;
    }
    const { row } = await makeVoucher(
      tx,
      {
        label: voucherLabels.fromPot,
        initial: amount,
        expiresOn: monthsAfter(dayInFrance(tx.now), VALID_MONTHS),
        source: 'pot',
        personId,
        potId,
        clientKey: key,
      },
      { mode: moneyModeOf(tx.services) },
    );
    await audit(tx, { action: 'voucher.from_pot', target: `voucher:${row.id}`, detail: { amount } });
    return row;
  });
}
