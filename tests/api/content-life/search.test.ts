import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { content } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, pageMd, postMd } from '../../support/desk.ts';

let desk: Desk;
const search = (input: Parameters<typeof lifeCalls.searchContent>[0] = {}) =>
  desk.asRose(() => lifeCalls.searchContent(input));
const slugs = async (input: Parameters<typeof lifeCalls.searchContent>[0]) =>
  (await search(input)).items.map(({ slug }) => slug);

beforeAll(async () => {
  desk = await openDesk();
  await desk.publish('---\nnamespace: author\nslug: la-redaction\ntitle: La rédaction\n---\n');
  await desk.publish(
    postMd('l-arrivee', 'Préparer.', 'author: la-redaction\n').replace('Un article', 'Préparer l’arrivée'),
  );
  await desk.create(pageMd('brouillon', 'Rien', 'À finir'));
  const changed = await desk.publish(pageMd('en-chantier', 'Avant', '100 % prête'));
  await desk.asRose(() => editorCalls.saveDraft({ md: changed.md.replace('Avant', 'Après') }));
  await desk.publish(
    pageMd('lien-mort', 'Voir [là](/page/nulle-part) et [ici](/magazine).\n\n::produit{id=999}\n'),
  );
  const old = await desk.publish(pageMd('ancienne', 'Vieille'));
  const { db } = desk.app.services.database;
  await db
    .update(content)
    .set({ updatedAt: new Date('2020-01-01') })
    .where(eq(content.id, old.id));
  const gone = await desk.publish(pageMd('jetee', 'Jetée'));
  await desk.asRose(() => editorCalls.deleteContent({ id: gone.id }));
});
afterAll(() => desk.app.close());

describe('the contents', () => {
  it('are found by a tag, and three hundred tags by their words, the most used first', async () => {
    const tags = Array.from({ length: 300 }, (_, at) => `  - mot ${at}`).join('\n');
    await desk.create(postMd('beaucoup', 'Mots.', `tags:\n${tags}\n  - Prématuré\n`));
    await desk.create(postMd('un-seul', 'Mots.', 'tags:\n  - mot 7\n'));
    const found = (query: string) => desk.asRose(() => lifeCalls.contentTags({ query }));
    expect((await found('')).items).toHaveLength(30);
    expect((await found('mot')).items[0]).toEqual({ tag: 'mot 7', count: 2 });
    expect((await found('MOT 12')).items[0]).toEqual({ tag: 'mot 12', count: 1 });
    expect((await found('premature')).items).toEqual([{ tag: 'Prématuré', count: 1 }]);
    expect((await found('%')).items).toEqual([]);
    expect((await slugs({ tag: 'mot 7' })).sort()).toEqual(['beaucoup', 'un-seul']);
    expect(await slugs({ tag: 'mot' })).toEqual([]);
    await expect(desk.asInes(() => lifeCalls.contentTags())).rejects.toMatchObject({ status: 403 });
    for (const slug of ['beaucoup', 'un-seul'])
      await desk.app.services.database.db.delete(content).where(eq(content.slug, slug));
  });

  it('are found by words of the title or the slug, accents and case apart', async () => {
    expect(await slugs({ query: 'ARRIVEE preparer' })).toEqual(['l-arrivee']);
    expect(await slugs({ query: "l'arrivée" })).toEqual(['l-arrivee']);
    expect(await slugs({ query: 'en-chan' })).toEqual(['en-chantier']);
    expect(await slugs({ query: '100 %' })).toEqual(['en-chantier']);
    expect(await slugs({ query: 'introuvable' })).toEqual([]);
  });

  it('are filtered by type, author, category and state', async () => {
    expect(await slugs({ namespace: 'author' })).toEqual(['la-redaction']);
    expect(await slugs({ author: 'la-redaction' })).toEqual(['l-arrivee']);
    expect(await slugs({ category: 'grossesse' })).toEqual(['l-arrivee']);
    expect(await slugs({ state: 'draft' })).toEqual(['brouillon']);
    expect(await slugs({ state: 'changed' })).toEqual(['en-chantier']);
    expect(await slugs({ state: 'deleted' })).toEqual(['jetee']);
  });

  it('are filtered by what is wrong with them', async () => {
    expect(await slugs({ broken_links: true })).toEqual(['lien-mort']);
    expect(await slugs({ missing_products: true })).toEqual(['lien-mort']);
    expect(await slugs({ stale_months: 12 })).toEqual(['ancienne']);
  });

  it('say which live ones have a draft beside, whose it is, and what is broken', async () => {
    const { items } = await search({ query: 'en-chantier' });
    expect(items[0]).toMatchObject({ has_draft: true, draft_by: 'Rose', path: '/page/en-chantier' });
    const broken = await search({ broken_links: true });
    expect(broken.items[0]).toMatchObject({ broken_links: 1, missing_products: 1 });
  });

  it('are paged and sorted', async () => {
    const first = await search({ sort: 'title_asc', per_page: 2 });
    const second = await search({ sort: 'title_asc', per_page: 2, page: 2 });
    expect(first).toMatchObject({ page: 1, per_page: 2, total: 7 });
    const titles = [...first.items, ...second.items].map(({ title }) => title);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'fr')));
    expect((await search({ sort: 'updated_asc' })).items[0]?.slug).toBe('ancienne');
  });

  it('are for editors, who ask for what there is', async () => {
    await expect(desk.asInes(() => lifeCalls.searchContent({}))).rejects.toMatchObject({ status: 403 });
    await expect(lifeCalls.searchContent({})).rejects.toMatchObject({ status: 401 });
    await expect(search({ per_page: 61 })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(search({ state: 'perdu' as 'draft' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('name their authors for the filter', async () => {
    const { items } = await desk.asRose(() => lifeCalls.contentAuthors({}));
    expect(items).toEqual([{ slug: 'la-redaction', name: 'La rédaction' }]);
  });

  it('are counted by what needs an editor', async () => {
    const overview = await desk.asRose(() => lifeCalls.contentOverview({}));
    expect(overview).toMatchObject({
      broken_links: { total: 1, items: [{ title: 'Une page', detail: '/page/nulle-part' }] },
      missing_products: { total: 1, items: [{ detail: '999' }] },
      drafts_beside: { total: 1 },
      stale: { total: 1 },
      scheduled: { total: 0, items: [] },
      schedule_problems: { total: 0 },
    });
  });
});
