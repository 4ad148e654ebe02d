import { and, eq, like, or } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { findAuthor } from './author.server.ts';
import { articleReviewFr as fr } from './content.fr.ts';
import type { ContentRow } from './content-rows.server.ts';
import { fieldInvalid } from './document.ts';
import { REVIEWED_ON, type Reviewed, reviewNamed } from './reviewed.ts';

/** The reading of this very text; null without one, or without a page of its reader's. Tags the page being made. */
export async function findReviewed(
  db: Db,
  { fields, reviewHolds }: Pick<ContentRow, 'fields' | 'reviewHolds'>,
): Promise<Reviewed | null> {
  const named = reviewNamed(fields);
  if (!named || !reviewHolds) return null;
  const author = await findAuthor(db, named.by);
  if (author?.kind !== 'Person') return null;
  const { name, slug, role } = author;
  return { name, slug, role, on: named.on };
}

/**
 * A block that readers see otherwise, or no longer, changes every text that names it: whoever read one of them did not read
 * these words. Nothing for what is no block.
 */
export async function endReadingsOfBlock(
  db: Db,
  before: ContentRow,
  after: ContentRow | null,
): Promise<void> {
  if (before.namespace !== 'block') return;
  const isSame = (name: 'html' | 'slug' | 'status') => before[name] === after?.[name];
  if (before !== after && isSame('html') && isSame('slug') && isSame('status')) return;
  const names = [...new Set([before.slug, after?.slug ?? before.slug])];
  const named = names.map((slug) => like(content.html, `%data-block="${slug}"%`));
  await db
    .update(content)
    .set({ reviewHolds: false })
    .where(and(eq(content.reviewHolds, true), or(...named)));
}

/** Throws field_invalid for a reading on a day that is still to come. */
export function requirePast(fields: Record<string, unknown>, today: string): void {
  const named = reviewNamed(fields);
  if (named && named.on > today) throw fieldInvalid(REVIEWED_ON, fr.future);
}
