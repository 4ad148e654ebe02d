import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { person, voucher } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { hashOfCode, newCode } from './code.ts';
import { voucherMails } from './purchase.mail.ts';
import { siteOf } from './purchase-mails.server.ts';
import { changeVoucher } from './voucher.server.ts';

/** The vouchers of an account that ends stay good: whoever leaves gets a new code for each, by mail. */
export async function letVouchersGo(tx: Ctx, personId: number): Promise<void> {
  const mine = await tx.db
    .select({ row: voucher, email: person.email })
    .from(voucher)
    .innerJoin(person, eq(person.id, voucher.personId))
    .where(and(eq(voucher.personId, personId), gt(voucher.balance, 0), isNull(voucher.expiredAt)));
  for (const { row, email } of mine) {
    const code = newCode();
    const { uuid, balance, expiresOn } = await changeVoucher(tx, row.id, {
      personId: null,
      codeHash: hashOfCode(code),
      codeEnd: code.slice(-4),
    });
    const mail = voucherMails.released({ code, balance, expiresOn }, siteOf(tx));
    await queueMail(tx, { ...mail, to: email, key: `voucher:${uuid}:released:${code.slice(-4)}` });
  }
}
