import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { ticket } from '#src/server/db/schema/index.ts';
import { takeOffer } from './claim.server.ts';

/** Gives a newcomer the offer of the ticket they registered with, in that transaction. */
export async function grantOfferOf(tx: Ctx, personId: number, code: string): Promise<void> {
  const [found] = await tx.db.select({ offerId: ticket.offerId }).from(ticket).where(eq(ticket.code, code));
  if (found?.offerId) await takeOffer(tx, personId, found.offerId);
}
