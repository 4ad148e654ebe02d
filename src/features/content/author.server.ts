import type { Cover } from '#src/features/media/cover.ts';
import type { Db } from '#src/server/db/connect.ts';
import { keptRead } from '#src/server/page-store/tags.ts';
import { findCovers } from './content-rows.server.ts';
import type { AuthorCard } from './json-ld.ts';
import { findPublished } from './reading.server.ts';
import { shownInstead } from './shown-instead.server.ts';

export interface AuthorBox extends AuthorCard {
  /** The long presentation, HTML. */
  html: string;
  cover: Cover | null;
}

/** Finds who signs an article, as its box and its page show them; null when they are not published. */
export async function findAuthor(db: Db, slug: string | undefined): Promise<AuthorBox | null> {
  if (!slug) return null;
  const unsaved = shownInstead('author', slug);
  // The same few under every article.
  const row = unsaved ?? (await keptRead(`author:${slug}`, [], () => findPublished(db, 'author', slug)));
  if (!row) return null;
  const text = (name: string) => (typeof row.fields[name] === 'string' ? row.fields[name] : '');
  const cover = text('cover');
  return {
    name: row.title,
    slug: row.slug,
    role: text('role'),
    bio: text('bio') || row.excerpt,
    kind: text('kind') === 'personne' ? 'Person' : 'Organization',
    html: row.html,
    cover: cover ? ((await findCovers(db, [cover])).get(cover) ?? null) : null,
  };
}
