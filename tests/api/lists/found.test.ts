import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { binCalls } from '#src/features/lists/bin/bin.calls.ts';
import { PUBLIC_LISTS } from '#src/features/lists/found/public-lists.server.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { publicPaths } from '#src/journeys/sitemap/sitemap.server.ts';
import { sitemapFile } from '#src/journeys/sitemap/sitemap-files.server.ts';
import { join, type Member, PASSWORD } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const show = (visibility: string) =>
  asCamille(() => listCalls.updateSetting({ ...list(), setting_name: 'visibility', val: visibility }));

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
});
afterAll(() => app.close());

async function found(query: string): Promise<string[]> {
  const { items } = await searchCalls.content({ query });
  return items.flatMap(({ namespace, href }) => (namespace === 'list' ? [href] : []));
}
const mapped = async () => {
  const xml = await sitemapFile(app.services.database.db, 'listes', {
    publicUrl: 'https://exemple.fr',
    demoIndexed: false,
  });
  return [...(xml?.toString() ?? '').matchAll(/<loc>https:\/\/exemple\.fr([^<]*)/g)].map(([, path]) => path);
};
/** Counts how often the site map of lists was to be made again so far. */
async function published(): Promise<number> {
  const { rows } = await app.services.database.query(
    'select count(*)::int as times from page_outbox where $1 = any(tags)',
    [PUBLIC_LISTS],
  );
  return Number((rows[0] as { times: number }).times);
}

it('a list is found and in the site map while it is public, by its parents’ names or its title, and never else', async () => {
  expect([await found('Camille Durand'), await mapped()]).toEqual([[], []]);
  await show('public');
  const here = `/${camille.slug}`;
  for (const words of ['camille durand', 'La liste de Camille', 'DURAND', 'camil'])
    expect(await found(words), words).toEqual([here]);
  for (const words of ['Camille Martin', 'la liste', 'ca', 'benali', '%', ''])
    expect(await found(words), words).toEqual([]);
  expect(await mapped()).toEqual([here]);
  await asCamille(() => listCalls.updateList({ ...list(), title: 'Bienvenue à l’Étoile' }));
  expect(await found('etoile')).toEqual([here]);
  for (const visibility of ['unlisted', 'private']) {
    await show(visibility);
    expect([await found('Durand'), await mapped()]).toEqual([[], []]);
  }
});

it('leaves both when it is archived, deleted or erased, comes back with it, and moves with its address', async () => {
  await show('public');
  const steps: [() => Promise<unknown>, string[]][] = [
    [() => listCalls.updateList({ ...list(), archived: true }), []],
    [() => listCalls.updateList({ ...list(), archived: false }), [`/${camille.slug}`]],
    [() => listCalls.updateList({ ...list(), slug: 'un-autre-nom' }), ['/un-autre-nom']],
    [() => listCalls.deleteList(list()), []],
    [() => binCalls.restoreList(list()), ['/un-autre-nom']],
    [() => profileCalls.deleteMyAccount({ password: PASSWORD }), []],
  ];
  for (const [step, paths] of steps) {
    const before = await published();
    await asCamille(step);
    expect([await found('etoile'), await mapped()]).toEqual([paths, paths]);
    expect(await published()).toBeGreaterThan(before);
  }
});

it('is no page that is kept ready or exported', async () => {
  await app.as(ines.token, () =>
    listCalls.updateSetting({ list_uuid: ines.listUuid, setting_name: 'visibility', val: 'public' }),
  );
  expect(await mapped()).toEqual([`/${ines.slug}`]);
  expect(await publicPaths(app.services.database.db)).not.toContain(`/${ines.slug}`);
});
