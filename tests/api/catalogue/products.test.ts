import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminProductCalls as calls } from '#src/features/catalogue/admin/products.calls.ts';
import { adminShelfCalls } from '#src/features/catalogue/admin/shelves.calls.ts';
import { adminTagCalls } from '#src/features/catalogue/admin/tags.calls.ts';
import { findProductDetail } from '#src/features/catalogue/catalogue-pages.server.ts';
import { seedClassifications } from '#src/features/catalogue/demo/seed.server.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
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
const make = (fields: Partial<typeof plainProduct> = {}) =>
  asRose(() => calls.createProduct({ ...plainProduct, ...fields }));
const find = async (query: string) => (await searchCalls.products({ query })).items.map(({ name }) => name);

describe('products of the catalogue', () => {
  it('are an admin’s: a guest and another person are refused every call', async () => {
    for (const { contract } of Object.values(calls)) {
      expect((await app.send(contract.path, '{}')).status).toBe(401);
      const given = await app.send(contract.path, '{}', { authorization: `Bearer ${ines.token}` });
      expect(given.status).toBe(403);
    }
  });

  it('are made, found by readers, changed and told to search', async () => {
    const shelf = (await asRose(() => adminShelfCalls.listShelves())).items[0]?.slug ?? '';
    const made = await make({ name: 'Tapis d’éveil Hérisson', classification: shelf, gtin: '3017620422003' });
    expect(made).toMatchObject({
      slug: 'tapis-d-eveil-herisson',
      revision: 1,
      enabled: true,
      deleted: false,
    });
    await app.runJobs();
    expect(await find('hérisson')).toEqual(['Tapis d’éveil Hérisson']);
    const { id, revision } = made;
    const changed = await asRose(() =>
      calls.updateProduct({ ...plainProduct, id, revision, name: 'Tapis d’éveil Renard', price: 5900 }),
    );
    expect(changed).toMatchObject({ name: 'Tapis d’éveil Renard', price: 5900, revision: 2 });
    await app.runJobs();
    expect(await find('renard')).toEqual(['Tapis d’éveil Renard']);
    expect(await find('hérisson')).toEqual([]);
  });

  it('say what is wrong with each field, in French', async () => {
    const bad = { ...plainProduct, name: ' ', price: -1, url: 'javascript:alert(1)', gtin: '3017620422004' };
    const given = await app.send('/api/admin/create_product', JSON.stringify(bad), {
      authorization: `Bearer ${rose.token}`,
    });
    const { fields } = given.body as { fields: Record<string, string> };
    expect(Object.keys(fields).sort()).toEqual(['gtin', 'name', 'price', 'url']);
    expect(fields.gtin).toContain('code-barres');
    await expect(make({ brand_id: 999_999 })).rejects.toMatchObject({
      code: 'field_invalid',
      fields: { brand_id: 'Cette marque n’existe pas.' },
    });
    await expect(make({ classification: 'nulle-part' })).rejects.toMatchObject({ code: 'field_invalid' });
    await expect(make({ images: ['javascript:1'] })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('are saved by the first of two editors; the second is told and sees the first’s version', async () => {
    const { id, revision } = await make({ name: 'Veilleuse étoile' });
    const save = (name: string) => asRose(() => calls.updateProduct({ ...plainProduct, id, revision, name }));
    const results = await Promise.allSettled([save('Veilleuse lune'), save('Veilleuse soleil')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'revision_conflict' });
    expect((await asRose(() => calls.getProduct({ id }))).revision).toBe(2);
  });

  it('leave the shop when switched off, and come back; again changes nothing', async () => {
    const { id } = await make({ name: 'Hochet coquelicot' });
    const enable = (on: boolean) => asRose(() => calls.enableProducts({ ids: [id], enable: on }));
    expect(await enable(false)).toEqual({ changed: 1 });
    expect(await enable(false)).toEqual({ changed: 0 });
    await app.runJobs();
    expect(await find('coquelicot')).toEqual([]);
    expect(await findProductDetail(app.services.database.db, id)).toBeNull();
    await expect(app.as(ines.token, () => itemCalls.addItemToMain({ product_id: id }))).rejects.toMatchObject(
      { code: 'not_found' },
    );
    await enable(true);
    await app.runJobs();
    expect(await find('coquelicot')).toEqual(['Hochet coquelicot']);
  });

  it('are counted where they are used before they go, stay on lists, and can come back', async () => {
    const { id } = await make({ name: 'Doudou lapin rare' });
    await app.as(ines.token, () => itemCalls.addItemToMain({ product_id: id }));
    expect(await asRose(() => calls.productUses({ ids: [id] }))).toMatchObject({ lists: 1, articles: 0 });
    await expect(asRose(() => calls.deleteProducts({ ids: [id] }))).rejects.toMatchObject({
      code: 'product_in_use',
    });
    const remove = () => asRose(() => calls.deleteProducts({ ids: [id], confirmed_lists: 1 }));
    expect(await remove()).toEqual({ changed: 1 });
    expect(await remove()).toEqual({ changed: 0 });
    const bin = await asRose(() => calls.searchProducts({ query: 'lapin rare', show: 'deleted' }));
    expect(bin.items).toMatchObject([{ id, deleted: true, lists: 1 }]);
    expect(await asRose(() => calls.restoreProducts({ ids: [id] }))).toEqual({ changed: 1 });
  });

  it('are listed by words, numbers and what they lack, a page at a time', async () => {
    const tagged = await asRose(() =>
      adminTagCalls.createTag({
        name: 'Pour les jumeaux',
        slug: null,
        description: '',
        featured_product_id: null,
        product_ids: [],
      }),
    );
    const { id } = await make({ name: 'Porte-bébé double Ébène', price: null, tag_ids: [tagged.id] });
    const search = (input: Parameters<typeof calls.searchProducts>[0]) =>
      asRose(() => calls.searchProducts(input));
    const names = async (input: Parameters<typeof calls.searchProducts>[0]) =>
      (await search(input)).items.map(({ id: one }) => one);
    expect(await names({ query: 'ebene DOUBLE' })).toEqual([id]);
    expect(await names({ query: String(id) })).toEqual([id]);
    expect(await names({ show: 'no_price' })).toEqual([id]);
    expect(await names({ tag_id: tagged.id })).toEqual([id]);
    expect(await names({ query: '100%_' })).toEqual([]);
    expect((await search({ page: 2 })).items).toEqual([]);
    await expect(search({ page: 0 })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('keep no secret of a product that never was', async () => {
    await expect(asRose(() => calls.getProduct({ id: 999_999_999 }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
