import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrand } from '#src/features/catalogue/catalogue-pages.server.ts';
import { brandJsonLd } from '#src/features/catalogue/json-ld.ts';
import { brand, classification, product } from '#src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services.database;
  await db.insert(classification).values([
    { slug: 'essai-sommeil', label: 'Sommeil', icon: 'moon', position: 1 },
    { slug: 'essai-bain', label: 'Bain', icon: 'drop', position: 2 },
  ]);
  const rows = await db
    .insert(brand)
    .values([
      { name: 'Essai', slug: 'essai' },
      { name: 'Vide', slug: 'vide' },
    ])
    .returning();
  const brandId = rows.find(({ slug }) => slug === 'essai')?.id ?? 0;
  const make = (n: number, classificationSlug: string, priceCents: number | null) => ({
    kind: 'catalogue' as const,
    name: `Produit ${n}`,
    slug: `produit-${n}`,
    merchantItemId: `essai-${n}`,
    brandId,
    classificationSlug,
    priceCents,
    popularity: n,
  });
  await db
    .insert(product)
    .values([
      make(1, 'essai-bain', 1290),
      make(2, 'essai-sommeil', 8900),
      make(3, 'essai-sommeil', 14_400),
      make(4, 'essai-sommeil', null),
      { ...make(5, 'essai-bain', 100), deletedAt: new Date() },
    ]);
});
afterAll(() => app.close());

describe('the page of a brand', () => {
  it('says what the brand makes and between which prices, from its products of today', async () => {
    const found = await findBrand(app.services.database.db, 'essai');
    expect(found).toMatchObject({
      total: 4,
      prices: { from: 1290, to: 14_400 },
      shelves: [
        { label: 'Sommeil', count: 3 },
        { label: 'Bain', count: 1 },
      ],
    });
    expect(found?.products.map(({ name }) => name)).toEqual([
      'Produit 4',
      'Produit 3',
      'Produit 2',
      'Produit 1',
    ]);
    if (!found) throw new Error('no brand');
    expect(brandJsonLd(found, 'https://exemple.fr')).toMatchObject([
      { '@type': 'CollectionPage' },
      { '@type': 'Brand', name: 'Essai', url: 'https://exemple.fr/marque/essai' },
      { '@type': 'ItemList', numberOfItems: 4 },
    ]);
  });

  it('has neither prices nor shelves without products', async () => {
    expect(await findBrand(app.services.database.db, 'vide')).toMatchObject({
      total: 0,
      prices: null,
      shelves: [],
      products: [],
    });
    expect(await findBrand(app.services.database.db, 'inconnue')).toBeNull();
  });
});
