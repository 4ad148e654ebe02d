import { asc, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Article, findArticle } from '#src/features/content/article-reading.server.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { pageOutbox } from '#src/server/db/schema/index.ts';
import { KeptReads } from '#src/server/page-store/kept-reads.ts';
import { collectPage } from '#src/server/page-store/tags.ts';
import { join } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

const CATEGORIES = ['ordre-a', 'ordre-b'];
const ARTICLES = Array.from({ length: 18 }, (_, n) => `ordre-${n}`);
const STEPS = 40;
const TAGS = ['nuit', 'bain', 'jeu'];

let app: TestApp;
let rose: string;
const kept = new KeptReads();
/** Pages as the store would serve them: what is under each article, and what its page depends on. */
const stored = new Map<string, { under: string[] | null; tags: string[] }>();
let applied = 0;

const as = <T>(call: () => Promise<T>) => app.as(rose, call);

const under = (article: Article | null) =>
  article?.related.map(({ slug, title }) => `${slug} ${title}`) ?? null;

async function render(slug: string) {
  const { db } = app.services.database;
  const { result, tags } = await collectPage(() => findArticle(db, slug), kept);
  return { under: under(result), tags };
}

/** Outside the store, where nothing is kept. */
const readNow = async (slug: string) => under(await findArticle(app.services.database.db, slug));

/** Applies what was published as the store does; answers how many stored articles were made again. */
async function applyOutbox(): Promise<number> {
  const { db } = app.services.database;
  const rows = await db
    .select()
    .from(pageOutbox)
    .where(gt(pageOutbox.id, applied))
    .orderBy(asc(pageOutbox.id));
  const tags = new Set(rows.flatMap((row) => row.tags));
  applied = Math.max(applied, ...rows.map(({ id }) => Number(id)));
  kept.forget([...tags]);
  const stale = [...stored].filter(([, page]) => page.tags.some((tag) => tags.has(tag)));
  for (const [slug] of stale) stored.set(slug, await render(slug));
  return stale.length;
}

const md = (
  slug: string,
  {
    category,
    day,
    title = slug,
    tag = 'nuit',
  }: { category: string; day: number; title?: string; tag?: string },
) =>
  `---\nnamespace: post\nslug: ${slug}\ntitle: "${title}"\ncategory: ${category}\ntags: [${tag}]\npublished_at: 2025-03-${String(day).padStart(2, '0')}\n---\n\nUn texte.\n`;

async function publish(text: string): Promise<number> {
  const { id } = await as(() => editorCalls.createContent({ md: text }));
  await as(() => editorCalls.enableContent({ id, enable: true }));
  return id;
}

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  for (const slug of CATEGORIES)
    await publish(`---\nnamespace: category\nslug: ${slug}\ntitle: ${slug}\n---\n`);
});
afterAll(() => app.close());

/** Numbers from a seed (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

it('whatever is published, moved, dated, renamed or withdrawn, what is under a stored article is what would be now', async () => {
  const seed = 20261122;
  const any = numbers(seed);
  const ids = new Map<string, { id: number; on: boolean }>();
  for (const [n, slug] of ARTICLES.entries()) {
    const category = CATEGORIES[n % 2] ?? '';
    ids.set(slug, { id: await publish(md(slug, { category, day: 1 + any(6) })), on: true });
  }
  await applyOutbox();
  for (const slug of ARTICLES) stored.set(slug, await render(slug));
  for (let step = 0; step < STEPS; step += 1) {
    const slug = ARTICLES[any(ARTICLES.length)] ?? '';
    const article = ids.get(slug);
    if (!article) continue;
    if (any(3) === 0) {
      article.on = !article.on;
      await as(() => editorCalls.enableContent({ id: article.id, enable: article.on }));
    } else {
      const { md: now } = await as(() => editorCalls.contentDetail({ id: article.id }));
      const category = CATEGORIES[any(2)] ?? '';
      const change = { category, day: 1 + any(6), title: `${slug}, ${step}`, tag: TAGS[any(3)] ?? '' };
      const identity = now.match(/^(?:id|revision): .*$/gm)?.join('\n') ?? '';
      const text = md(slug, change).replace('---\n', `---\n${identity}\n`);
      await as(() => editorCalls.updateContent({ md: text }));
    }
    await applyOutbox();
    for (const [known, page] of stored)
      expect(page.under, `seed ${seed}, step ${step}, ${known}`).toEqual(await readNow(known));
  }
});

it('a new article of a large category changes what is under a few others, not under all', async () => {
  const slugs = Array.from({ length: 20 }, (_, n) => `foule-${n}`);
  stored.clear();
  for (const [n, slug] of slugs.entries()) await publish(md(slug, { category: 'ordre-a', day: 10 + n }));
  await applyOutbox();
  for (const slug of slugs) stored.set(slug, await render(slug));
  await publish(md('foule-nouveau', { category: 'ordre-a', day: 15 }));
  expect(await applyOutbox()).toBeLessThanOrEqual(8);
  expect((await render('foule-6')).under?.[0]).toMatch(/^foule-(nouveau|5) /);
});

it('what is most alike comes first under an article', async () => {
  const tagged = (slug: string, day: number, tag: string) => md(slug, { category: 'ordre-b', day, tag });
  for (const [n, tag] of ['jeu', 'bain', 'jeu', 'sommeil'].entries())
    await publish(tagged(`semblable-${n}`, 20 + n, tag));
  await publish(tagged('semblable-lu', 28, 'bain'));
  expect((await readNow('semblable-lu'))?.[0]).toMatch(/^semblable-1 /);
});
