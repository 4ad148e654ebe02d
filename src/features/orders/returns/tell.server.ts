import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { orderReturn } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { giveFollowLink } from '../follow-link.server.ts';
import type { MailSite } from '../order.mail.ts';
import type { OrderRow } from '../order.server.ts';
import { returnMails, sellerReturnMails, type ToldReturn } from './return.mail.ts';
import { type FullReturn, fullReturns, type ReturnRow, toReturn } from './returns.server.ts';

export const SELLER_RETURNS_PATH = '/i/business/retours';

function siteOf({ services: { config } }: Ctx): MailSite {
  return { name: config.productName, demo: config.payments === 'demo' };
}

/** The buyer hears of each step, and a seller that something comes back. */
export async function tellReturn(
  ctx: Ctx,
  order: OrderRow,
  { row, told }: { row: ReturnRow; told: ToldReturn },
): Promise<void> {
  const [full] = await fullReturns(ctx.db, and(eq(orderReturn.id, row.id)));
  if (!full) throw new Error(`Return ${row.id} is gone`);
  const one = toReturn(ctx, full);
  const of = { order: order.number, buyer: order.name, one, followUrl: await giveFollowLink(ctx, order) };
  const mail = returnMails[told](of, siteOf(ctx));
  await queueMail(ctx, { ...mail, to: order.email, key: `return:${row.uuid}:${told}` });
  if (told === 'asked') await tellSeller(ctx, { order, full, told });
}

interface Told {
  order: OrderRow;
  full: FullReturn;
  told: keyof typeof sellerReturnMails;
}

/** The operator's own are seen at the desk. */
export async function tellSeller(ctx: Ctx, { order, full, told }: Told): Promise<void> {
  if (!full.seller) return;
  const href = `${ctx.services.config.publicUrl}${SELLER_RETURNS_PATH}`;
  const one = toReturn(ctx, full);
  const of = { order: order.number, buyer: order.name, one, followUrl: '', href };
  const mail = sellerReturnMails[told](of, siteOf(ctx));
  await queueMail(ctx, { ...mail, to: full.seller.email, key: `return:${full.row.uuid}:seller:${told}` });
}
