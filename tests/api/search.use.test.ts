import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TUNING } from '#search/tuning.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { countPopularity } from '#src/features/lists/popularity.jobs.server.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { countOpened } from '#src/features/search/use/count-use.server.ts';
import { searchUseCalls } from '#src/features/search/use/use.calls.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { product, statCount } from '#src/server/db/schema/index.ts';
import { views } from '#src/server/views/view-counter.ts';
import { endDays, writeViews } from '#src/server/views/write-views.ts';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { openShop, type Shop } from './search.shop.ts';

const TODAY = parisDay(new Date());
const SITE = 'https://exemple.fr';
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let shop: Shop;
let rose: Member;
let ines: Member;

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  [rose, ines] = [await join(app, 'rose'), await join(app, 'ines')];
  await app.runJobs();
});
afterAll(() => app.close());

const idOf = (name: string) => shop.products.get(name) ?? 0;
const resultsOf = (words: string) => `${SITE}/i/marketplace/recherche?q=${encodeURIComponent(words)}`;
const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);

async function count(
  what: string,
  label: string,
  { value, day = TODAY, path = '' }: { value: number; day?: string; path?: string },
) {
  await app.services.database.db
    .insert(statCount)
    .values({ day, what, path, label, value })
    .onConflictDoUpdate({
      target: [statCount.day, statCount.what, statCount.path, statCount.label],
      set: { value },
    });
}

async function written() {
  const batch = views.take();
  if (batch) await writeViews(app.services.database, { ...batch, day: TODAY }, TODAY);
  const rows = await app.services.database.db.select().from(statCount);
  return rows.filter(({ what }) => what.startsWith('search_'));
}

it('is for who has the right of the catalogue', async () => {
  for (const { contract } of Object.values(searchUseCalls)) {
    expect((await app.send(contract.path, '{}')).status).toBe(401);
    const given = await app.send(contract.path, '{}', { authorization: `Bearer ${ines.token}` });
    expect(given.status).toBe(403);
  }
});

