import { and, eq } from 'drizzle-orm';
import { POT_HREF, potLetter } from '#src/features/money/pot.mail.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { formatPrice } from '#src/lib/format.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listOwner, merchantMember, pot } from '#src/server/db/schema/index.ts';
import { failureSentence, toldFr } from './withdrawal.fr.ts';
import type { WithdrawalRow } from './withdrawal.server.ts';

const BUSINESS_HREF = '/i/business/paiements';

/** The owner hears of their money at its end, good or bad. */
export async function tellOwner(ctx: Ctx, row: WithdrawalRow): Promise<void> {
  const { subject, text } = words(row);
  for (const id of await ownersOf(ctx, row))
    await notify(ctx, {
      personId: id,
      kind: 'payout',
      text: subject,
      href: row.potId === null ? BUSINESS_HREF : POT_HREF,
      mail: { ...potLetter(ctx.services.config, subject, text), key: `withdrawal:${row.uuid}:${row.status}` },
    });
}

/** The people whose money it is: a pot's owner, or those of a business. */
async function ownersOf(ctx: Ctx, { potId, merchantId }: WithdrawalRow): Promise<number[]> {
  const rows =
    potId === null
      ? await ctx.db
          .select({ id: merchantMember.personId })
          .from(merchantMember)
          .where(and(eq(merchantMember.merchantId, merchantId ?? 0), eq(merchantMember.role, 'owner')))
      : await ctx.db
          .select({ id: listOwner.personId })
          .from(listOwner)
          .innerJoin(pot, eq(pot.listId, listOwner.listId))
          .where(and(eq(pot.id, potId), eq(listOwner.role, 'owner')));
  return rows.map(({ id }) => id);
}

function words(row: WithdrawalRow): { subject: string; text: string } {
  const sum = formatPrice(row.amount);
  if (row.status === 'paid')
    return { subject: toldFr.paid(sum), text: toldFr.paidText(sum, row.bankLast4 ?? '…') };
  return { subject: toldFr.failed(sum), text: toldFr.failedText(failureSentence(row.failureCode ?? '')) };
}
