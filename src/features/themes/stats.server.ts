import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { list } from '#src/server/db/schema/index.ts';

/** How many lists show each cover, by its address. */
export async function listsByCover(db: Db): Promise<Map<string, number>> {
  const url = sql<string>`${list.cover}->>'url'`;
  const rows = await db
    .select({ url, count: sql<number>`count(*)::int` })
    .from(list)
    .where(and(isNotNull(list.cover), isNull(list.deletedAt)))
    .groupBy(url);
  return new Map(rows.map((row) => [row.url, row.count]));
}
