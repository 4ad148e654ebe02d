import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { redirectCalls } from '#src/features/content/life/redirect.calls.ts';
import { findRedirect } from '#src/features/redirects/redirects.server.ts';
import { auditLog } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, pageMd } from '../../support/desk.ts';

let desk: Desk;
type Saved = Parameters<typeof redirectCalls.saveRedirect>[0];
const save = (input: Saved) => desk.asRose(() => redirectCalls.saveRedirect(input));
const list = (input = {}) => desk.asRose(() => redirectCalls.listRedirects(input));
const leads = (path: string) => findRedirect(desk.app.services.database.db, path);

beforeAll(async () => {
  desk = await openDesk();
  await desk.publish(pageMd('arrivee'));
});
afterAll(() => desk.app.close());

describe('a redirect made by hand', () => {
  it('leads to a page, to another site, or says that the page is gone', async () => {
    await save({ path: '/page/partie', to: '/page/arrivee?de=la#ici', note: 'Refonte' });
    await save({ path: '/ailleurs/', to: 'https://exemple.fr/x' });
    await save({ path: '/page/finie', to: null });
    expect(await leads('/page/partie')).toBe('/page/arrivee?de=la#ici');
    expect(await leads('/ailleurs')).toBe('https://exemple.fr/x');
    expect(await leads('/page/finie')).toBeNull();
    expect((await list({ kind: 'external' })).items.map(({ path }) => path)).toEqual(['/ailleurs']);
    expect((await list({ kind: 'gone' })).items.map(({ path }) => path)).toEqual(['/page/finie']);
    expect((await list({ query: 'refonte' })).items).toMatchObject([{ source: 'manual', note: 'Refonte' }]);
  });

  it('is changed, moved and forgotten', async () => {
    await save({ path: '/page/a-changer', to: '/page/arrivee' });
    await save({ path: '/page/changee', to: '/magazine', replaces: '/page/a-changer' });
    expect(await leads('/page/a-changer')).toBeUndefined();
    expect(await leads('/page/changee')).toBe('/magazine');
    await desk.asRose(() => redirectCalls.deleteRedirect({ path: '/page/changee' }));
    expect(await leads('/page/changee')).toBeUndefined();
    const twice = desk.asRose(() => redirectCalls.deleteRedirect({ path: '/page/changee' }));
    await expect(twice).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is told of before a page takes its place, noted once one did, and kept from a publication of many', async () => {
    await save({ path: '/page/prise', to: '/page/arrivee', note: 'Campagne' });
    const there = () => desk.asRose(() => redirectCalls.manualRedirect({ path: '/page/prise' }));
    await expect(there()).resolves.toMatchObject({ redirect: { to: '/page/arrivee', note: 'Campagne' } });
    const page = await desk.create(pageMd('prise'));
    const many = () => desk.asRose(() => lifeCalls.bulkContent({ ids: [page.id], action: 'publish' }));
    await expect(many()).resolves.toMatchObject({
      done: [],
      refused: [{ id: page.id, err: expect.stringContaining('/page/prise') }],
    });
    expect(await leads('/page/prise')).toBe('/page/arrivee');
    await desk.asRose(() => editorCalls.enableContent({ id: page.id, enable: true }));
    expect(await leads('/page/prise')).toBeUndefined();
    await expect(there()).resolves.toEqual({ redirect: null });
    const noted = await desk.app.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'redirect.replace'));
    expect(noted).toMatchObject([{ detail: { path: '/page/prise', to: '/page/arrivee' } }]);
    await expect(
      desk.asInes(() => redirectCalls.manualRedirect({ path: '/page/prise' })),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('never makes a chain, whichever end is added', async () => {
    await save({ path: '/page/b', to: '/page/arrivee' });
    await save({ path: '/page/a', to: '/page/b' });
    expect(await leads('/page/a')).toBe('/page/arrivee');
    const renamed = await desk.publish(pageMd('de-passage'));
    await save({ path: '/page/c', to: '/page/de-passage' });
    await desk.rewrite(renamed.id, 'slug: de-passage', 'slug: installee');
    expect(await leads('/page/c')).toBe('/page/installee');
    await desk.rewrite(renamed.id, 'slug: installee', 'slug: de-passage');
    expect(await leads('/page/installee')).toBe('/page/de-passage');
    expect(await leads('/page/de-passage')).toBeUndefined();
    expect(await leads('/page/c')).toBe('/page/de-passage');
  });

  it.each([
    ['a loop', { path: '/page/tourne', to: '/page/tourne' }, 'redirect_loop'],
    ['a page that answers', { path: '/page/arrivee', to: '/magazine' }, 'path_in_use'],
    ['an address already taken', { path: '/page/partie', to: '/magazine' }, 'path_taken'],
    ['a target that is not there', { path: '/page/x', to: '/page/jamais' }, 'target_missing'],
    ['a target that is gone', { path: '/page/x', to: '/page/finie' }, 'target_missing'],
    ['a script', { path: '/page/x', to: 'javascript:alert(1)' }, 'target_invalid'],
    ['another site without its scheme', { path: '/page/x', to: '//exemple.fr' }, 'target_invalid'],
    ['an address with a password', { path: '/page/x', to: 'https://a:b@exemple.fr' }, 'target_invalid'],
    ['the home page', { path: '/', to: '/magazine' }, 'invalid_input'],
    ['a line in the middle', { path: '/pa\nge/x', to: '/magazine' }, 'path_invalid'],
    ['a line that is encoded', { path: '/page/x%0ay', to: '/magazine' }, 'path_invalid'],
    ['a target with a tab', { path: '/page/x', to: '/maga\tzine' }, 'target_invalid'],
    ['the admin', { path: '/a/admin', to: '/magazine' }, 'path_invalid'],
    ['another site’s address', { path: 'https://exemple.fr/x', to: '/magazine' }, 'path_invalid'],
  ])('is refused for %s', async (_, input, code) => {
    await expect(save(input)).rejects.toMatchObject({ code });
  });

  it('is told all that is wrong at once, each beside its field', async () => {
    await expect(save({ path: 'ici', to: 'javascript:1' })).rejects.toMatchObject({
      code: 'path_invalid',
      fields: { path: expect.any(String), to: expect.any(String) },
    });
  });

  it('is refused when it would lead back through another one', async () => {
    await save({ path: '/page/aller', to: 'https://exemple.fr' });
    await save({ path: '/page/aller', to: '/page/arrivee', replaces: '/page/aller' });
    await desk.asRose(() => redirectCalls.deleteRedirect({ path: '/page/aller' }));
    const { db } = desk.app.services.database;
    const { redirect } = await import('#src/server/db/schema/index.ts');
    await db.insert(redirect).values({ path: '/page/vers-r', toPath: '/page/retour' });
    await expect(save({ path: '/page/retour', to: '/page/vers-r' })).rejects.toMatchObject({
      code: 'redirect_loop',
    });
  });

  it('is an editor’s, and its page is made again', async () => {
    const stranger = desk.asInes(() => redirectCalls.saveRedirect({ path: '/page/y', to: '/magazine' }));
    await expect(stranger).rejects.toMatchObject({ status: 403 });
    await expect(desk.asInes(() => redirectCalls.listRedirects({}))).rejects.toMatchObject({ status: 403 });
    const { rows } = { rows: await desk.app.services.database.query('select tags from page_outbox', []) };
    expect(JSON.stringify(rows)).toContain('redirect:/page/partie');
  });
});

describe('an item whose slug changes', () => {
  it('leaves no redirect while it was never published', async () => {
    const draft = await desk.create(pageMd('jamais-vue'));
    await desk.asRose(() => editorCalls.updateContent({ md: draft.md.replace('jamais-vue', 'vue') }));
    expect(await leads('/page/jamais-vue')).toBeUndefined();
  });
});
