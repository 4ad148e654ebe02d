import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { list } from '#src/server/db/schema/index.ts';

/** Counts the lists that show each cover, by its address; of every cover, or of those given. */
export async function listsByCover(db: Db, urls?: readonly string[]): Promise<Map<string, number>> {
  if (urls?.length === 0) return new Map();
  const url = sql<string>`${list.cover}->>'url'`;
  const rows = await db
    .select({ url, count: sql<number>`count(*)::int` })
    .from(list)
    .where(and(isNotNull(list.cover), isNull(list.deletedAt), urls && inArray(url, [...urls])))
    .groupBy(url);
  return new Map(rows.map((row) => [row.url, row.count]));
}
