import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { invoiceSeries } from '#src/server/db/schema/index.ts';

/** Takes the next number of the series, whose row is held until the transaction ends: one that fails takes none. */
export async function nextRank(
  tx: Ctx,
  series: { seller: string; kind: string; year: number },
): Promise<number> {
  const [row] = await tx.db
    .insert(invoiceSeries)
    .values({ ...series, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.seller, invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('No number was taken');
  return row.last;
}
