import { eq, sql } from 'drizzle-orm';
import { amountOutOfRange } from '#src/features/cagnotte/cagnotte.fr.ts';
import { ownedPot } from '#src/features/cagnotte/owned-pot.server.ts';
import type { Pot } from '#src/features/money/pot.server.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { list, pot } from '#src/server/db/schema/index.ts';
import type { Overview } from './withdrawal.calls.ts';

type Setup = Overview['setup'];

/** Cents: 10 € to 50,000 €. */
const GOAL_MIN = 1_000;
const GOAL_MAX = 5_000_000;

export const setupOf = (found: Pot | null): Setup => ({
  purpose: found?.purpose ?? '',
  goal: found?.goal ?? null,
  message: found?.message ?? '',
  created: Boolean(found?.createdByOwnerAt),
});

/** The owner says what the money is for; saying it again changes it. Throws amount_out_of_range. */
export async function createPot(
  ctx: Ctx,
  input: { list_uuid: string; purpose: string; goal: number | null; message: string },
): Promise<Setup> {
  const { purpose, goal, message } = input;
  if (goal !== null && (goal < GOAL_MIN || goal > GOAL_MAX)) throw amountOutOfRange('goal');
  return inTransaction(ctx, async (inner) => {
    const found = await ownedPot(inner, input.list_uuid);
    const [changed] = await inner.db
      .update(pot)
      .set({ purpose, goal, message, createdByOwnerAt: found.createdByOwnerAt ?? inner.now })
      .where(eq(pot.id, found.id))
      .returning();
    // Saves what the public page of the list says of its pot.
    await inner.db
      .update(list)
      .set({
        props: sql`${list.props} || ${JSON.stringify({ cagnotte_purpose: purpose, cagnotte_message: message })}::jsonb`,
      })
      .where(eq(list.id, found.listId));
    return setupOf(changed ?? found);
  });
}
