import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { ticket } from '#src/server/db/schema/index.ts';

/** Counts one use more, in one statement; false when the ticket is used up, off, over, or none. */
export async function countUse(tx: Ctx, code: string): Promise<boolean> {
  const counted = await tx.db
    .update(ticket)
    .set({ uses: sql`${ticket.uses} + 1` })
    .where(
      and(
        eq(ticket.code, code),
        isNull(ticket.disabledAt),
        or(isNull(ticket.expiresAt), gt(ticket.expiresAt, tx.now)),
        or(isNull(ticket.maxUses), sql`${ticket.uses} < ${ticket.maxUses}`),
      ),
    )
    .returning({ code: ticket.code });
  return counted.length === 1;
}
