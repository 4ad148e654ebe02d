import { notify } from '#src/features/notifications/notify.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { list, person, pot } from '#src/server/db/schema/index.ts';
import { POT_HREF, potLetter } from '../pot.mail.ts';
import { heldFr } from './told.fr.ts';

interface Held {
  pot: typeof pot.$inferSelect;
  list: typeof list.$inferSelect;
  person: typeof person.$inferSelect;
}

/** Tells the owner why their pot is on hold, or that it is so no more (`reason` null). */
export async function tellHeld(ctx: Ctx, held: Held, reason: string | null): Promise<void> {
  const { config } = ctx.services;
  const { title } = held.list;
  const subject = reason === null ? heldFr.free.subject : heldFr.held.subject;
  const text = reason === null ? heldFr.free.text(title) : heldFr.held.text(title, reason);
  await notify(ctx, {
    personId: held.person.id,
    kind: 'payout',
    text: subject,
    href: POT_HREF,
    mail: { ...potLetter(config, subject, text), key: `pot:${held.pot.id}:held:${ctx.now.getTime()}` },
  });
}
