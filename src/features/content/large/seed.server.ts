import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { content, contentRevision } from '#src/server/db/schema/index.ts';
import { parseContentDocument } from '../document.ts';
import { columnsOf } from '../editor-rows.server.ts';
import { largeArticle, NEWEST, slugOf, TEXTS, titleOf } from './article.ts';

/** So many of each text. */
const COPIES = 100;

/**
 * SEED=large: 5,000 articles for measuring, a text at a time, so that who reads the site meanwhile waits for one
 * statement at most. Begun again after a cut, it adds what is missing.
 */
export async function seedLargeArticles(db: Db, { texts = TEXTS, copies = COPIES } = {}): Promise<void> {
  for (let n = 1; n <= texts; n += 1) {
    await nextTurn();
    const document = parseContentDocument(largeArticle(n));
    const values = {
      ...(await columnsOf(document)),
      status: 'published' as const,
      publishedAt: new Date(NEWEST),
    };
    await db.insert(content).values(values).onConflictDoNothing();
    await copyText(db, n, copies);
  }
  await db.execute(sql`
    insert into ${contentRevision} (content_id, revision, md)
    select id, 1, md from ${content} where namespace = 'post' and slug like 'essai-de-charge-%'
    on conflict do nothing`);
}

/** The copy says its own address, title and date, in its document as in its columns; each is an hour older. */
async function copyText(db: Db, n: number, copies: number): Promise<void> {
  const [slug, title] = [slugOf(n), titleOf(n)];
  await db.execute(sql`
    insert into ${content} (namespace, slug, template_name, title, status, md, fields, html, excerpt, category_slug,
      author_slug, tags, reading_minutes, published_at)
    select namespace, named.slug, template_name, named.title, status,
      replace(replace(replace(md, ${slug}, named.slug), ${title}, named.title), ${NEWEST}, named.at),
      jsonb_set(fields, '{published_at}', to_jsonb(named.at)), html, excerpt, category_slug, author_slug, tags,
      reading_minutes, named.at::timestamptz
    from ${content} cross join generate_series(2, ${copies}::int) as copy cross join lateral (
      select regexp_replace(${slug}, '-1$', '-' || copy) as slug,
        replace(${title}, ${`${n}-1`}, ${`${n}-`} || copy) as title,
        to_char(${NEWEST}::timestamptz at time zone 'UTC' - make_interval(hours => copy * ${TEXTS}::int + ${n}::int),
          'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at) as named
    where content.namespace = 'post' and content.slug = ${slug} and content.deleted_at is null
    on conflict do nothing`);
}
