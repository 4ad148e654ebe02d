import { DomainError } from '#src/calls/domain-error.ts';
import { findValidTicket } from '#src/features/content/life/ticket.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { membershipRefusalFr } from './refusals.fr.ts';

/** The code that a registration brings, as it is kept with the account. Throws ticket_invalid. */
export async function takeTicket(ctx: Ctx, code: string | undefined): Promise<string | null> {
  if (!code) return null;
  const found = await findValidTicket(ctx.db, code, ctx.now);
  if (found) return found.code;
  const sentence = membershipRefusalFr.ticketInvalid;
  throw new DomainError('ticket_invalid', sentence, { fields: { ticket_code: sentence } });
}
