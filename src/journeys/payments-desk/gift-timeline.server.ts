import type { ContributionRow } from '#src/features/cagnotte/contribution.server.ts';
import type { Moment } from '#src/features/money/moment.ts';
import { momentsOf } from '#src/features/money/timeline.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';

/** Lists what the provider said, what the ledger took down and what operators did, in the order of time. */
export async function timelineOf(ctx: Ctx, row: ContributionRow, intents: string[]): Promise<Moment[]> {
  const begun = { at: row.createdAt, amount: row.amount };
  return momentsOf(ctx, { about: { kind: 'contribution', id: row.id }, begun, intents });
}
