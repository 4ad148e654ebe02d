import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { contentPath } from '#src/features/content/content.ts';
import type { Db } from '#src/server/db/connect.ts';
import { idsIn } from '#src/server/db/ids-in.ts';
import { content } from '#src/server/db/schema/index.ts';
import { inTurns } from '#src/server/in-turns.ts';
import { cutPage, type Part } from './cut.ts';

/** A page that readers see, cut at its headings. */
export interface PageText {
  id: number;
  path: string;
  title: string;
  kind: string;
  parts: readonly Part[];
}

/** Lists of other pages, which say nothing themselves. */
const LISTS = ['category'];
const FAQ_PATH = '/informations-utiles';
/** Their description stands under the title. */
const HAS_LEAD = new Set(['post', 'tool', 'landing']);

export const published = and(
  eq(content.status, 'published'),
  isNull(content.deletedAt),
  notInArray(content.namespace, LISTS),
);

type Row = Pick<
  typeof content.$inferSelect,
  'id' | 'namespace' | 'slug' | 'categorySlug' | 'title' | 'excerpt' | 'html'
>;

/** Those of these contents that readers may see, as they are now. */
export async function readPages(db: Db, ids: Iterable<number>): Promise<PageText[]> {
  const rows = await db
    .select({
      id: content.id,
      namespace: content.namespace,
      slug: content.slug,
      categorySlug: content.categorySlug,
      title: content.title,
      excerpt: content.excerpt,
      html: content.html,
    })
    .from(content)
    .where(and(idsIn(content.id, ids), published));
  return (await inTurns(rows, pageOf)).flat();
}

function pageOf({ id, namespace, slug, categorySlug, title, excerpt, html }: Row): PageText[] {
  const path = namespace === 'faq' ? FAQ_PATH : contentPath({ namespace, slug, category: categorySlug });
  if (path === null) return [];
  const parts = cutPage(html);
  // An excerpt that was cut short is no sentence of the page.
  const lead = HAS_LEAD.has(namespace) && !excerpt.endsWith('…') ? excerpt.trim() : '';
  return [{ id, path, title, kind: namespace, parts: lead === '' ? parts : withLead(parts, lead) }];
}

function withLead(parts: readonly Part[], lead: string): Part[] {
  const line = { kind: 'text', text: lead } as const;
  const [first, ...others] = parts;
  if (first?.heading === '') return [{ ...first, lines: [line, ...first.lines] }, ...others];
  return [{ heading: '', above: '', lines: [line] }, ...parts];
}
