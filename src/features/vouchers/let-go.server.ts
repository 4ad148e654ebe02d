import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { person, voucher } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { hashOfCode, newCode } from './code.ts';
import { voucherMails } from './purchase.mail.ts';
import { siteOf } from './purchase-mails.server.ts';
import { changeVoucher } from './voucher.server.ts';

type VoucherRow = typeof voucher.$inferSelect;

/**
 * The vouchers of an account that ends stay good: whoever leaves gets a new code for each, by mail. Empty ones are held
 * too until the account is gone: money that comes back to one meanwhile finds out whose it is.
 */
export async function letVouchersGo(tx: Ctx, personId: number): Promise<void> {
  const mine = await tx.db
    .select({ row: voucher, email: person.email })
    .from(voucher)
    .innerJoin(person, eq(person.id, voucher.personId))
    .where(eq(voucher.personId, personId))
    .orderBy(asc(voucher.id))
    .for('no key update', { of: voucher });
  for (const { row, email } of mine)
    if (row.balance > 0 && row.expiredAt === null)
      await giveNewCode(tx, row, { to: email, mail: voucherMails.released });
}

/**
 * Money came back to a locked voucher. Where it was of an account that left with nothing on it, nobody can use it: who had
 * paid with it gets a new code, once. `claimedAt` without an account tells one.
 */
export async function giveBackToWhoPaid(tx: Ctx, row: VoucherRow, to: string): Promise<void> {
  if (row.personId !== null || row.claimedAt === null || row.balance === 0) return;
  await giveNewCode(tx, row, { to, mail: voucherMails.cameBack });
}

async function giveNewCode(
  tx: Ctx,
  { id }: VoucherRow,
  { to, mail }: { to: string; mail: typeof voucherMails.released },
): Promise<void> {
  const code = newCode();
  const { uuid, balance, expiresOn } = await changeVoucher(tx, id, {
    personId: null,
    claimedAt: null,
    codeHash: hashOfCode(code),
    codeEnd: code.slice(-4),
  });
  const told = mail({ code, balance, expiresOn }, siteOf(tx));
  await queueMail(tx, { ...told, to, key: `voucher:${uuid}:released:${code.slice(-4)}` });
}
