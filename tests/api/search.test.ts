import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishPlaces } from '#src/features/places/places.server.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { contentResults } from '#src/journeys/catalogue-pages/content-results.server.ts';
import type { Database } from '#src/server/db/connect.ts';
import { brand, content, searchOutbox } from '#src/server/db/schema/index.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import { changeProduct, openShop, type Shop } from './search.shop.ts';

let app: TestApp;
let shop: Shop;
const yoyo = () => shop.products.get('Poussette Yoyo') ?? 0;

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  await app.runJobs();
});
afterAll(() => app.close());

describe('instant search', () => {
  it('answers products, selections and brands with their counts', async () => {
    const { products, tags, brands } = await searchCalls.instant({ query: 'poussette' });
    expect(products.hits).toBe(2);
    expect(products.results.map(({ name }) => name)).toEqual(['Poussette Yoyo', 'Poussette trio']);
    expect(tags).toEqual({ hits: 0, results: [] });
    expect(brands).toEqual({ hits: 0, results: [] });
    const promenade = await searchCalls.instant({ query: 'prom' });
    expect(promenade.tags.results[0]).toMatchObject({ slug: 'promenade', featured_product: { id: yoyo() } });
    const beaba = await searchCalls.instant({ query: 'beaba' });
    expect(beaba.brands.results).toEqual([
      { id: shop.brandId, name: 'Béaba', slug: 'beaba', has_cms_entry: false, logo: null },
    ]);
  });

  it('never shows items of a list, nor what is in the bin', async () => {
    const { products } = await searchCalls.instant({ query: 'poussette boutique corbeille' });
    expect(products.results.every(({ kind }) => kind === 'catalogue')).toBe(true);
    expect((await searchCalls.instant({ query: 'corbeille' })).products.hits).toBe(0);
  });

  it('keeps to each limit, and answers nothing to nothing', async () => {
    const few = await searchCalls.instant({ query: 'poussette', limit: [1, 0, 0] });
    expect(few.products).toMatchObject({ hits: 2, results: [{ id: yoyo() }] });
    expect(await searchCalls.instant({ query: '' })).toEqual({
      products: { hits: 0, results: [] },
      tags: { hits: 0, results: [] },
      brands: { hits: 0, results: [] },
    });
  });

  it('marks what it found when asked', async () => {
    const { products } = await searchCalls.instant({ query: 'yoyo', highlight: true });
    expect(products.results[0]?.highlighted?.name).toBe('Poussette <mark>Yoyo</mark>');
  });

  it.each([
    ['a query too long', { query: 'x'.repeat(201) }, 'query'],
    ['a limit above 100', { query: 'a', limit: [101, 1, 1] }, 'limit.0'],
    ['two limits', { query: 'a', limit: [1, 1] }, 'limit'],
    ['an unknown key', { query: 'a', page: 2 }, 'page'],
    ['no query', {}, 'query'],
    ['a character that is no text', { query: 'lit\0' }, 'query'],
  ])('refuses %s', async (_, input, field) => {
    const { body } = await app.send('/api/search/instant', JSON.stringify(input));
    expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it.each(['"', "'; drop table product; --", 'a:* & !b', '🍼', '%', '\\', '<b>'])(
    'survives the query %j',
    async (query) => {
      expect((await searchCalls.instant({ query })).products.hits).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('product search', () => {
  it('pages, filters, sorts and counts facets', async () => {
    const answer = await searchCalls.products({ query: 'poussette', per_page: 1, sort: 'price_desc' });
    expect(answer).toMatchObject({ page: 1, per_page: 1, total: 2, items: [{ name: 'Poussette trio' }] });
    expect(answer.facets).toEqual({
      brand: [{ slug: 'beaba', name: 'Béaba', count: 2 }],
      tag: [{ slug: 'promenade', name: 'Promenade', count: 1 }],
      classification: [{ value: 'sortir', count: 2 }],
      size: [],
      colour: [],
      material: [],
      age: [],
      price: { min: 49_900, max: 79_900 },
    });
    const cheap = await searchCalls.products({ query: '', filters: { price_max: 2_000, brand: 'beaba' } });
    expect(cheap.items.map(({ name }) => name)).toEqual(['Biberon en verre']);
    const inStock = await searchCalls.products({
      query: '',
      filters: { in_stock: true, classification: ['sortir'] },
    });
    expect(inStock.total).toBe(2);
  });

  it.each([
    ['page zero', { query: '', page: 0 }],
    ['61 a page', { query: '', per_page: 61 }],
    ['another order', { query: '', sort: 'popular' }],
    ['an unknown filter', { query: '', filters: { color: 'red' } }],
    ['a negative price', { query: '', filters: { price_min: -1 } }],
  ])('refuses %s', async (_, input) => {
    expect((await app.send('/api/search/products', JSON.stringify(input))).body.code).toBe('invalid_input');
  });
});

describe('search in pages', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('finds articles by their text, never drafts', async () => {
    expect((await searchCalls.content({ query: 'chassis' })).items).toEqual([
      {
        title: 'Choisir sa poussette',
        href: '/magazine/preparer/choisir-sa-poussette',
        excerpt: 'Ville ou campagne',
        namespace: 'post',
      },
    ]);
  });

  it('finds first names, and the towns that have a page', async () => {
    expect((await searchCalls.content({ query: 'zoe' })).items[0]).toEqual({
      title: 'Zoé',
      href: '/prenoms/zoe',
      excerpt: 'Prénom féminin',
      namespace: 'first-name',
    });
    expect((await searchCalls.content({ query: 'nantes' })).items[0]).toMatchObject({
      href: '/naissances/nantes-44',
      excerpt: '44000, Loire-Atlantique',
    });
    expect((await searchCalls.content({ query: 'abbaretz' })).items).toEqual([]);
  });

  it('finds the communes too small for the index beside what it holds', async () => {
    const services = { database, search: app.services.search };
    await publishPlaces(database.db, 1);
    const found = (query: string) => contentResults(services, { query, limit: 5 });
    expect((await found('abbaretz')).items[0]).toMatchObject({
      href: '/naissances/abbaretz-44',
      excerpt: '44170, Loire-Atlantique',
    });
    expect((await found('nantes')).items.map(({ title }) => title)).toEqual(['Nantes', 'Nantes-en-Ratier']);
    expect((await found('chassis')).items[0]?.namespace).toBe('post');
    expect((await found('')).items).toEqual(
      (await app.services.search.content({ query: '', limit: 5 })).items,
    );
  });
});

describe('the outbox', () => {
  const waiting = () => app.services.database.db.select().from(searchOutbox);

  it('brings changes to the index and forgets what it applied', async () => {
    await changeProduct(app, yoyo(), { name: 'Poussette Pirouette' });
    expect(await waiting()).toHaveLength(1);
    await app.runJobs();
    expect(await waiting()).toEqual([]);
    expect((await searchCalls.instant({ query: 'pirouette' })).products.hits).toBe(1);
    expect((await searchCalls.instant({ query: 'promenade' })).tags.results[0]?.featured_product?.name).toBe(
      'Poussette Pirouette',
    );
  });

  it('renames a brand in its products, and knows when it has a page', async () => {
    const { db } = app.services.database;
    await db.update(brand).set({ name: 'Zébulon' }).where(eq(brand.id, shop.brandId));
    await tellSearch(db, 'brand', [shop.brandId]);
    await app.runJobs();
    const pages = async (query: string) =>
      (await searchCalls.content({ query })).items.filter(({ href }) => href === '/marque/beaba');
    expect(await pages('zebulon')).toMatchObject([{ title: 'Zébulon', namespace: 'brand' }]);
    const page = {
      namespace: 'brand',
      slug: 'beaba',
      templateName: 'brand',
      title: 'Béaba',
      status: 'published' as const,
      md: '',
    };
    const [made] = await db.insert(content).values(page).returning();
    await tellSearch(db, 'content', [made?.id ?? 0]);
    await app.runJobs();
    const { products, brands } = await searchCalls.instant({ query: 'zebulon' });
    expect(products.hits).toBe(3);
    expect(brands.results[0]).toMatchObject({ name: 'Zébulon', has_cms_entry: true });
    // The page that an editor wrote stands for the one that was made.
    expect(await pages('zebulon')).toEqual([]);
    expect(await pages('beaba')).toHaveLength(1);
  });

  it('takes what is deleted or unpublished out', async () => {
    await changeProduct(app, yoyo(), { deletedAt: new Date() });
    const { db } = app.services.database;
    const [article] = await db
      .update(content)
      .set({ status: 'draft' })
      .where(eq(content.slug, 'choisir-sa-poussette'))
      .returning();
    await tellSearch(db, 'content', [article?.id ?? 0]);
    await app.runJobs();
    expect((await searchCalls.instant({ query: 'pirouette' })).products.hits).toBe(0);
    expect((await searchCalls.content({ query: 'chassis' })).items).toEqual([]);
  });
});
