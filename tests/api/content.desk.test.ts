import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { findRedirect } from '#src/features/redirects/redirects.server.ts';
import { join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let rose: string;
let ines: string;
const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);

const category = '---\nnamespace: category\nslug: grossesse\ntitle: Grossesse\n---\n';
const article = (slug: string, more = '') =>
  `---\nnamespace: post\nslug: ${slug}\ntitle: "Un article"\ncategory: grossesse\n${more}---\n\nUn texte.\n`;

async function publish(md: string) {
  const { id } = await asRose(() => editorCalls.createContent({ md }));
  return asRose(() => editorCalls.enableContent({ id, enable: true }));
}

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  ines = (await join(app, 'ines')).token;
  await publish(category);
});
afterAll(() => app.close());

describe('the bin', () => {
  it('gives an item back at its address, as it was', async () => {
    const made = await publish(article('rendu'));
    await asRose(() => editorCalls.deleteContent({ id: made.id }));
    const { items } = await asRose(() => editorCalls.deletedContent());
    expect(items.map(({ id }) => id)).toContain(made.id);
    const back = await asRose(() => editorCalls.restoreContent({ id: made.id }));
    expect(back).toMatchObject({ status: 'published', md: made.md });
    await expect(contentCalls.getPost({ slug: 'rendu' })).resolves.toMatchObject({ id: made.id });
    expect(await findRedirect(app.services.database.db, '/magazine/grossesse/rendu')).toBeUndefined();
  });

  it('does not give back an item whose address was taken, nor one that is not in it', async () => {
    const made = await publish(article('reprise'));
    const restored = asRose(() => editorCalls.restoreContent({ id: made.id }));
    await expect(restored).rejects.toMatchObject({ code: 'not_found' });
    await asRose(() => editorCalls.deleteContent({ id: made.id }));
    await publish(article('reprise'));
    const taken = asRose(() => editorCalls.restoreContent({ id: made.id }));
    await expect(taken).rejects.toMatchObject({ code: 'slug_taken' });
  });

  it('is for editors only', async () => {
    const asked = app.as(ines, () => editorCalls.deletedContent());
    await expect(asked).rejects.toMatchObject({ status: 403 });
    await expect(editorCalls.contentAttention()).rejects.toMatchObject({ status: 401 });
  });
});

describe('what needs attention', () => {
  it('names the most pressing reason of each item, and nothing of what is complete', async () => {
    const draft = await asRose(() => editorCalls.createContent({ md: article('a-finir') }));
    const bare = await publish(article('sans-description'));
    const lost = await publish(article('sans-rubrique').replace('grossesse', 'ailleurs'));
    const full = await publish(article('complet', 'description: Oui\ncover: valise\n'));
    const changed = await publish(article('en-chantier', 'description: Oui\ncover: valise\n'));
    await asRose(() => editorCalls.saveDraft({ md: changed.md.replace('Un texte', 'Autre') }));
    const { items } = await asRose(() => editorCalls.contentAttention());
    const reasons = new Map(items.map(({ id, reason }) => [id, reason]));
    expect([draft, bare, lost, full, changed].map(({ id }) => reasons.get(id))).toEqual([
      'draft',
      'description_missing',
      'category_missing',
      undefined,
      'unpublished_changes',
    ]);
  });
});

describe('a draft beside a live page', () => {
  it('is never told to readers', async () => {
    const page = await publish('---\nnamespace: page\nslug: la-page\ntitle: La page\n---\n\nEn ligne.\n');
    const md = page.md.replace('En ligne', 'Secret');
    const draft = md.replace('revision: 1', 'revision: 2');
    expect((await asRose(() => editorCalls.saveDraft({ md }))).md).toBe(draft);
    const read = [
      await contentCalls.getPage({ slug: 'la-page' }),
      await contentCalls.getContent({ slug: 'la-page' }),
      await contentCalls.listContentInNamespace({ namespace: 'page' }),
    ];
    expect(JSON.stringify(read)).not.toContain('Secret');
    const preview = await asRose(() => contentCalls.getContent({ slug: 'la-page', preview: true }));
    expect(preview?.md).toBe(draft);
  });
});
