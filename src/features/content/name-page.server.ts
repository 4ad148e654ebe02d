import { type FirstNamePage, findFirstName } from '#src/features/first-names/first-names.server.ts';
import type { NameOrigin, WrittenName } from '#src/features/first-names/written-name.ts';
import { readSource } from '#src/lib/source.ts';
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
      origin: originOf(row.fields),
    },
  };
}

/** Nothing is told where its source is missing: a template of before knew no such fields. */
function originOf(fields: Record<string, unknown>): NameOrigin | null {
  const [origin, meaning, source] = ['origin', 'meaning', 'origin_source'].map((name) =>
    textOf(fields[name]),
  );
  if (!source || !(origin || meaning)) return null;
  return { origin: origin ?? '', meaning: meaning ?? '', source: readSource(source) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
