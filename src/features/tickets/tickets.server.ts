import { randomInt } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { offer, ticket } from '#src/server/db/schema/index.ts';
import { ticketsAsked } from './report.server.ts';
import type { ticketCalls } from './ticket.calls.ts';
import { TICKETS_PER_PAGE, type Ticket } from './ticket.ts';
import { ticketsFr as fr } from './tickets.fr.ts';

type Row = typeof ticket.$inferSelect;

const answer = (row: Row): Ticket => ({
  code: row.code,
  label: row.label,
  kind: row.kind,
  uses: row.uses,
  max_uses: row.maxUses,
  expires_at: row.expiresAt?.toISOString() ?? null,
  offer_id: row.offerId,
  enabled: row.disabledAt === null,
  created_at: row.createdAt.toISOString(),
});

/** Signs that are not taken for one another when they are read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const drawCode = () => Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Throws code_taken, not_found (an offer that is not there). */
export async function createTicket(ctx: Ctx, input: InputOf<typeof ticketCalls.create>): Promise<Ticket> {
  return inTransaction(ctx, async (tx) => {
    if (input.offer_id !== null && (await tx.db.$count(offer, eq(offer.id, input.offer_id))) === 0)
      throw notFound(fr.offerUnknown);
    const [made] = await tx.db
      .insert(ticket)
      .values({
        code: input.code ?? drawCode(),
        label: input.label,
        kind: input.kind,
        maxUses: input.max_uses,
        expiresAt: input.expires_at === null ? null : new Date(input.expires_at),
        offerId: input.offer_id,
        createdAt: tx.now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new DomainError('code_taken', fr.codeTaken, { fields: { code: fr.codeTaken } });
    await audit(tx, { action: 'ticket.create', target: `ticket:${made.code}` });
    return answer(made);
  });
}

export async function listTickets(ctx: Ctx, { query, page }: InputOf<typeof ticketCalls.list>) {
  const where = ticketsAsked({ query });
  const rows = await ctx.db
    .select()
    .from(ticket)
    .where(where)
    .orderBy(desc(ticket.createdAt), ticket.code)
    .limit(TICKETS_PER_PAGE)
    .offset((page - 1) * TICKETS_PER_PAGE);
  const total = await ctx.db.$count(ticket, where);
  return { items: rows.map(answer), page, per_page: TICKETS_PER_PAGE, total, now: ctx.now.toISOString() };
}

/** Throws not_found. */
export async function enableTicket(
  ctx: Ctx,
  { code, enable }: InputOf<typeof ticketCalls.enable>,
): Promise<Ticket> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(ticket)
      .set({ disabledAt: enable ? null : tx.now })
      .where(eq(ticket.code, code))
      .returning();
    if (!row) throw notFound(fr.unknown);
    await audit(tx, { action: 'ticket.enable', target: `ticket:${code}`, detail: { enable } });
    return answer(row);
  });
}
