import { eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { ticket } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import type { lifeCalls } from './life.calls.ts';

/** Codes are short enough to be guessed by a machine. */
const LOOKUPS: LimitPolicy = { name: 'tickets', points: 60, seconds: 600 };

type Row = typeof ticket.$inferSelect;

async function findTicket(db: Db, code: string): Promise<Row | null> {
  const [row] = await db.select().from(ticket).where(eq(ticket.code, code.trim()));
  return row ?? null;
}

function isValid({ disabledAt, expiresAt, uses, maxUses }: Row, now: Date): boolean {
  if (maxUses !== null && uses >= maxUses) return false;
  return disabledAt === null && (expiresAt === null || expiresAt > now);
}

/** A code that a registration may bring: known, not withdrawn, not over, not used up. */
export async function findValidTicket(db: Db, code: string, now: Date): Promise<Row | null> {
  const found = await findTicket(db, code);
  return found && isValid(found, now) ? found : null;
}

async function getTicket(
  ctx: Ctx,
  { ticket_code }: InputOf<typeof lifeCalls.getTicket>,
): Promise<OutputOf<typeof lifeCalls.getTicket>> {
  await ctx.services.limits.take(LOOKUPS, ctx.ip);
  const found = await findTicket(ctx.db, ticket_code);
  if (!found) throw notFound(contentRefusalFr.ticketUnknown);
  const { code, label, kind, expiresAt } = found;
  return { code, label, kind, valid: isValid(found, ctx.now), expires_at: expiresAt?.toISOString() ?? null };
}

export const ticketVerbs = { getTicket };
