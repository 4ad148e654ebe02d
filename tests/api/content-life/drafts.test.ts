import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { type Desk, openDesk, pageMd, postMd } from '../../support/desk.ts';

let desk: Desk;
const draft = (md: string) => desk.asRose(() => editorCalls.saveDraft({ md }));
const history = (id: number) => desk.asRose(() => lifeCalls.contentHistory({ id }));

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

describe('a draft', () => {
  it('written from an older draft is refused with the newer one, and nothing is lost', async () => {
    const page = await desk.publish(pageMd('a-deux'));
    await draft(page.md.replace('Un texte', 'Le sien'));
    const late = draft(page.md.replace('Un texte', 'Le mien'));
    await expect(late).rejects.toMatchObject({
      code: 'revision_conflict',
      body: { content: { md: expect.stringContaining('Le sien'), revision: 2 } },
    });
    const { md } = await desk.asRose(() => editorCalls.contentDetail({ id: page.id }));
    expect(md).toContain('Le sien');
    expect((await contentCalls.getPage({ slug: 'a-deux' })).html).toContain('Un texte');
  });

  it('of the same words changes nothing, and a save over it is refused', async () => {
    const page = await desk.publish(pageMd('pareil'));
    expect((await draft(page.md)).revision).toBe(1);
    const kept = await draft(page.md.replace('Un texte', 'Autre'));
    expect((await draft(kept.md)).revision).toBe(2);
    const old = desk.asRose(() => editorCalls.updateContent({ md: page.md.replace('Un texte', 'Vieux') }));
    await expect(old).rejects.toMatchObject({ code: 'revision_conflict' });
  });

  it('dropped by a colleague makes the next one a conflict', async () => {
    const page = await desk.publish(pageMd('abandonne'));
    const kept = await draft(page.md.replace('Un texte', 'Autre'));
    const live = await desk.asRose(() => editorCalls.discardDraft({ id: page.id }));
    expect(live).toMatchObject({ revision: 3, md: expect.stringContaining('Un texte') });
    await expect(draft(kept.md.replace('Autre', 'Suite'))).rejects.toMatchObject({
      code: 'revision_conflict',
    });
  });
});

describe('the history', () => {
  it('says who did what, and keeps one line for the drafts of a sitting', async () => {
    const page = await desk.publish(pageMd('historique'));
    const one = await draft(page.md.replace('Un texte', 'Deux mots de plus'));
    const two = await draft(one.md.replace('title: "Une page"', 'title: "Autre titre"'));
    await desk.asRose(() => editorCalls.updateContent({ md: two.md }));
    await desk.asRose(() => editorCalls.restoreRevision({ id: page.id, revision: 1 }));
    const { items, total } = await history(page.id);
    expect(total).toBe(4);
    expect(items).toMatchObject([
      { revision: 5, kind: 'restore', restored_from: 1, author: 'Rose' },
      { revision: 4, kind: 'save', fields: ['title', '(texte)'], words: 2 },
      { revision: 3, kind: 'draft', fields: ['title', '(texte)'], words: 2 },
      { revision: 1, kind: 'save' },
    ]);
    const text = await desk.asRose(() => lifeCalls.revisionText({ id: page.id, revision: 3 }));
    expect(text.md).toContain('Autre titre');
  });

  it('is for editors, of revisions that exist', async () => {
    await expect(desk.asInes(() => lifeCalls.contentHistory({ id: 1 }))).rejects.toMatchObject({
      status: 403,
    });
    const none = desk.asRose(() => lifeCalls.revisionText({ id: 1, revision: 99 }));
    await expect(none).rejects.toMatchObject({ code: 'not_found' });
    await expect(history('un' as unknown as number)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is told beside what readers have', async () => {
    const page = await desk.publish(pageMd('etat', 'Voir [là](/page/rien).'));
    await draft(page.md.replace('Voir', 'Lire'));
    const state = await desk.asRose(() => lifeCalls.contentState({ id: page.id }));
    expect(state).toMatchObject({
      has_draft: true,
      draft_by: 'Rose',
      broken: [{ kind: 'page', target: '/page/rien' }],
      live_md: expect.stringContaining('Voir'),
    });
    const gone = desk.asRose(() => lifeCalls.contentState({ id: 999_999 }));
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a category that takes another slug', () => {
  it('is followed by its articles, which keep answering where they were', async () => {
    const post = await desk.publish(postMd('qui-suit', 'Texte', 'tags:\n  - a   # gardé\n'));
    const { items } = await desk.asRose(() => lifeCalls.searchContent({ namespace: 'category' }));
    await desk.rewrite(items[0]?.id ?? 0, 'slug: grossesse', 'slug: attendre');
    const moved = await contentCalls.getPost({ slug: 'qui-suit' });
    expect(moved.category?.slug).toBe('attendre');
    const { md } = await desk.asRose(() => editorCalls.contentDetail({ id: post.id }));
    expect(md).toContain('category: attendre\ntags:\n  - a   # gardé\n');
    const { items: left } = await desk.asRose(() =>
      import('#src/features/content/life/redirect.calls.ts').then(({ redirectCalls }) =>
        redirectCalls.listRedirects({ query: 'qui-suit' }),
      ),
    );
    expect(left).toMatchObject([
      { path: '/magazine/grossesse/qui-suit', to: '/magazine/attendre/qui-suit', source: 'auto' },
    ]);
  });
});
