import { and, asc, count, desc, eq } from 'drizzle-orm';
import { findProducts } from '#src/features/catalogue/catalogue.server.ts';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import type { Product } from '#src/features/catalogue/product.ts';
import type { Db } from '#src/server/db/connect.ts';
import { classification, product, productTag, searchPreset, tag } from '#src/server/db/schema/index.ts';

export interface Explored {
  families: { slug: string; label: string; products: number }[];
  selections: { slug: string; name: string; products: number }[];
  /** Searches that the editors have prepared. */
  presets: { slug: string; title: string }[];
  /** The most looked for, in stock. */
  popular: Product[];
}

const POPULAR = 12;

const forSale = inCatalogue;

/** Reads the catalogue for people seeking ideas; families and selections without a product are left out. */
export async function exploreCatalogue(db: Db): Promise<Explored> {
  const families = await db
    .select({ slug: classification.slug, label: classification.label, products: count(product.id) })
    .from(classification)
    .innerJoin(product, and(eq(product.classificationSlug, classification.slug), forSale))
    .groupBy(classification.slug)
    .orderBy(asc(classification.position));
  const selections = await db
    .select({ slug: tag.slug, name: tag.name, products: count(product.id) })
    .from(tag)
    .innerJoin(productTag, eq(productTag.tagId, tag.id))
    .innerJoin(product, and(eq(product.id, productTag.productId), forSale))
    .where(eq(tag.enabled, true))
    .groupBy(tag.id)
    .orderBy(asc(tag.position));
  const presets = await db
    .select({ slug: searchPreset.slug, title: searchPreset.title })
    .from(searchPreset)
    .where(eq(searchPreset.enabled, true))
    .orderBy(asc(searchPreset.position), asc(searchPreset.slug));
  const popular = await db
    .select({ id: product.id })
    .from(product)
    .where(and(forSale, eq(product.availability, 'in_stock')))
    .orderBy(desc(product.popularity), asc(product.id))
    .limit(POPULAR);
  const counted = <T extends { products: number }>(rows: T[]) =>
    rows.map((row) => ({ ...row, products: Number(row.products) }));
  return {
    families: counted(families),
    selections: counted(selections),
    presets,
    popular: await findProducts(
      db,
      popular.map(({ id }) => id),
    ),
  };
}
