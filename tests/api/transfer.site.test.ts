import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VIEWS_MAX } from '#src/features/content/life/life.ts';
import { redirectCalls } from '#src/features/content/life/redirect.calls.ts';
import { viewCalls } from '#src/features/content/life/view.calls.ts';
import { siteFiles } from '#src/features/content/transfer/site/site-files.server.ts';
import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { siteCalls } from '#src/features/site/site.calls.ts';
import { seedThemes } from '#src/features/themes/seed.server.ts';
import { themeCalls } from '#src/features/themes/themes.calls.ts';
import { type Desk, openDesk, pageMd } from '../support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await seedThemes(desk.app.services.database.db);
});
afterAll(() => desk.app.close());

type Given = Record<string, unknown>;
const zip = (files: Given) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, value]) => [
        path,
        new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
      ]),
    ),
  );

async function looked(files: Given): Promise<string> {
  const archive = zip(files);
  const { id } = await desk.asRose(() =>
    transferCalls.beginImport({ name: 'site.zip', size: archive.length, publish: false }),
  );
  const bytes = Buffer.from(archive).toString('base64');
  await desk.asRose(() => transferCalls.sendImportPiece({ id, position: 0, bytes }));
  await desk.asRose(() => transferCalls.checkImport({ id }));
  await desk.app.runJobs();
  return id;
}
const linesOf = async (id: string) => (await desk.asRose(() => transferCalls.importReport({ id }))).items;
async function apply(id: string) {
  await desk.asRose(() => transferCalls.applyImport({ id }));
  await desk.app.runJobs();
  return linesOf(id);
}
const section = async (name: string) =>
  (await desk.asRose(() => siteCalls.getSiteSettings())).items.find((item) => item.section === name);

const notice = (text: string) => ({ 'site/settings/reviews.json': { notice: text } });

it('settings are looked at first, then saved as a new version that history keeps', async () => {
  const id = await looked(notice('Un premier texte.'));
  expect(await linesOf(id)).toMatchObject([{ path: 'site/settings/reviews.json', outcome: 'created' }]);
  expect(await section('reviews')).toMatchObject({ revision: 0 });
  await apply(id);
  expect(await section('reviews')).toMatchObject({ revision: 1, value: { notice: 'Un premier texte.' } });

  expect(await apply(await looked(notice('Un premier texte.')))).toMatchObject([{ outcome: 'unchanged' }]);
  expect(await apply(await looked(notice('Un second texte.')))).toMatchObject([
    { outcome: 'updated', message: 'La version 1 reste dans l’historique des réglages.' },
  ]);
  expect(await section('reviews')).toMatchObject({ revision: 2, value: { notice: 'Un second texte.' } });
}, 60_000);

it('redirects are taken where no page answers, and the others are named', async () => {
  await desk.publish(pageMd('page-vivante'));
  const redirects = [
    { path: '/page/vieille', to: '/page/page-vivante' },
    { path: '/page/page-vivante', to: '/page/vieille' },
    { path: '/page/morte', to: null },
  ];
  const lines = await apply(await looked({ 'site/redirects.json': redirects }));
  expect(lines).toMatchObject([
    {
      outcome: 'created',
      message: '2 redirections ajoutées. 1 laissée de côté\u202f: /page/page-vivante (une page y répond).',
    },
  ]);
  const { items } = await desk.asRose(() => redirectCalls.listRedirects({ query: '/page/vieille' }));
  expect(items).toMatchObject([{ path: '/page/vieille', to: '/page/page-vivante', source: 'manual' }]);
}, 60_000);

it('covers come back in their order and state, and keep their ids', async () => {
  const covers = async () =>
    (await desk.asRose(() => themeCalls.getThemesCoversByCategory({ only_enabled: false }))).categories;
  const before = await covers();
  const kept: Given = {};
  for await (const { path, bytes } of siteFiles(desk.app.services.database.db))
    if (path === 'site/covers.json') kept[path] = bytes.toString();
  const [first, second] = before;
  const moved = first?.covers[0]?.id ?? 0;
  await desk.asRose(() => themeCalls.moveThemeCategory({ id: first?.id ?? 0, to: 1 }));
  await desk.asRose(() =>
    themeCalls.updateThemecover({ id: moved, category_id: second?.id ?? 0, enabled: false }),
  );
  const lines = await apply(await looked(kept));
  expect(lines).toMatchObject([{ outcome: 'updated' }]);
  expect(await covers()).toEqual(before);
  expect(await apply(await looked(kept))).toMatchObject([{ outcome: 'unchanged' }]);
}, 60_000);

it('what is not as an export writes it is refused by name, and stops nothing else', async () => {
  const lines = await apply(
    await looked({
      'site/settings/menus.json': {
        main: [{ label: 'Piège', href: 'javascript:alert(1)' }],
        footer: [],
        mobile: [],
      },
      'site/redirects.json': '[{"path": "/page/coupee"',
      'site/covers.json': { categories: [{ name: 'A', covers: [{ cdn_url: '//ailleurs.example/x.webp' }] }] },
      'site/settings/social.json': { profiles: [] },
    }),
  );
  expect(Object.fromEntries(lines.map(({ path, outcome }) => [path, outcome]))).toEqual({
    'site/covers.json': 'refused',
    'site/redirects.json': 'refused',
    'site/settings/menus.json': 'refused',
    'site/settings/social.json': 'created',
  });
  expect(lines.find(({ path }) => path.endsWith('menus.json'))?.message).toContain('value.main.0.href');
  expect(lines.find(({ path }) => path.endsWith('redirects.json'))?.message).toBe(
    'Ce fichier n’est pas du JSON lisible.',
  );
}, 60_000);

const viewsHere = async () => (await desk.asRose(() => viewCalls.listViews())).items;
/** The file of an export that holds the views the team keeps. */
async function viewsWritten(): Promise<string> {
  for await (const { path, bytes } of siteFiles(desk.app.services.database.db))
    if (path === 'site/views.json') return new TextDecoder().decode(bytes as Uint8Array);
  return 'no such file';
}

it('the views that a team keeps go along, beside those of the other site, while there is room', async () => {
  const stale = { name: 'À rafraîchir', search: '?namespace=post&stale_months=12' };
  const { id } = await desk.asRose(() => viewCalls.saveView(stale));
  const written = await viewsWritten();
  expect(JSON.parse(written)).toEqual([stale]);
  expect(await apply(await looked({ 'site/views.json': written }))).toMatchObject([{ outcome: 'unchanged' }]);

  // What the team here keeps under the same name stays.
  await desk.asRose(() => viewCalls.deleteView({ id }));
  await desk.asRose(() => viewCalls.saveView({ ...stale, search: '?state=mine' }));
  const more = Array.from({ length: VIEWS_MAX }, (_, n) => ({ name: `Vue ${n}`, search: `?page=${n + 1}` }));
  expect(await apply(await looked({ 'site/views.json': [stale, ...more] }))).toMatchObject([
    { outcome: 'created', message: '39 vues apportées, 2 vues laissées de côté.' },
  ]);
  const kept = await viewsHere();
  expect(kept).toHaveLength(VIEWS_MAX);
  expect(kept.find(({ name }) => name === stale.name)?.search).toBe('?state=mine');
  expect(await apply(await looked({ 'site/views.json': [{ name: '', search: 'x' }] }))).toMatchObject([
    { outcome: 'refused' },
  ]);
}, 60_000);
