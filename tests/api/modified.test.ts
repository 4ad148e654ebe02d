import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articlePage } from '#src/features/content/article-page.server.ts';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { namespaceEntries } from '#src/features/seo/content-entries.server.ts';
import { content, contentRevision } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, postMd } from '#tests/support/desk.ts';

const OUT = '2026-02-01T09:00:00.000Z';
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

/** The moment that the site map tells of one address. */
async function mapped(namespace: string, path: string): Promise<string | undefined> {
  const entries = await namespaceEntries(desk.app.services.database.db, namespace);
  return entries.find((entry) => entry.path === path)?.lastmod?.toISOString();
}

/** The moments that the page tells: to its readers, to programs by its structured data, its head and the site map. */
async function told(slug: string) {
  const { head, view } = (await articlePage(slug, 'grossesse')) ?? {};
  const [article] = head?.jsonLd ?? [];
  const moments = [
    view?.changedAt,
    (article as { dateModified?: string }).dateModified,
    head?.article?.modified,
    await mapped('post', `/magazine/grossesse/${slug}`),
  ];
  expect(new Set(moments).size, String(moments)).toBe(1);
  return moments[0];
}

/** As if its newest text had been written that day. */
async function writtenOn(id: number, revision: number, day: string): Promise<string> {
  const at = new Date(`${day}T12:00:00Z`);
  const { db } = desk.app.services.database;
  const one = and(eq(contentRevision.contentId, id), eq(contentRevision.revision, revision));
  await db.update(contentRevision).set({ at }).where(one);
  return at.toISOString();
}

const published = (slug: string) => desk.publish(postMd(slug, 'Le bain.', `published_at: ${OUT}\n`));

it('was last changed when its words last changed, and came out unchanged', async () => {
  const { id } = await published('modifie');
  expect(await told('modifie')).toBe(OUT);
  const { revision } = await desk.rewrite(id, 'Le bain.', 'Le grand bain.');
  const day = await writtenOn(id, revision, '2026-03-05');
  expect(await told('modifie')).toBe(day);
});

it('says nothing of what no reader reads: the same text again, key words, a reading to come, a draft beside it', async () => {
  const { id, md } = await published('inchange');
  await desk.asRose(() => editorCalls.updateContent({ md }));
  expect(await told('inchange')).toBe(OUT);
  await desk.rewrite(
    id,
    'category: grossesse',
    'category: grossesse\ntags: [eau]\nreview_before: 2099-01-01',
  );
  expect(await told('inchange')).toBe(OUT);
  const now = await desk.asRose(() => editorCalls.contentDetail({ id }));
  await desk.asRose(() => editorCalls.saveDraft({ md: now.md.replace('Le bain.', 'Pas encore.') }));
  expect(await told('inchange')).toBe(OUT);
});

it('is not made younger by a shelf that takes another address', async () => {
  const shelf = await desk.publish('---\nnamespace: category\nslug: rayon\ntitle: Rayon\n---\n');
  const { id } = await desk.publish(
    postMd('au-rayon', 'Le bain.', `published_at: ${OUT}\n`).replace(
      'category: grossesse',
      'category: rayon',
    ),
  );
  await desk.rewrite(shelf.id, 'slug: rayon', 'slug: rayon-bis');
  const [row] = await desk.app.services.database.db.select().from(content).where(eq(content.id, id));
  expect(row?.categorySlug).toBe('rayon-bis');
  const page = await articlePage('au-rayon', 'rayon-bis');
  expect(page?.view?.changedAt).toBe(OUT);
});

it('keeps the moment of its last words when it is taken off and comes back', async () => {
  const { id } = await published('revenu');
  const { revision } = await desk.rewrite(id, 'Le bain.', 'Le grand bain.');
  const day = await writtenOn(id, revision, '2026-03-05');
  await desk.asRose(() => editorCalls.enableContent({ id, enable: false }));
  await desk.asRose(() => lifeCalls.scheduleContent({ id, at: null }));
  await desk.asRose(() => editorCalls.enableContent({ id, enable: true }));
  expect(await told('revenu')).toBe(day);
});

it('dates every kind of page in the site map by its words, the fields of its own among them', async () => {
  const name = (fields: string) =>
    `---\nnamespace: first-name\nslug: lou\ntitle: Lou\n${fields}---\n\nDoux.\n`;
  const { id } = await desk.publish(name(''));
  const born = await mapped('first-name', '/prenoms/lou');
  const page = await desk.publish('---\nnamespace: page\nslug: qui\ntitle: Qui\n---\n\nNous.\n');
  const out = await mapped('page', '/page/qui');
  await desk.rewrite(page.id, 'title: Qui', 'title: Qui\nasked: [qui êtes-vous]\nmeta_title: Nous autres');
  expect(await mapped('page', '/page/qui')).toBe(out);

  const sourced = 'origin: Latine\norigin_source: Un livre\n';
  const { revision } = await desk.rewrite(id, 'title: Lou\n', `title: Lou\n${sourced}`);
  const day = new Date(new Date(born ?? '').getTime() + 3_600_000);
  const one = and(eq(contentRevision.contentId, id), eq(contentRevision.revision, revision));
  await desk.app.services.database.db.update(contentRevision).set({ at: day }).where(one);
  expect(await mapped('first-name', '/prenoms/lou')).toBe(day.toISOString());
});
