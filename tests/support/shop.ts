import { brand, classification, product } from '#src/server/db/schema/index.ts';
import type { TestApp } from './app.ts';

export interface Shelf {
  pram: { id: number; merchantItemId: string };
  lamp: { id: number; merchantItemId: string };
  blanket: { id: number; merchantItemId: string };
}

/** Three products of one brand: a pram at 499,00 €, a lamp at 35,50 €, a blanket without a price. */
export async function stockShelf(app: TestApp): Promise<Shelf> {
  const { db } = app.services.database;
  await db
    .insert(classification)
    .values({ slug: 'promenade', label: 'Promenade', icon: 'pram' })
    .onConflictDoNothing();
  const [maker] = await db.insert(brand).values({ name: 'Lune', slug: 'lune' }).returning();
  const rows = await db
    .insert(product)
    .values([
      {
        kind: 'catalogue' as const,
        name: 'Poussette Lune',
        slug: 'poussette-lune',
        brandId: maker?.id ?? null,
        classificationSlug: 'promenade',
        priceCents: 49_900,
      },
      { kind: 'catalogue' as const, name: 'Veilleuse', slug: 'veilleuse', priceCents: 3550 },
      { kind: 'catalogue' as const, name: 'Couverture', slug: 'couverture' },
    ])
    .returning({ id: product.id, merchantItemId: product.merchantItemId });
  const [pram, lamp, blanket] = rows;
  if (!pram || !lamp || !blanket) throw new Error('The shelf was not stocked');
  return { pram, lamp, blanket };
}
