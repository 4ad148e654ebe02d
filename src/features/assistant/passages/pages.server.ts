import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { contentPath } from '#src/features/content/content.ts';
import type { Db } from '#src/server/db/connect.ts';
import { idsIn } from '#src/server/db/ids-in.ts';
import { content } from '#src/server/db/schema/index.ts';
import { inTurns } from '#src/server/in-turns.ts';
import { cutPage, type Part } from './cut.ts';
import { type Wording, wordingsOf } from './wordings.ts';

/** A page that readers see, cut at its headings. */
export interface PageText {
  id: number;
  path: string;
  title: string;
  kind: string;
  parts: readonly Part[];
  /** Ways in which parents ask what it tells. */
  wordings: readonly Wording[];
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
> & { asked: unknown };

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
      asked: sql<unknown>`${content.fields} -> 'asked'`,
    })
    .from(content)
    .where(and(idsIn(content.id, ids), published));
  return (await inTurns(rows, pageOf)).flat();
}

/** So many pages stay in memory, cut: those that were read last. */
const KEPT = 200;
interface Kept {
  /** The transaction that wrote this row: any change of it has another one. */
  written: string;
  /** None where readers have no page of it. */
  pages: readonly PageText[];
}
const keptOf = new WeakMap<Db, Map<number, Kept>>();

/**
 * The same pages, cut once for as long as nobody changes them: most of an answer's time went to cutting them again.
 * The same page is the same object, so that what is counted in it is counted once too.
 */
export async function keptPages(db: Db, ids: Iterable<number>): Promise<PageText[]> {
  const kept = keptOf.get(db) ?? new Map<number, Kept>();
  keptOf.set(db, kept);
  const rows = await db
    .select({ id: content.id, written: sql<string>`content.xmin::text` })
    .from(content)
    .where(and(idsIn(content.id, ids), published));
  const stale = rows.filter(({ id, written }) => kept.get(id)?.written !== written);
  const read =
    stale.length === 0
      ? []
      : await readPages(
          db,
          stale.map(({ id }) => id),
        );
  const fresh = new Map(
    stale.map(({ id, written }) => [id, { written, pages: read.filter((page) => page.id === id) }]),
  );
  const found = rows.map(({ id }) => [id, fresh.get(id) ?? kept.get(id)] as const);
  for (const [id, one] of found) {
    kept.delete(id);
    if (one) kept.set(id, one);
  }
  for (const id of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(id);
  return found.flatMap(([, one]) => one?.pages ?? []);
}

function pageOf({ id, namespace, slug, categorySlug, title, excerpt, html, asked }: Row): PageText[] {
  const path = namespace === 'faq' ? FAQ_PATH : contentPath({ namespace, slug, category: categorySlug });
  if (path === null) return [];
  const cut = cutPage(html);
  // An excerpt that was cut short is no sentence of the page.
  const lead = HAS_LEAD.has(namespace) && !excerpt.endsWith('…') ? excerpt.trim() : '';
  const parts = lead === '' ? cut : withLead(cut, lead);
  return [{ id, path, title, kind: namespace, parts, wordings: wordingsOf(asked, parts) }];
}

function withLead(parts: readonly Part[], lead: string): Part[] {
  const line = { kind: 'text', text: lead } as const;
  const [first, ...others] = parts;
  if (first?.heading === '') return [{ ...first, lines: [line, ...first.lines] }, ...others];
  return [{ heading: '', above: '', lines: [line] }, ...parts];
}
