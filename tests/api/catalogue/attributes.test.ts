import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminProductCalls as calls } from '#src/features/catalogue/admin/products.calls.ts';
import { searchCalls } from '#src/features/search/search.calls.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { plainProduct } from '#tests/support/catalogue.ts';

let app: TestApp;
let rose: Member;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const pyjama = { ...plainProduct, name: 'Pyjama vert en coton bio 6 mois' };
const found = async (filters: object) => {
  await app.runJobs();
  const { items, facets } = await searchCalls.products({ query: 'pyjama', filters });
  return { names: items.map(({ name }) => name), facets };
};

it('What is read in a product’s texts is shown, corrected, found by and handed back', async () => {
  const made = await asRose(() => calls.createProduct(pyjama));
  expect(made.read).toMatchObject({ sizes: ['m6'], colours: ['vert'], materials: ['coton bio'] });
  expect(made.attributes).toEqual({});
  expect((await found({ colour: ['vert', 'bleu'] })).names).toEqual([pyjama.name]);
  const { id } = made;
  const corrected = await asRose(() =>
    calls.updateProduct({
      ...pyjama,
      id,
      revision: made.revision,
      attributes: { colours: ['bleu'], age_min: 3, age_max: 9, sizes: ['m6'] },
    }),
  );
  // The size says what the texts say: it is theirs.
  expect(corrected.attributes).toEqual({ colours: ['bleu'], age_min: 3, age_max: 9 });
  expect(corrected.read.colours).toEqual(['vert']);
  expect((await found({ colour: 'vert' })).names).toEqual([]);
  const blue = await found({ colour: ['bleu'], age_months: [3, 6], size: ['m6'], material: ['coton bio'] });
  expect(blue.names).toEqual([pyjama.name]);
  expect(blue.facets.age.map(({ value }) => value)).toEqual(['3', '6', '9']);
  // Who says nothing of them changes nothing of them.
  const { revision } = corrected;
  const renamed = await asRose(() => calls.updateProduct({ ...pyjama, price: 100, id, revision }));
  expect(renamed.attributes).toEqual(corrected.attributes);
  const back = await asRose(() =>
    calls.updateProduct({ ...pyjama, id, revision: renamed.revision, attributes: {} }),
  );
  expect(back.attributes).toEqual({});
  expect((await found({ colour: 'vert' })).names).toEqual([pyjama.name]);
});

it.each([
  ['a size that is none', { sizes: ['immense'] }, 'attributes.sizes'],
  ['a colour that is none', { colours: ['licorne'] }, 'attributes.colours'],
  ['ages the wrong way round', { age_min: 24, age_max: 6 }, 'attributes.age_max'],
  ['a weight below what is read', { weight_min: 30, weight_max: 9 }, 'attributes.weight_max'],
])('refuses %s, next to its field', async (_what, attributes, field) => {
  await expect(asRose(() => calls.createProduct({ ...pyjama, attributes }))).rejects.toMatchObject({
    code: 'field_invalid',
    fields: { [field]: expect.stringMatching(/./) },
  });
});
