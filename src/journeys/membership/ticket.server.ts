import { DomainError } from '#src/calls/domain-error.ts';
import { findValidTicket } from '#src/features/content/life/ticket.server.ts';
import { grantOfferOf } from '#src/features/offers/grant.server.ts';
import { countUse } from '#src/features/tickets/use.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { membershipRefusalFr } from './refusals.fr.ts';

/** The code that a registration brings, as it is kept with the account. Throws ticket_invalid. */
export async function takeTicket(ctx: Ctx, code: string | undefined): Promise<string | null> {
  if (!code) return null;
  const found = await findValidTicket(ctx.db, code, ctx.now);
  if (!found) throw ticketInvalid();
  return found.code;
}

/**
 * Counts one use for an account that was just made, in its transaction: of two who register at once with the last use
 * of a ticket, one is refused. Its offer is granted. Throws ticket_invalid.
 */
export async function spendTicket(tx: Ctx, code: string | null, personId: number): Promise<void> {
  if (code === null) return;
  if (!(await countUse(tx, code))) throw ticketInvalid();
  await grantOfferOf(tx, personId, code);
}

function ticketInvalid(): DomainError {
  const sentence = membershipRefusalFr.ticketInvalid;
  return new DomainError('ticket_invalid', sentence, { fields: { ticket_code: sentence } });
}
