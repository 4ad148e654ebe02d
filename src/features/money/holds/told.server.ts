import { notify } from '#src/features/notifications/notify.server.ts';
import { letter } from '#src/lib/letter.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { list, person, pot } from '#src/server/db/schema/index.ts';
import { DEMO_NOTICE } from '../money.fr.ts';

const HREF = '/i/mon-compte/cagnotte';

interface Held {
  pot: typeof pot.$inferSelect;
  list: typeof list.$inferSelect;
  person: typeof person.$inferSelect;
}

/** The owner hears why their pot is on hold, or that it is so no more (`reason` null). */
export async function tellHeld(ctx: Ctx, held: Held, reason: string | null): Promise<void> {
  const { config } = ctx.services;
  const demo = config.payments === 'demo';
  const subject = reason === null ? 'Votre cagnotte n’est plus suspendue' : 'Votre cagnotte est suspendue';
  const text =
    reason === null
      ? `La cagnotte de « ${held.list.title} » fonctionne de nouveau : les participations et les retraits sont possibles.`
      : `La cagnotte de « ${held.list.title} » est suspendue le temps d’une vérification : ni retrait, ni nouvelle participation. Raison : ${reason} Rien n’est perdu. Répondez à ce message ou écrivez-nous par la page Contact.`;
  await notify(ctx, {
    personId: held.person.id,
    kind: 'payout',
    text: subject,
    href: HREF,
    mail: {
      ...letter({
        subject: demo ? `[Démonstration] ${subject}` : subject,
        blocks: [
          ...(demo ? [{ notice: DEMO_NOTICE }] : []),
          { text, link: { label: 'Voir ma cagnotte', href: `${config.publicUrl}${HREF}` } },
        ],
        signature: config.productName,
      }),
      key: `pot:${held.pot.id}:held:${ctx.now.getTime()}`,
    },
  });
}
