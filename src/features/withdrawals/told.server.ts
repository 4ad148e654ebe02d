import { and, eq } from 'drizzle-orm';
import { TO_POT } from '#src/features/money/money.fr.ts';
import { moneyLetter, POT_HREF } from '#src/features/money/pot.mail.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { formatPrice } from '#src/lib/format.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listOwner, merchantMember, pot } from '#src/server/db/schema/index.ts';
import { failureSentence, toldFr } from './withdrawal.fr.ts';
import type { WithdrawalRow } from './withdrawal.server.ts';

const BUSINESS_HREF = '/i/business/paiements';

/** The owner hears of their money at its end, good or bad. */
export async function tellOwner(ctx: Ctx, row: WithdrawalRow): Promise<void> {
  const isPot = row.potId !== null;
  const { subject, text } = isPot ? potWords(row) : businessWords(row);
  const link = isPot ? { label: TO_POT, path: POT_HREF } : { label: toldFr.toBusiness, path: BUSINESS_HREF };
  const mail = moneyLetter(ctx.services.config, { subject, text, link });
  for (const id of await ownersOf(ctx, row))
    await notify(ctx, {
      personId: id,
      kind: 'payout',
      text: subject,
      href: link.path,
      mail: { ...mail, key: `withdrawal:${row.uuid}:${row.status}:${id}` },
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

interface Words {
  subject: string;
  text: string;
}

function potWords({ amount, status, bankLast4, failureCode }: WithdrawalRow): Words {
  const sum = formatPrice(amount);
  if (status === 'paid') return { subject: toldFr.paid(sum), text: toldFr.paidText(sum, bankLast4 ?? '…') };
  return { subject: toldFr.failed(sum), text: toldFr.failedText(failureSentence(failureCode ?? '')) };
}

function businessWords({ amount, status, bankLast4, failureCode }: WithdrawalRow): Words {
  const sum = formatPrice(amount);
  if (status === 'paid')
    return { subject: toldFr.businessPaid(sum), text: toldFr.businessPaidText(sum, bankLast4 ?? '…') };
  return {
    subject: toldFr.businessFailed(sum),
    text: toldFr.businessFailedText(failureSentence(failureCode ?? '')),
  };
}
