import { and, eq } from 'drizzle-orm';
import { POT_HREF, potLetter } from '#src/features/money/pot.mail.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { formatPrice } from '#src/lib/format.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listOwner, pot } from '#src/server/db/schema/index.ts';
import { failureSentence, toldFr } from './withdrawal.fr.ts';
import type { WithdrawalRow } from './withdrawal.server.ts';

/** The owner hears of their money at its end, good or bad. */
export async function tellOwner(ctx: Ctx, row: WithdrawalRow): Promise<void> {
  const owners = await ctx.db
    .select({ id: listOwner.personId })
    .from(listOwner)
    .innerJoin(pot, eq(pot.listId, listOwner.listId))
    .where(and(eq(pot.id, row.potId), eq(listOwner.role, 'owner')));
  const { subject, text } = words(row);
  for (const { id } of owners)
    await notify(ctx, {
      personId: id,
      kind: 'payout',
      text: subject,
      href: POT_HREF,
      mail: { ...potLetter(ctx.services.config, subject, text), key: `withdrawal:${row.uuid}:${row.status}` },
    });
}

function words(row: WithdrawalRow): { subject: string; text: string } {
  const sum = formatPrice(row.amount);
  if (row.status === 'paid')
    return { subject: toldFr.paid(sum), text: toldFr.paidText(sum, row.bankLast4 ?? '…') };
  return { subject: toldFr.failed(sum), text: toldFr.failedText(failureSentence(row.failureCode ?? '')) };
}
