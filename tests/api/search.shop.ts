import { eq } from 'drizzle-orm';
import { publishPlaces } from '#src/features/places/places.server.ts';
import {
  brand,
  classification,
  content,
  firstName,
  product,
  productTag,
  tag,
} from '#src/server/db/schema/index.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import type { TestApp } from '../support/app.ts';

export interface Shop {
  brandId: number;
  tagId: number;
  /** By name. */
  products: Map<string, number>;
}

const PRODUCTS = [
  { name: 'Poussette Yoyo', priceCents: 49_900, availability: 'in_stock', popularity: 5 },
  { name: 'Poussette trio', priceCents: 79_900, availability: 'out_of_stock', popularity: 9 },
  { name: 'Biberon en verre', priceCents: 1_290, availability: 'in_stock', popularity: 1 },
] as const;

const written = (slug: string, status: 'draft' | 'published') => ({
  namespace: 'post',
  slug,
  templateName: 'post',
  title: 'Choisir sa poussette',
  status,
  categorySlug: 'preparer',
  md: '',
  html: '<p>Le <b>châssis</b> et les roues.</p>',
  excerpt: 'Ville ou campagne',
});

/** A shop written by SQL, as an import would: a product of each sort, one private to a list, one in the bin. */
export async function openShop({ services }: TestApp): Promise<Shop> {
  const { db } = services.database;
  await db.insert(classification).values({ slug: 'sortir', label: 'Sortir', icon: 'stroller', position: 1 });
  const [made] = await db.insert(brand).values({ name: 'Béaba', slug: 'beaba' }).returning();
  const brandId = made?.id ?? 0;
  const rows = PRODUCTS.map((row) => ({
    ...row,
    kind: 'catalogue' as const,
    slug: 'p',
    brandId,
    classificationSlug: 'sortir',
  }));
  const inserted = await db.insert(product).values(rows).returning();
  await db.insert(product).values([
    { name: 'Poussette d’une autre boutique', kind: 'external', slug: 'p' },
    { name: 'Poussette à la corbeille', kind: 'catalogue', slug: 'p', deletedAt: new Date() },
  ]);
  const [first] = inserted;
  const [tagged] = await db
    .insert(tag)
    .values({ name: 'Promenade', slug: 'promenade', featuredProductId: first?.id })
    .returning();
  const tagId = tagged?.id ?? 0;
  await db.insert(productTag).values({ tagId, productId: first?.id ?? 0 });
  await db
    .insert(content)
    .values([written('choisir-sa-poussette', 'published'), written('brouillon', 'draft')]);
  await openPlaces(services.database.db);
  return { brandId, tagId, products: new Map(inserted.map(({ id, name }) => [name, id])) };
}

async function openPlaces(db: TestApp['services']['database']['db']): Promise<void> {
  const zoe = { slug: 'zoe', name: 'Zoé', phonetic: 'ZO', firstYear: 2020, births: [5], total: 5, recent: 5 };
  await db.insert(firstName).values({ ...zoe, sex: 'f' });
  await publishPlaces(db, 300_000);
}

/** Changes a product as a feature would: the row and its outbox row in one transaction. */
export async function changeProduct(
  { services }: TestApp,
  id: number,
  values: Partial<typeof product.$inferInsert>,
) {
  await services.database.db.transaction(async (tx) => {
    await tx.update(product).set(values).where(eq(product.id, id));
    await tellSearch(tx as never, 'product', [id]);
  });
}
