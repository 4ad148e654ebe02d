import { and, eq } from 'drizzle-orm';
import { DEMO_NOTICE } from '#src/features/money/money.fr.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { formatPrice } from '#src/lib/format.ts';
import { letter } from '#src/lib/letter.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listOwner, pot } from '#src/server/db/schema/index.ts';
import { failureSentence } from './withdrawal.fr.ts';
import type { WithdrawalRow } from './withdrawal.server.ts';

const HREF = '/i/mon-compte/cagnotte';

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
      href: HREF,
      mail: { ...mail(ctx, subject, text), key: `withdrawal:${row.uuid}:${row.status}` },
    });
}

function words(row: WithdrawalRow): { subject: string; text: string } {
  const sum = formatPrice(row.amount);
  if (row.status === 'paid')
    return {
      subject: `Votre retrait de ${sum} est arrivé`,
      text: `${sum} sont sur votre compte finissant par ${row.bankLast4 ?? '…'}.`,
    };
  return {
    subject: `Votre retrait de ${sum} n’a pas abouti`,
    text: `${failureSentence(row.failureCode ?? '')} La somme est revenue dans votre cagnotte\u202f: vérifiez votre compte bancaire, puis demandez un nouveau retrait.`,
  };
}

function mail({ services: { config } }: Ctx, subject: string, text: string) {
  const demo = config.payments === 'demo';
  return letter({
    subject: demo ? `[Démonstration] ${subject}` : subject,
    blocks: [
      ...(demo ? [{ notice: DEMO_NOTICE }] : []),
      { text, link: { label: 'Voir ma cagnotte', href: `${config.publicUrl}${HREF}` } },
    ],
    signature: config.productName,
  });
}
