import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkCalls } from '#src/features/content/life/menu-links.calls.ts';
import { siteSettings } from '#src/features/site/settings.server.ts';
import { siteCalls } from '#src/features/site/site.calls.ts';
import { collectPage } from '#src/server/page-store/tags.ts';
import { join } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let rose: string;
let camille: string;
const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);
const contact = { email: 'bonjour@exemple.fr', partners_email: '', phone: '', postal_address: '' };

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
  camille = (await join(app, 'camille')).token;
});
afterAll(() => app.close());

describe('the settings of the site', () => {
  it('start with what readers see before anyone saved them', async () => {
    const { items } = await asRose(() => siteCalls.getSiteSettings());
    expect(items.map(({ section, revision }) => [section, revision])).toContainEqual(['home', 0]);
    const home = items.find(({ section }) => section === 'home')?.value as { blocks: { kind: string }[] };
    expect(home.blocks[0]).toMatchObject({ kind: 'hero', enabled: true });
  });

  it('are an admin’s only', async () => {
    const given = { section: 'contact' as const, revision: 0, value: contact };
    await expect(siteCalls.getSiteSettings()).rejects.toMatchObject({ status: 401 });
    await expect(app.as(camille, () => siteCalls.saveSiteSetting(given))).rejects.toMatchObject({
      status: 403,
    });
  });

  it('are saved by section, each save a revision, and an old one is refused with the newer', async () => {
    const first = await asRose(() =>
      siteCalls.saveSiteSetting({ section: 'contact', revision: 0, value: contact }),
    );
    expect(first).toMatchObject({ revision: 1, value: contact });
    const late = asRose(() => siteCalls.saveSiteSetting({ section: 'contact', revision: 0, value: contact }));
    await expect(late).rejects.toMatchObject({
      code: 'revision_conflict',
      body: { setting: { section: 'contact', revision: 1 } },
    });
    const value = { ...contact, phone: '01 23 45 67 89' };
    await asRose(() => siteCalls.saveSiteSetting({ section: 'contact', revision: 1, value }));
    const history = await asRose(() => siteCalls.siteSettingHistory({ section: 'contact' }));
    expect(history).toMatchObject({
      total: 2,
      items: [{ revision: 2, author: 'rose@exemple.fr' }, { revision: 1 }],
    });
  });

  it('say beside which field a value does not fit', async () => {
    const value = { main: [{ label: '', href: 'javascript:alert(1)' }], footer: [], mobile: [] };
    const refused = asRose(() => siteCalls.saveSiteSetting({ section: 'menus', revision: 0, value }));
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'value.main.0.label': expect.any(String), 'value.main.0.href': expect.any(String) },
    });
  });

  it('make the pages that show them again, and no others', async () => {
    const { db } = app.services.database;
    const { tags } = await collectPage(() => siteSettings({ db }, 'faq', 'menus'));
    expect(tags).toEqual(['settings:faq', 'menus']);
    await asRose(() =>
      siteCalls.saveSiteSetting({
        section: 'faq',
        revision: 0,
        value: { themes: ['La liste'], questions: [] },
      }),
    );
    const { rows } = await app.services.database.query(
      'select tags from page_outbox order by id desc limit 1',
    );
    expect(rows[0]?.tags).toEqual(['settings:faq']);
  });
});

describe('the addresses of the site', () => {
  it('are not asked for with a character that no address holds', async () => {
    const refused = { code: 'invalid_input' };
    await expect(asRose(() => linkCalls.siteLinks({ query: 'a\0b' }))).rejects.toMatchObject(refused);
    await expect(asRose(() => linkCalls.findContent({ query: '\0' }))).rejects.toMatchObject(refused);
    await expect(asRose(() => linkCalls.checkLinks({ hrefs: ['/\0'] }))).rejects.toMatchObject(refused);
  });

  it('are found by their words, accents apart', async () => {
    const { items } = await asRose(() => linkCalls.siteLinks({ query: 'prenom' }));
    expect(items).toContainEqual({ href: '/prenoms', label: 'Prénoms', kind: 'fixed' });
  });

  it('are told from those that lead nowhere', async () => {
    const hrefs = ['/magazine', '/page/jamais-ecrite', 'https://ailleurs.fr/x', '/i/marketplace/ma-liste'];
    expect(await asRose(() => linkCalls.checkLinks({ hrefs }))).toEqual({ dead: ['/page/jamais-ecrite'] });
  });
});
