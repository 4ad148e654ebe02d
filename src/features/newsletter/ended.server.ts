import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { subscriber } from '#src/server/db/schema/index.ts';
import { takeBackUnwanted } from './taken-back.server.ts';

/**
 * Nothing about a pregnancy is sent any more to an address that is proven to be the person's: what was asked for and not
 * confirmed ends too. The other letters go on.
 */
export async function endLettersOf(tx: Ctx, email: string): Promise<void> {
  const rest = sql`array_remove(${subscriber.topics}, 'semaine')`;
  const [row] = await tx.db
    .update(subscriber)
    .set({
      topics: rest,
      term: null,
      pendingTopics: [],
      pendingTerm: null,
      confirmHash: null,
      confirmUntil: null,
      weekDueOn: null,
      endedAt: tx.now,
      updatedAt: tx.now,
    })
    .where(eq(subscriber.email, email.toLowerCase()))
    .returning({ id: subscriber.id });
  if (row) await takeBackUnwanted(tx, row.id);
}
