import { and, asc, eq, isNull } from 'drizzle-orm';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import type { Db } from '#src/server/db/connect.ts';
import { classification, list, listItem, product } from '#src/server/db/schema/index.ts';
import type { ExampleList } from './example.ts';

/** The example list as the home page draws it; null when the database holds none (SEED=empty). */
export async function findExampleList(db: Db): Promise<ExampleList | null> {
  const [found] = await db
    .select()
    .from(list)
    .where(and(eq(list.slug, DEMO_LIST.slug), eq(list.demo, true), isNull(list.deletedAt)));
  if (!found) return null;
  const gifts = await db
    .select({
      name: product.name,
      price: product.priceCents,
      image: product.thumbImage,
      label: classification.label,
    })
    .from(listItem)
    .innerJoin(product, eq(listItem.productId, product.id))
    .leftJoin(classification, eq(listItem.classification, classification.slug))
    .where(and(eq(listItem.listId, found.id), isNull(listItem.removedAt)))
    .orderBy(asc(listItem.position))
    .limit(3);
  return {
    href: `/${found.slug}`,
    title: found.title,
    gifts: gifts.map(({ label, ...gift }) => ({
      ...gift,
      classification: label ?? '',
      state: 'available' as const,
    })),
    cagnotte: null,
  };
}
