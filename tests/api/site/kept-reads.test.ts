import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findArticle } from '#src/features/content/article-reading.server.ts';
import { findAuthor } from '#src/features/content/author.server.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { categories, lastPosts } from '#src/features/content/reading.server.ts';
import { pageOutbox } from '#src/server/db/schema/index.ts';
import { KeptReads } from '#src/server/page-store/kept-reads.ts';
import { collectPage } from '#src/server/page-store/tags.ts';
import { join } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let rose: string;
const kept = new KeptReads();

/** As the server renders for the store: what renders share is kept, and forgotten by the tags of what is published. */
async function asPage<T>(read: () => Promise<T>): Promise<T> {
  return (await collectPage(read, kept)).result;
}

let applied = 0;
async function applyOutbox(): Promise<void> {
  const rows = await app.services.database.db.select().from(pageOutbox).orderBy(asc(pageOutbox.id));
  for (const { id, tags } of rows) if (Number(id) > applied) kept.forget(tags);
  applied = Math.max(applied, ...rows.map(({ id }) => Number(id)));
}

async function publish(md: string) {
  const made = await app.as(rose, () => editorCalls.createContent({ md }));
  await app.as(rose, () => editorCalls.enableContent({ id: made.id, enable: true }));
  await applyOutbox();
  return made;
}

async function save(md: string) {
  await app.as(rose, () => editorCalls.updateContent({ md }));
  await applyOutbox();
}

const post = (slug: string, title = slug) =>
  `---\nnamespace: post\nslug: ${slug}\ntitle: "${title}"\ncategory: gardees\nauthor: claire-gardee\n---\n\nUn texte.\n`;

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  await publish('---\nnamespace: category\nslug: gardees\ntitle: Gardées\n---\n');
});
afterAll(() => app.close());

it('an author that is kept for articles is read again once published, changed or withdrawn', async () => {
  const { db } = app.services.database;
  const name = () => asPage(async () => (await findAuthor(db, 'claire-gardee'))?.name ?? null);
  expect(await name()).toBeNull();
  const { id } = await publish(
    '---\nnamespace: author\nslug: claire-gardee\ntitle: Claire\n---\n\nElle écrit.\n',
  );
  expect(await name()).toBe('Claire');
  const { md } = await app.as(rose, () => editorCalls.contentDetail({ id }));
  await save(md.replace('title: Claire', 'title: Claire D.'));
  expect(await name()).toBe('Claire D.');
  await app.as(rose, () => editorCalls.enableContent({ id, enable: false }));
  await applyOutbox();
  expect(await name()).toBeNull();
});

it('the order of a list and what its cards say follow each publication', async () => {
  const { db } = app.services.database;
  const listed = (page: number) => ({ perPage: 2, page, category: 'gardees' });
  const titles = (page: number) =>
    asPage(async () => {
      const { items, total } = await lastPosts(db, listed(page));
      return [total, ...items.map(({ title }) => title)];
    });
  const counted = () =>
    asPage(async () => (await categories(db, 20)).find(({ slug }) => slug === 'gardees')?.posts_count);
  const first = await publish(post('garde-un'));
  await publish(post('garde-deux'));
  expect([await titles(1), await counted()]).toEqual([[2, 'garde-deux', 'garde-un'], 2]);
  await publish(post('garde-trois'));
  expect([await titles(1), await titles(2)]).toEqual([
    [3, 'garde-trois', 'garde-deux'],
    [3, 'garde-un'],
  ]);
  const { md } = await app.as(rose, () => editorCalls.contentDetail({ id: first.id }));
  await save(md.replace('"garde-un"', '"garde un, relu"'));
  expect([await titles(2), await counted()]).toEqual([[3, 'garde un, relu'], 3]);
  await app.as(rose, () => editorCalls.enableContent({ id: first.id, enable: false }));
  await applyOutbox();
  expect([await titles(1), await titles(2), await counted()]).toEqual([
    [2, 'garde-trois', 'garde-deux'],
    [2],
    2,
  ]);
  // Renders for the store read the same as everybody else.
  const { items } = await lastPosts(db, listed(1));
  expect(items.map(({ title }) => title)).toEqual(['garde-trois', 'garde-deux']);
});

it('articles rendered at the same moment each show their own text, and say what they depend on', async () => {
  const { db } = app.services.database;
  const pages = await Promise.all(
    ['garde-deux', 'garde-trois', 'garde-absent'].map((slug) =>
      collectPage(() => findArticle(db, slug), kept),
    ),
  );
  expect(pages.map(({ result }) => result?.post.slug)).toEqual(['garde-deux', 'garde-trois', undefined]);
  expect(pages[1]?.tags).toEqual(
    expect.arrayContaining(['content:post:garde-trois', 'content:category:gardees']),
  );
  // One more article in a category is not a change of all its pages.
  expect(pages[1]?.tags).not.toContain('list:category:gardees');
  // Its own, and those of the articles it shows under itself.
  expect(pages[1]?.tags[0]).toBe('content:post:garde-trois');
  expect(pages[1]?.tags).toContain('content:post:garde-deux');
  expect(pages[2]?.tags).toEqual(['content:post:garde-absent']);
  const alone = await findArticle(db, 'garde-deux');
  expect(alone).toEqual(pages[0]?.result);
});
