import type { Ctx } from '#src/server/calls/context.ts';
import { queueMail } from '#src/server/mail.ts';
import { type MailSite, voucherMails } from './purchase.mail.ts';
import type { PurchaseRow } from './purchase.server.ts';
import type { VoucherRow } from './voucher.server.ts';

export const siteOf = ({ services: { config } }: Ctx): MailSite => ({
  name: config.productName,
  url: config.publicUrl,
  demo: config.payments === 'demo',
});

const factsOf = (row: PurchaseRow) => ({
  amount: row.amount,
  buyer: row.buyerName,
  recipient: row.recipientName,
  recipientEmail: row.recipientEmail,
  message: row.message,
  sendOn: row.sendOn,
});

export async function tellRecipient(
  ctx: Ctx,
  row: PurchaseRow,
  { code, voucher }: { code: string; voucher: VoucherRow },
): Promise<void> {
  const facts = { ...factsOf(row), code, expiresOn: voucher.expiresOn };
  await queueMail(ctx, {
    ...voucherMails.present(facts, siteOf(ctx)),
    to: row.recipientEmail,
    key: `voucher:${row.uuid}:present`,
    unasked: 'gift',
  });
}

export async function tellBuyer(ctx: Ctx, row: PurchaseRow, told: 'paid' | 'refunded'): Promise<void> {
  const facts = { ...factsOf(row), refunded: row.refunded };
  await queueMail(ctx, {
    ...voucherMails[told](facts, siteOf(ctx)),
    to: row.buyerEmail,
    key: `voucher:${row.uuid}:${told}:${row.refunded}`,
  });
}
