import { and, eq, sql } from 'drizzle-orm';
import { toSlug } from '#src/lib/to-slug.ts';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';
import { contentPath } from './content.ts';
import type { ContentRow, ShownRow } from './content-rows.server.ts';
import { live } from './reading.server.ts';

interface Part {
  id: number;
  title: string;
  href: string;
}

/** The place of an article in its series. */
export interface InSeries {
  name: string;
  position: number;
  total: number;
  previous: Part | null;
  next: Part | null;
}

const nameOf = ({ fields }: Pick<ContentRow, 'fields'>): string =>
  typeof fields.series === 'string' ? fields.series.trim() : '';

/** Names that a slug makes the same are one series. */
const tagOf = (name: string) => `series:${toSlug(name)}`;

/** Page tags of the series that a change is of, before and after. */
export const tagsOfSeries = (...rows: ContentRow[]): string[] =>
  rows.flatMap((row) => (row.namespace === 'post' && nameOf(row) !== '' ? [tagOf(nameOf(row))] : []));

/** Null for an article of no series, or alone in it. */
export async function findSeries(db: Db, row: ShownRow): Promise<InSeries | null> {
  const name = nameOf(row);
  if (name === '') return null;
  pageTag(tagOf(name));
  const parts = await partsOf(db, name);
  const at = parts.findIndex(({ id }) => id === row.id);
  if (at < 0 || parts.length < 2) return null;
  return {
    name,
    position: at + 1,
    total: parts.length,
    previous: parts[at - 1] ?? null,
    next: parts[at + 1] ?? null,
  };
}

/** By the place that each was given, then as they came out; those without an address are in no series. */
function partsOf(db: Db, name: string): Promise<readonly Part[]> {
  return keptRead(`series:${name}`, [tagOf(name)], async () => {
    const place = sql`${content.fields} -> 'series_position'`;
    const rows = await db
      .select({
        id: content.id,
        namespace: content.namespace,
        slug: content.slug,
        category: content.categorySlug,
        title: content.title,
      })
      .from(content)
      .where(and(eq(content.namespace, 'post'), live, sql`trim(${content.fields} ->> 'series') = ${name}`))
      .orderBy(
        sql`case when jsonb_typeof(${place}) = 'number' then (${place})::numeric end nulls last`,
        content.publishedAt,
        content.id,
      );
    return rows.flatMap((row) => {
      const href = contentPath(row);
      return href ? [{ id: row.id, title: row.title, href }] : [];
    });
  });
}
