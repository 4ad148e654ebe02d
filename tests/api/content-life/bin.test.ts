import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { findRedirect } from '#src/features/redirects/redirects.server.ts';
import { type Desk, openDesk, pageMd, postMd } from '../../support/desk.ts';

const DAY_MS = 86_400_000;
let desk: Desk;
const remove = (id: number) => desk.asRose(() => editorCalls.deleteContent({ id }));
const inBin = async () => {
  const { items } = await desk.asRose(() => lifeCalls.searchContent({ state: 'deleted' }));
  return items.map(({ id }) => id);
};

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

describe('before something is deleted', () => {
  it('what leads to it is shown: texts, references, menus, and the products it shows', async () => {
    const target = await desk.publish(pageMd('cible', 'Ici.\n\n::produit{id=12}\n'));
    await desk.publish(pageMd('source', 'Voir [la cible](/page/cible?x=1#la).', 'La source'));
    const found = await desk.asRose(() => lifeCalls.contentBacklinks({ id: target.id }));
    expect(found).toMatchObject({
      path: '/page/cible',
      total: 1,
      items: [{ title: 'La source', kind: 'page' }],
      menus: [],
      products: [{ id: 12, name: null }],
    });
    await desk.publish(postMd('un-post'));
    const category = await desk.asRose(() => lifeCalls.searchContent({ namespace: 'category' }));
    const of = await desk.asRose(() => lifeCalls.contentBacklinks({ id: category.items[0]?.id ?? 0 }));
    expect(of.items).toMatchObject([{ kind: 'reference', title: 'Un article' }]);
  });

  it('an editor alone may ask, of something that exists', async () => {
    await expect(desk.asInes(() => lifeCalls.contentBacklinks({ id: 1 }))).rejects.toMatchObject({
      status: 403,
    });
    const none = desk.asRose(() => lifeCalls.contentBacklinks({ id: 999_999 }));
    await expect(none).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the bin', () => {
  it('empties itself after thirty days, and the address goes on answering that it is gone', async () => {
    const made = await desk.publish(pageMd('perimee'));
    await remove(made.id);
    desk.app.services.moveClock(29 * DAY_MS);
    await desk.app.runJobs();
    expect(await inBin()).toContain(made.id);
    desk.app.services.moveClock(31 * DAY_MS);
    await desk.app.runJobs();
    desk.app.services.moveClock(0);
    expect(await inBin()).not.toContain(made.id);
    expect(await findRedirect(desk.app.services.database.db, '/page/perimee')).toBeNull();
  });

  it('lets go of an item for good on demand, and of nothing that is not in it', async () => {
    const made = await desk.publish(pageMd('definitive'));
    const early = desk.asRose(() => lifeCalls.purgeContent({ id: made.id }));
    await expect(early).rejects.toMatchObject({ code: 'not_found' });
    await remove(made.id);
    const stranger = desk.asInes(() => lifeCalls.purgeContent({ id: made.id }));
    await expect(stranger).rejects.toMatchObject({ status: 403 });
    await desk.asRose(() => lifeCalls.purgeContent({ id: made.id }));
    const back = desk.asRose(() => editorCalls.restoreContent({ id: made.id }));
    await expect(back).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an action on several items', () => {
  it('is done for each that can, and refused by name for the others', async () => {
    const ready = await desk.create(pageMd('en-lot'));
    const bare = await desk.create('---\nnamespace: post\nslug: sans-rubrique\ntitle: Sans rubrique\n---\n');
    const ids = [ready.id, bare.id, 999_999];
    const result = await desk.asRose(() => lifeCalls.bulkContent({ ids, action: 'publish' }));
    expect(result.done).toEqual([ready.id]);
    expect(result.refused).toMatchObject([
      { id: bare.id, title: 'Sans rubrique', err: expect.stringContaining('rubrique') },
      { id: 999_999, title: '' },
    ]);
    expect((await contentCalls.getPage({ slug: 'en-lot' })).status).toBe('published');
  });

  it('publishes drafts, unpublishes, bins, restores and purges', async () => {
    const one = await desk.publish(pageMd('lot-un'));
    await desk.asRose(() => editorCalls.saveDraft({ md: one.md.replace('Un texte', 'Le brouillon') }));
    const bulk = (action: 'publish' | 'unpublish' | 'bin' | 'restore' | 'purge') =>
      desk.asRose(() => lifeCalls.bulkContent({ ids: [one.id], action }));
    await bulk('publish');
    expect((await contentCalls.getPage({ slug: 'lot-un' })).html).toContain('Le brouillon');
    await bulk('unpublish');
    await expect(contentCalls.getPage({ slug: 'lot-un' })).rejects.toMatchObject({ status: 404 });
    await bulk('bin');
    expect(await inBin()).toContain(one.id);
    await bulk('restore');
    expect(await inBin()).not.toContain(one.id);
    await bulk('bin');
    expect(await bulk('purge')).toMatchObject({ done: [one.id], refused: [] });
  });

  it('is for editors, on sixty items at most', async () => {
    const asked = { ids: [1], action: 'bin' as const };
    await expect(desk.asInes(() => lifeCalls.bulkContent(asked))).rejects.toMatchObject({ status: 403 });
    const many = { ids: Array.from({ length: 61 }, (_, n) => n + 1), action: 'bin' as const };
    await expect(desk.asRose(() => lifeCalls.bulkContent(many))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