describe('what a search led to', () => {
  it('is counted by its words and the page, without anybody', async () => {
    views.take();
    countOpened('/marketplace/produit/7-lit-blanc', resultsOf(' Lit  BLANC '));
    countOpened('/marketplace/produit/7-lit-blanc', `${resultsOf('lit blanc')}&page=2&couleur=blanc`);
    countOpened('/marketplace/produit/7-lit-blanc', `${SITE}/magazine`);
    countOpened('/i/marketplace/recherche', resultsOf('lit'));
    countOpened('/magazine', resultsOf('jean.dupont@exemple.fr'));
    countOpened('/magazine', resultsOf('06 12 34 56 78'));
    const rows = await written();
    expect(rows).toMatchObject([
      { what: 'search_opened', label: 'lit blanc', path: '/marketplace/produit/7', value: 2 },
    ]);
  });

  it('is counted once when a search over a page is over: with what it found and what was opened', async () => {
    views.take();
    const yoyo = idOf('Poussette Yoyo');
    const told = async (input: object, agent = AGENT) => {
      const { status } = await app.send('/api/search/used', JSON.stringify(input), { userAgent: agent });
      return status;
    };
    const used = { query: ' Petit  LIT ', found: 3, opened: true };
    expect(await told({ ...used, product: yoyo })).toBe(200);
    expect(await told({ ...used, product: 999_999 })).toBe(200);
    const { db } = app.services.database;
    const [own] = await db
      .insert(product)
      .values({ kind: 'external', name: 'À soi', slug: 'a-soi' })
      .returning({ id: product.id });
    expect(await told({ ...used, product: own?.id })).toBe(200);
    expect(await told({ query: 'zzyzx', found: 0 })).toBe(200);
    expect(await told({ query: 'jean.dupont@exemple.fr', found: 0 })).toBe(200);
    expect(await told(used, 'curl/8')).toBe(200);
    const batch = views.take();
    expect(Object.fromEntries(batch?.tallies ?? [])).toEqual({
      'searches petit lit': 3,
      [`search_opened petit lit\n/marketplace/produit/${yoyo}`]: 1,
      'search_opened petit lit': 2,
      'searches zzyzx': 1,
      'empty_searches zzyzx': 1,
    });
    for (const wrong of [{}, { query: 'lit', found: -1 }, { query: 'lit', found: 1, product: 'x' }])
      expect((await app.send('/api/search/used', JSON.stringify(wrong))).body.code).toBe('invalid_input');
  });

  it('is counted when a product is added from it, and not for a program', async () => {
    const yoyo = idOf('Poussette Yoyo');
    const headers = (agent: string) => ({
      authorization: `Bearer ${ines.token}`,
      userAgent: agent,
      cameFrom: resultsOf('poussette'),
    });
    const body = JSON.stringify({ product_id: yoyo });
    const { path } = itemCalls.addItemToMain.contract;
    expect((await app.send(path, body, headers(AGENT))).body.err).toBeUndefined();
    await app.send(path, body, headers('curl/8'));
    const rows = (await written()).filter(({ what }) => what === 'search_added');
    expect(rows).toMatchObject([{ label: 'poussette', path: `/marketplace/produit/${yoyo}`, value: 1 }]);
  });

  it('goes after thirteen months, and after one where few searched it', async () => {
    await count('searches', 'ancienne', { value: 90, day: addDays(TODAY, -420) });
    await count('search_opened', 'ancienne', { value: 9, day: addDays(TODAY, -420), path: '/magazine' });
    await count('searches', 'rare', { value: 2, day: addDays(TODAY, -40) });
    await count('search_added', 'rare', {
      value: 1,
      day: addDays(TODAY, -40),
      path: '/marketplace/produit/1',
    });
    await count('searches', 'fréquente', { value: 30, day: addDays(TODAY, -40) });
    await count('search_opened', 'fréquente', { value: 1, day: addDays(TODAY, -40), path: '/magazine' });
    await endDays(app.services.database, TODAY);
    const left = await app.services.database.db.select().from(statCount);
    const labels = new Set(left.map(({ label }) => label));
    expect([labels.has('ancienne'), labels.has('rare'), labels.has('fréquente')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it('tells the week’s empty and abandoned searches of several, and no others', async () => {
  await count('searches', 'turbulette', { value: 12 });
  await count('empty_searches', 'turbulette', { value: 11 });
  await count('searches', 'landau', { value: 20 });
  await count('search_opened', 'landau', { value: 1, path: '/marketplace/produit/1' });
  await count('searches', 'biberon', { value: 20 });
  await count('search_opened', 'biberon', { value: 9, path: '/marketplace/produit/3' });
  await count('searches', 'secret', { value: 4 });
  await count('empty_searches', 'secret', { value: 4 });
  await count('searches', 'vieille', { value: 40, day: addDays(TODAY, -8) });
  await count('empty_searches', 'vieille', { value: 40, day: addDays(TODAY, -8) });
  const { empty, abandoned } = await asRose(() => searchUseCalls.getSearchUse({}));
  expect(empty).toEqual([{ words: 'turbulette', searches: 12, opened: 0, added: 0 }]);
  expect(abandoned).toEqual([{ words: 'landau', searches: 20, opened: 1, added: 0 }]);
});

it('measures judged queries before and after a change, and refuses one that is wrong', async () => {
  const yoyo = idOf('Poussette Yoyo');
  await count('searches', 'bolide', { value: 30 });
  await count('search_added', 'bolide', { value: 6, path: `/marketplace/produit/${yoyo}` });
  const tuning = { ...DEFAULT_TUNING, groups: [{ terms: ['bolide', 'poussette'] }] };
  const { sets } = await asRose(() => searchUseCalls.measureSearch({ tuning }));
  const used = sets.find(({ set }) => set === 'used');
  expect(used?.changed).toContainEqual(expect.objectContaining({ query: 'bolide', before: 0 }));
  expect(used?.after.ndcg).toBeGreaterThan(used?.before.ndcg ?? 1);
  const wrong = { ...DEFAULT_TUNING, groups: [{ terms: ['seul'] }] };
  await expect(asRose(() => searchUseCalls.measureSearch({ tuning: wrong }))).rejects.toMatchObject({
    code: 'field_invalid',
    fields: { 'tuning.groups.0.terms': expect.any(String) },
  });
});

it('suggests what many searched, and not what few did', async () => {
  await count('searches', 'poussette trio pliante', { value: 40 });
  await count('searches', 'poussette de madame x', { value: 3 });
  const { items } = await searchCalls.suggest({ query: 'pouss', limit: 20 });
  const texts = items.map(({ text }) => text);
  expect(texts).toContain('poussette trio pliante');
  expect(texts).not.toContain('poussette de madame x');
});

it('puts what lists hold before what they do not, less as it grows old', async () => {
  const { db } = app.services.database;
  const popularityOf = async (name: string) => {
    const [row] = await db
      .select()
      .from(product)
      .where(eq(product.id, idOf(name)));
    return row?.popularity ?? 0;
  };
  await db.update(product).set({ popularity: 0 });
  await countPopularity(app.services);
  const now = await popularityOf('Poussette Yoyo');
  expect(now).toBeGreaterThan(0);
  expect(await popularityOf('Biberon en verre')).toBe(0);
  await db.execute(sql`update list_item set added_at = added_at - interval '120 days'`);
  await countPopularity(app.services);
  expect(await popularityOf('Poussette Yoyo')).toBeLessThan(now);
  expect(await countPopularity(app.services)).toBe(0);
});
