import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_FIELDS } from '#search/documents/product.ts';
import type { ProductFilters, ProductSort, SearchIndex } from '#search/index.ts';
import { ENGINES, type OpenEngine } from './support/engines.ts';
import { HOSTILE } from './support/hostile.ts';
import { sample, stockShop } from './support/shop.ts';

describe.each(ENGINES)('The search index on %s', (_name, open) => {
  let engine: OpenEngine;
  let index: SearchIndex;

  beforeAll(async () => {
    engine = await open();
    index = engine.index;
    await stockShop(index);
  });
  afterAll(() => engine?.close());

  const instant = (query: string, highlight = false) =>
    index.instant({ query, limit: [20, 10, 40], highlight });
  const ids = async (query: string) => (await instant(query)).products.results.map((product) => product.id);
  const products = (query: string, filters: ProductFilters = {}, sort: ProductSort = 'relevance') =>
    index.products({ query, page: 1, per_page: 24, filters, sort });

  it('finds words whatever their accents and case', async () => {
    expect(await ids('neo')).toEqual([9]);
    expect(await ids('NÉO')).toEqual([9]);
    expect(await ids('siege auto')).toContain(21);
    expect((await instant('coeur')).tags.results.map((tag) => tag.slug)).toEqual(['sommeil']);
    expect((await instant('beaba')).brands.results.map((brand) => brand.slug)).toEqual(['beaba']);
  });

  it('takes singular and plural for one another', async () => {
    expect(await ids('poussettes')).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await ids('bols')).toEqual([12]);
    expect(await ids('jeu de bain')).toEqual([13]);
    expect(await ids('biberons')).toContain(8);
  });

  it('forgives typing mistakes in long words only', async () => {
    expect(await ids('pousette')).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await ids('gigotteuse')).toContain(5);
    expect(await ids('bbacook')).toEqual([]);
    expect(await ids('R128')).toEqual([]);
    expect((await instant('chico')).brands.results.map((brand) => brand.slug)).toEqual(['chicco']);
  });

  it('finds products as one types', async () => {
    for (const typed of ['po', 'pous', 'pousset', 'poussett', 'poussette y', 'poussette yo']) {
      expect(await ids(typed), typed).toContain(2);
    }
    expect((await instant('chi')).brands.results.map((brand) => brand.slug)).toEqual(['chicco']);
  });

  it('knows the words parents use for one another', async () => {
    expect(await ids('landau')).toEqual(expect.arrayContaining([4, 1, 2, 3]));
    expect(await ids('turbulette')).toContain(5);
    expect(await ids('bodies')).toEqual(expect.arrayContaining([6, 7]));
    expect(await ids('body')).toEqual(expect.arrayContaining([6, 7]));
    expect(await ids('doudou')).toContain(10);
    expect(await ids('lange')).toContain(20);
    expect((await ids('landau'))[0]).toBe(4);
  });

  it('ignores the small words of a sentence', async () => {
    expect((await ids('le tapis d’éveil de la forêt'))[0]).toBe(11);
    expect(await ids('tapis de')).toEqual([11]);
    expect((await ids('biberon en')).includes(8)).toBe(true);
  });

  it('asks for every word, and for fewer when nothing has them all', async () => {
    expect(await ids('poussette mysa')).toEqual([3]);
    expect(await ids('babycook introuvable')).toEqual([9]);
    expect((await instant('poussette chicco')).brands.results[0]?.slug).toBe('chicco');
  });

  it('puts the exact name first, then what is in stock, then what is liked', async () => {
    expect((await ids('poussette'))[0]).toBe(1);
    expect((await ids('lit parapluie')).slice(0, 2)).toEqual([17, 16]);
    expect(await ids('veilleuse nuage')).toEqual([15, 14]);
    expect(await ids('poussette')).toEqual(expect.arrayContaining([2, 3]));
    const order = await ids('poussette');
    expect(order.indexOf(2)).toBeLessThan(order.indexOf(3));
  });

  it('answers whole products, tags and brands of the API and nothing more', async () => {
    const { products: found, tags, brands } = await instant('babyzen');
    expect(found.hits).toBe(1);
    expect(Object.keys(found.results[0] ?? {}).sort()).toEqual([...PRODUCT_FIELDS].sort());
    expect(found.results[0]).toMatchObject({ id: 2, brand_slug: 'babyzen', price: 49_900, sold_here: true });
    expect(tags).toEqual({ hits: 0, results: [] });
    expect(brands.results[0]).toEqual({
      id: 1,
      name: 'Babyzen',
      slug: 'babyzen',
      has_cms_entry: true,
      logo: null,
    });
    expect((await instant('promenade')).tags.results).toEqual([
      { id: 1, name: 'Promenade', slug: 'promenade', featured_product: null },
    ]);
  });

  it('counts hits beyond the limit, and keeps to limits of none', async () => {
    const few = await index.instant({ query: 'poussette', limit: [1, 0, 0], highlight: false });
    expect(few.products.results).toHaveLength(1);
    expect(few.products.hits).toBeGreaterThanOrEqual(3);
    const none = await index.instant({ query: 'poussette', limit: [0, 0, 0], highlight: false });
    expect(none.products.results).toEqual([]);
    expect(none.products.hits).toBe(few.products.hits);
  });

  it('answers nothing to an empty instant query', async () => {
    for (const empty of ['', '   ', '\t\n', '?!…']) {
      expect(await instant(empty)).toEqual({
        products: { hits: 0, results: [] },
        tags: { hits: 0, results: [] },
        brands: { hits: 0, results: [] },
      });
    }
  });

  it.each(HOSTILE.map((query) => [JSON.stringify(query).slice(0, 40), query] as const))(
    'survives the query %s',
    async (_shown, query) => {
      const answer = await instant(query, true);
      expect(answer.products.hits).toBeGreaterThanOrEqual(0);
      const found = await products(query);
      expect(found.page).toBe(1);
      expect(Array.isArray((await index.content({ query, limit: 5 })).items)).toBe(true);
    },
  );

  it('highlights on demand, in escaped HTML', async () => {
    const marked = (await instant('cape ours', true)).products.results[0];
    expect(marked?.highlighted?.name).toBe(
      '<mark>Cape</mark> de bain &quot;<mark>Ours</mark>&quot; &amp; &lt;gant&gt;',
    );
    expect(marked?.name).toBe('Cape de bain "Ours" & <gant>');
    expect((await instant('pousette', true)).products.results[0]?.highlighted?.name).toMatch(
      /^<mark>Poussette<\/mark>/,
    );
    expect((await instant('cape ours')).products.results[0]).not.toHaveProperty('highlighted');
  });

  it('filters by brand, tag, classification, price and stock', async () => {
    const found = async (filters: ProductFilters) =>
      (await products('', filters)).items.map(({ id }) => id).sort((a, b) => a - b);
    expect(await found({ brand: 'beaba' })).toEqual([8, 9, 12]);
    expect(await found({ brand: ['beaba', 'babyzen'] })).toEqual([2, 8, 9, 12]);
    expect(await found({ tag: 'sommeil', in_stock: true })).toEqual([5, 15]);
    expect(await found({ classification: 'laver' })).toEqual([19, 20]);
    expect(await found({ price_min: 49_900, price_max: 59_900 })).toEqual([2, 4]);
    expect(await found({ brand: 'no" OR id > 0' })).toEqual([]);
  });

  it('counts the facets, each without its own filter', async () => {
    const { facets, total } = await products('poussette', { brand: 'babyzen' });
    expect(total).toBe(1);
    expect(facets.brand).toEqual([
      { slug: 'chicco', name: 'Chicco', count: 3 },
      { slug: 'babyzen', name: 'Babyzen', count: 1 },
    ]);
    expect(facets.tag).toEqual([{ slug: 'promenade', name: 'Promenade', count: 1 }]);
    expect(facets.classification).toEqual([{ value: 'sortir', count: 1 }]);
    expect(facets.price).toEqual({ min: 49_900, max: 49_900 });
    expect((await products('poussette', { price_max: 10_000 })).facets.price).toEqual({
      min: 9_900,
      max: 79_900,
    });
  });

  it('counts the ages a reader may choose, and how many products have everything', async () => {
    const aged = [
      sample({ id: 901, name: 'Hochet vert 0-6 mois' }),
      sample({ id: 902, name: 'Hochet bleu 6-24 mois' }),
      sample({ id: 903, name: 'Hochet bleu sans un mot de plus' }),
    ];
    await index.upsert('product', aged);
    const counted = ({ facets }: Awaited<ReturnType<typeof products>>, value: string) =>
      facets.age.find((one) => one.value === value)?.count ?? 0;
    const found = await products('hochet');
    expect([counted(found, '3'), counted(found, '6'), counted(found, '12')]).toEqual([1, 2, 1]);
    expect(found.facets.age.map(({ value }) => Number(value))).toEqual([0, 3, 6, 9, 12, 18, 24]);
    const narrowed = await products('hochet', { age_months: [12] });
    expect(narrowed.items.map(({ id }) => id)).toEqual([902]);
    expect(counted(narrowed, '3')).toBe(1);
    const green = await products('hochet vert');
    expect(green).toMatchObject({ whole: 1, widened: { dropped: ['vert'] } });
    expect(green.items[0]?.id).toBe(901);
    expect(green.total).toBeGreaterThan(green.whole);
    // Few as they are, what is near follows them: nothing was left out.
    expect(found).toMatchObject({ whole: 3, widened: null });
    await index.remove('product', [901, 902, 903]);
  });

  it('sorts by price and date, what has no price last', async () => {
    const prices = async (sort: ProductSort) =>
      (await products('', {}, sort)).items.map(({ price }) => price);
    expect((await prices('price_asc')).slice(0, 2)).toEqual([1_290, 1_400]);
    expect((await prices('price_desc')).slice(0, 2)).toEqual([79_900, 59_900]);
    expect((await prices('price_asc')).at(-1)).toBeNull();
    expect((await prices('price_desc')).at(-1)).toBeNull();
    expect((await products('', {}, 'newest')).items[0]?.id).toBe(3);
  });

  it('pages without repeating or losing anything', async () => {
    const page = (number: number) =>
      index.products({ query: '', page: number, per_page: 8, sort: 'price_asc' });
    const pages = await Promise.all([page(1), page(2), page(3), page(4)]);
    expect(pages.map(({ items }) => items.length)).toEqual([8, 8, 5, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(21);
    expect(pages.every(({ total, per_page }) => total === 21 && per_page === 8)).toBe(true);
  });

  it('finds editorial pages by title and text', async () => {
    const { items } = await index.content({ query: 'poussete', limit: 10 });
    expect(items).toEqual([
      {
        title: 'Choisir sa poussette',
        href: '/magazine/preparer/choisir-sa-poussette',
        excerpt: 'Ville ou campagne ?',
        namespace: 'post',
      },
    ]);
    expect((await index.content({ query: 'chassis', limit: 10 })).items).toHaveLength(1);
    expect((await index.content({ query: 'zoe', limit: 10, namespaces: ['city'] })).items).toEqual([]);
    expect(
      (await index.content({ query: 'zoe', limit: 10, namespaces: ['first-name', 'city'] })).items[0]?.href,
    ).toBe('/prenoms/zoe');
    expect((await index.content({ query: '', limit: 10 })).items).toEqual([]);
    const some = await index.content({ query: 'lune semaine', limit: 10 });
    expect(some.items.map(({ href }) => href)).toEqual(['/page/lune-semaine', '/page/lune']);
    const [more] = (await index.content({ query: 'la pleine lune inconnaissable', limit: 1 })).items;
    expect(more?.href).toBe('/page/lune');
  });

  it('shows what is added and changed, and forgets what is removed', async () => {
    await index.upsert('product', [sample({ id: 900, name: 'Ombrelle anémone' })]);
    expect(await ids('anemone')).toEqual([900]);
    await index.upsert('product', [sample({ id: 900, name: 'Ombrelle pivoine' })]);
    expect(await ids('anemone')).toEqual([]);
    expect(await ids('pivoine')).toEqual([900]);
    await index.remove('product', [900, 901]);
    expect(await ids('pivoine')).toEqual([]);
    await index.remove('product', []);
    await index.upsert('product', []);
  });

  it('rebuilds beside the live index and keeps what is written meanwhile', async () => {
    await index.upsert('brand', [
      { id: 50, name: 'Ancienne', slug: 'ancienne', has_cms_entry: false, logo: null, popularity: 0 },
    ]);
    const brand = (id: number, name: string) => ({
      id,
      name,
      slug: `b-${id}`,
      has_cms_entry: false,
      logo: null,
      popularity: 0,
    });
    const found = async (query: string) => (await instant(query)).brands.results.map(({ id }) => id);
    const seen: number[] = [];
    async function* stream() {
      yield brand(1, 'Periwinkle');
      yield brand(2, 'Marguerite');
      expect(await found('ancienne')).toEqual([50]);
      await index.upsert('brand', [brand(2, 'Tournesol'), brand(3, 'Coquelicot')]);
      await index.remove('brand', [4, 1]);
      yield brand(4, 'Hortensia');
    }
    const concurrent = index.upsert('brand', [brand(5, 'Lavandin')]);
    const count = await index.rebuild('brand', stream(), (done) => seen.push(done));
    await concurrent;
    expect(count).toBe(3);
    expect(seen.at(-1)).toBe(3);
    expect(await found('tournesol')).toEqual([2]);
    expect(await found('marguerite')).toEqual([]);
    expect(await found('coquelicot')).toEqual([3]);
    expect(await found('hortensia')).toEqual([]);
    expect(await found('periwinkle')).toEqual([]);
    expect(await found('ancienne')).toEqual([]);
    await index.upsert('brand', [brand(4, 'Hortensia')]);
    expect(await found('hortensia')).toEqual([4]);
  });

  it('leaves the live index alone when a rebuild fails', async () => {
    async function* broken() {
      yield sample({ id: 1, name: 'Seul' });
      throw new Error('the database went away');
    }
    await expect(index.rebuild('product', broken())).rejects.toThrow();
    expect(await ids('poussette')).toContain(2);
    expect((await index.health()).documents?.product).toBe(21);
  });

  it('says how it is', async () => {
    expect(await index.health()).toMatchObject({ available: true, documents: { tag: 4, content: 7 } });
  });
});
