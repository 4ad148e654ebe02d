import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminBrandCalls } from '#src/features/catalogue/admin/brands.calls.ts';
import { adminPresetCalls } from '#src/features/catalogue/admin/presets.calls.ts';
import { adminProductCalls } from '#src/features/catalogue/admin/products.calls.ts';
import { adminShelfCalls } from '#src/features/catalogue/admin/shelves.calls.ts';
import { adminTagCalls } from '#src/features/catalogue/admin/tags.calls.ts';
import { findBrand } from '#src/features/catalogue/catalogue-pages.server.ts';
import { seedClassifications } from '#src/features/catalogue/demo/seed.server.ts';
import { contentCalls } from '#src/features/content/content.calls.ts';
import { findRedirect } from '#src/features/redirects/redirects.server.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { plainProduct } from '#tests/support/catalogue.ts';

let app: TestApp;
let rose: Member;
let ines: Member;
beforeAll(async () => {
  app = await startTestApp();
  await seedClassifications(app.services.database.db);
  [rose, ines] = [await join(app, 'rose'), await join(app, 'ines')];
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const product = (name: string, more = {}) =>
  asRose(() => adminProductCalls.createProduct({ ...plainProduct, name, ...more }));
const redirect = (path: string) => findRedirect(app.services.database.db, path);

it('Every call of brands, selections, shelves and predefined searches is an admin’s', async () => {
  for (const calls of [adminBrandCalls, adminTagCalls, adminShelfCalls, adminPresetCalls])
    for (const { contract } of Object.values(calls)) {
      expect((await app.send(contract.path, '{}')).status).toBe(401);
      const given = await app.send(contract.path, '{}', { authorization: `Bearer ${ines.token}` });
      expect(given.status).toBe(403);
    }
});

describe('a brand', () => {
  const make = (name: string, slug: string | null = null) =>
    asRose(() => adminBrandCalls.createBrand({ name, slug, logo: null }));

  it('has one address; the former one leads to it', async () => {
    const made = await make('Petit & Cie');
    expect(made).toMatchObject({ slug: 'petit-et-cie', revision: 1, products: 0 });
    await expect(make('Petit et Cie')).rejects.toMatchObject({ code: 'slug_taken' });
    await expect(make('Autre', 'Pas Bon')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(make('!!!')).rejects.toMatchObject({ code: 'field_invalid' });
    const { id } = made;
    const change = { id, revision: 1, name: 'Petit et Compagnie', slug: null, logo: null };
    expect(await asRose(() => adminBrandCalls.updateBrand(change))).toMatchObject({
      slug: 'petit-et-compagnie',
      revision: 2,
    });
    expect(await redirect('/marque/petit-et-cie')).toBe('/marque/petit-et-compagnie');
    await expect(asRose(() => adminBrandCalls.updateBrand(change))).rejects.toMatchObject({
      code: 'revision_conflict',
    });
  });

  it('is not deleted while it has products, and gives them to another', async () => {
    const [from, into] = [await make('Bébé Douceur'), await make('Bebe Douceur FR')];
    const { id } = await product('Bavoir brodé', { brand_id: from.id });
    await expect(asRose(() => adminBrandCalls.deleteBrand({ id: from.id }))).rejects.toMatchObject({
      code: 'brand_in_use',
    });
    await expect(
      asRose(() => adminBrandCalls.mergeBrand({ id: into.id, into: into.id })),
    ).rejects.toMatchObject({ code: 'conflict' });
    const merged = await asRose(() => adminBrandCalls.mergeBrand({ id: from.id, into: into.id }));
    expect(merged).toMatchObject({ id: into.id, products: 1 });
    expect(await asRose(() => adminProductCalls.getProduct({ id }))).toMatchObject({ brand_id: into.id });
    expect(await redirect('/marque/bebe-douceur')).toBe('/marque/bebe-douceur-fr');
    await expect(
      asRose(() => adminBrandCalls.mergeBrand({ id: from.id, into: into.id })),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has no page while it is switched off', async () => {
    const { id, slug } = await make('Marque endormie');
    const { db } = app.services.database;
    expect(await asRose(() => adminBrandCalls.enableBrands({ ids: [id], enable: false }))).toEqual({
      changed: 1,
    });
    expect(await findBrand(db, slug)).toBeNull();
    const off = await asRose(() => adminBrandCalls.searchBrands({ show: 'disabled' }));
    expect(off.items.map((one) => one.id)).toEqual([id]);
    await asRose(() => adminBrandCalls.deleteBrand({ id }));
    expect(await redirect(`/marque/${slug}`)).toBeNull();
  });
});

describe('a selection', () => {
  const fields = { slug: null, description: '', featured_product_id: null };
  const make = (name: string, product_ids: number[]) =>
    asRose(() => adminTagCalls.createTag({ ...fields, name, product_ids }));

  it('shows its products in the order an editor gave, each once', async () => {
    const [a, b, c] = [await product('Mobile A'), await product('Mobile B'), await product('Mobile C')];
    const made = await make('Mobiles', [c.id, a.id, c.id, b.id]);
    const read = async () => (await contentCalls.getTag({ slug: 'mobiles' })).products.map(({ id }) => id);
    expect(await read()).toEqual([c.id, a.id, b.id]);
    const { id, revision } = made;
    const change = { ...fields, id, revision, name: 'Mobiles', product_ids: [b.id, c.id] };
    await asRose(() => adminTagCalls.updateTag({ ...change, featured_product_id: b.id }));
    expect(await read()).toEqual([b.id, c.id]);
    await expect(asRose(() => adminTagCalls.updateTag(change))).rejects.toMatchObject({
      code: 'revision_conflict',
    });
    await expect(
      asRose(() => adminTagCalls.updateTag({ ...change, revision: 2, featured_product_id: a.id })),
    ).rejects.toMatchObject({ code: 'field_invalid' });
    await expect(make('Vide', [999_999_999])).rejects.toMatchObject({ code: 'field_invalid' });
    await expect(make('Mobiles', [])).rejects.toMatchObject({ code: 'slug_taken' });
  });

  it('moves among the others, goes off and away, and keeps its products in the catalogue', async () => {
    const { id: productId } = await product('Boîte à musique');
    const made = await make('Musique douce', [productId]);
    expect(await asRose(() => adminTagCalls.moveTag({ id: made.id, to: 0 }))).toEqual({ position: 0 });
    const [first] = (await asRose(() => adminTagCalls.searchTags({}))).items;
    expect(first).toMatchObject({ id: made.id, products: 1 });
    await asRose(() => adminTagCalls.enableTags({ ids: [made.id], enable: false }));
    await expect(contentCalls.getTag({ slug: 'musique-douce' })).rejects.toMatchObject({ status: 404 });
    const remove = () => asRose(() => adminTagCalls.deleteTags({ ids: [made.id] }));
    expect([await remove(), await remove()]).toEqual([{ changed: 1 }, { changed: 0 }]);
    expect(await asRose(() => adminProductCalls.getProduct({ id: productId }))).toMatchObject({ tags: [] });
  });

  it('made twice at once is made once', async () => {
    const results = await Promise.allSettled([make('Course folle', []), make('Course folle', [])]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a shelf', () => {
  it('is added, renamed, ordered, and deleted only when empty', async () => {
    const save = (slug: string | null, label: string) =>
      asRose(() => adminShelfCalls.saveShelf({ slug, label, icon: 'gift' }));
    const { items } = await save(null, 'Voyage en train');
    expect(items.at(-1)).toMatchObject({ slug: 'voyage-en-train', products: 0 });
    await expect(save(null, 'Voyage en train')).rejects.toMatchObject({ code: 'slug_taken' });
    await expect(save('jamais-vu', 'Rien')).rejects.toMatchObject({ code: 'not_found' });
    const renamed = await save('voyage-en-train', 'En voyage');
    expect(renamed.items.at(-1)).toMatchObject({ slug: 'voyage-en-train', label: 'En voyage' });
    const slugs = items.map(({ slug }) => slug).reverse();
    const ordered = await asRose(() => adminShelfCalls.orderShelves({ slugs }));
    expect(ordered.items.map(({ slug }) => slug)).toEqual(slugs);
    await expect(asRose(() => adminShelfCalls.orderShelves({ slugs: slugs.slice(1) }))).rejects.toMatchObject(
      {
        code: 'conflict',
      },
    );
    await product('Trousse', { classification: 'voyage-en-train' });
    const { items: filled } = await asRose(() => adminShelfCalls.listShelves());
    expect(filled.find(({ slug }) => slug === 'voyage-en-train')).toMatchObject({ products: 1 });
    await expect(
      asRose(() => adminShelfCalls.deleteShelf({ slug: 'voyage-en-train' })),
    ).rejects.toMatchObject({ code: 'classification_in_use' });
  });
});

describe('a predefined search', () => {
  const fields = {
    slug: null,
    title: 'Cadeaux à petit prix',
    description: '',
    query: '',
    filters: { price_max: 2000 },
    sort: 'price_asc' as const,
    enabled: true,
  };

  it('answers its products as its editor set them, under one address', async () => {
    await product('Attache-tétine', { price: 900 });
    await product('Lit à barreaux', { price: 29_900 });
    await app.runJobs();
    const made = await asRose(() => adminPresetCalls.createPreset(fields));
    expect(made).toMatchObject({ slug: 'cadeaux-a-petit-prix', revision: 1 });
    const shown = await contentCalls.getSearchPreset({ slug: made.slug });
    expect(shown.products.map(({ name }) => name)).toEqual(['Attache-tétine']);
    expect(Object.keys(shown).sort()).toEqual(['filters', 'products', 'query', 'slug', 'title']);
    await expect(asRose(() => adminPresetCalls.createPreset(fields))).rejects.toMatchObject({
      code: 'slug_taken',
    });
    const wrong = { ...fields, slug: 'autre', filters: { price_max: -1 } };
    await expect(asRose(() => adminPresetCalls.createPreset(wrong))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('moves to another address, is switched off, and deleted', async () => {
    const was = 'cadeaux-a-petit-prix';
    const move = () =>
      asRose(() => adminPresetCalls.updatePreset({ ...fields, was, revision: 1, slug: 'petits-prix' }));
    expect(await move()).toMatchObject({ slug: 'petits-prix', revision: 2 });
    await expect(move()).rejects.toMatchObject({ code: 'not_found' });
    expect(await redirect(`/i/marketplace/produits/${was}`)).toBe('/i/marketplace/produits/petits-prix');
    const enable = (on: boolean) =>
      asRose(() => adminPresetCalls.enablePresets({ slugs: ['petits-prix'], enable: on }));
    expect([await enable(false), await enable(false)]).toEqual([{ changed: 1 }, { changed: 0 }]);
    await expect(contentCalls.getSearchPreset({ slug: 'petits-prix' })).rejects.toMatchObject({
      status: 404,
    });
    await asRose(() => adminPresetCalls.deletePreset({ slug: 'petits-prix' }));
    await expect(asRose(() => adminPresetCalls.deletePreset({ slug: 'petits-prix' }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
