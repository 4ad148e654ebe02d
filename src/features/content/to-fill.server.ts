import { and, eq, isNull, like } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { content } from '#src/server/db/schema/index.ts';
import { contentPath } from './content.ts';
import { passagesToFill, TO_FILL } from './to-fill.ts';

export interface PageToFill {
  path: string;
  title: string;
  passages: number;
}

/** Published texts that still wait for the words of whoever runs the site, by their address. */
export async function pagesToFill(db: Db): Promise<PageToFill[]> {
  const rows = await db
    .select({
      namespace: content.namespace,
      slug: content.slug,
      category: content.categorySlug,
      title: content.title,
      md: content.md,
    })
    .from(content)
    .where(and(eq(content.status, 'published'), isNull(content.deletedAt), like(content.md, `%${TO_FILL}%`)));
  return rows
    .map(({ md, title, ...item }) => ({
      path: contentPath(item) ?? '',
      title,
      passages: passagesToFill(md),
    }))
    .filter(({ path, passages }) => path !== '' && passages > 0)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
