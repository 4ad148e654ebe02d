import { type FirstNamePage, findFirstName } from '#src/features/first-names/first-names.server.ts';
import type { WrittenName } from '#src/features/first-names/written-name.ts';
import type { Db } from '#src/server/db/connect.ts';
import { findPublished } from './reading.server.ts';

/** Finds the figures and the editors' text of a name; null when it has neither. */
export async function findNamePage(
  db: Db,
  slug: string,
): Promise<{ figures: FirstNamePage | null; written: WrittenName | null } | null> {
  const figures = await findFirstName(db, slug);
  const row = await findPublished(db, 'first-name', slug);
  if (!figures && !row) return null;
  const description = row?.fields.description;
  return {
    figures,
    written: row && {
      title: row.title,
      description: typeof description === 'string' ? description : row.excerpt,
      html: row.html,
    },
  };
}
