import { sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import { holdsEveryWord, plainly } from '#src/server/db/words.ts';
import type { lifeCalls } from './life.calls.ts';

const MOST = 30;

/** The tags in use, for whoever gives one: the very one that is asked for, those that begin so, then the most used. */
export async function contentTags(
  { db }: Ctx,
  { query }: InputOf<typeof lifeCalls.contentTags>,
): Promise<OutputOf<typeof lifeCalls.contentTags>> {
  const asked = plainly(sql`${query.trim()}::text`);
  const { rows } = (await db.execute(sql`
    select tag, count(*)::int as count
    from ${content}, jsonb_array_elements_text(${content.tags}) as tag
    where ${content.deletedAt} is null and ${holdsEveryWord(query, sql`tag`) ?? sql`true`}
    group by tag
    order by ${plainly(sql`tag`)} = ${asked} desc, starts_with(${plainly(sql`tag`)}, ${asked}) desc, count(*) desc, tag collate "und-x-icu"
    limit ${MOST}`)) as unknown as { rows: { tag: string; count: number }[] };
  return { items: rows.map(({ tag, count }) => ({ tag, count })) };
}
