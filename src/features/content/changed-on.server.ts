import { sql } from 'drizzle-orm';
import { contentRevision } from '#src/server/db/schema/index.ts';
import type { ContentRow } from './content-rows.server.ts';

/**
 * Fields that a document's readers do not read: a shelf, an order, key words or a day to look at it again are no news
 * to them. All others, those of a template of one's own among them, are.
 */
const UNREAD = [
  ...['slug', 'template', 'category', 'author', 'tags', 'published_at', 'series', 'series_position'],
  ...['position', 'asked', 'meta_title', 'reviewed_by', 'reviewed_on', 'checked_on', 'review_before'],
];

const keys = sql.join(
  UNREAD.map((key) => sql`${key}`),
  sql`, `,
);

/** The moment of the newest version that readers would tell from the one before; null for a text as it was first saved. */
export const writtenAt = sql<Date | string | null>`(
  select max(r.created_at) from ${contentRevision} r
  where r.content_id = "content"."id" and r.revision > 1 and r.kind <> 'draft'
    and exists (
      select from jsonb_array_elements_text(r.changes -> 'fields') f where f <> all (array[${keys}]::text[])))`;

interface Written extends Pick<ContentRow, 'publishedAt' | 'updatedAt'> {
  writtenAt: Date | string | null;
}

/** When a text last changed for its readers: as it came out, or as its words were written anew since. */
export function changedOn({ publishedAt: out, updatedAt, writtenAt: written }: Written): Date {
  if (out === null) return updatedAt;
  const last = written === null ? out : new Date(written);
  // Words written before it came out have changed for nobody.
  return last > out ? last : out;
}
