import type { Db } from '#src/server/db/connect.ts';
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

/** Throws field_invalid for a reading on a day that is still to come. */
export function requirePast(fields: Record<string, unknown>, today: string): void {
  const named = reviewNamed(fields);
  if (named && named.on > today) throw fieldInvalid(REVIEWED_ON, fr.future);
}
