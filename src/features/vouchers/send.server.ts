import { dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { hasRoom, roomOf } from '#src/server/mail-room.ts';
import { hashOfCode, newCode } from './code.ts';
import { changePurchase, type PurchaseRow } from './purchase.server.ts';
import { tellRecipient } from './purchase-mails.server.ts';
import { changeVoucher, lockVoucher } from './voucher.server.ts';

/**
 * Sends a paid voucher whose day has come, once: its code is made here, told by the mail, and kept as a digest alone. The
 * caller holds the purchase. False when it is not for now: the clock asks again every five minutes.
 */
export async function sendIfDue(ctx: Ctx, row: PurchaseRow): Promise<boolean> {
  if (row.status !== 'succeeded' || row.sentAt || row.voucherId === null) return false;
  if (row.sendOn !== null && row.sendOn > dayInFrance(ctx.now)) return false;
  const made = await lockVoucher(ctx, row.voucherId);
  if (made.balance === 0) return false;
  // Its buyer typed the address: a mailbox that got its share of such mails gets this one later, and loses nothing.
  if (!(await hasRoom(ctx, roomOf(row.recipientEmail, 'gift')))) return false;
  const code = newCode();
  const voucher = await changeVoucher(ctx, made.id, {
    codeHash: hashOfCode(code),
    codeEnd: code.slice(-4),
  });
  const sent = await changePurchase(ctx, row, { sentAt: ctx.now });
  await tellRecipient(ctx, sent, { code, voucher });
  return true;
}
