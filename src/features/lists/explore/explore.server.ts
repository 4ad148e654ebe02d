import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { findProducts } from '#src/features/catalogue/catalogue.server.ts';
import { inCatalogue } from '#src/features/catalogue/in-catalogue.server.ts';
import type { Product } from '#src/features/catalogue/product.ts';
import type { Db } from '#src/server/db/connect.ts';
import { classification, product, productTag, searchPreset, tag } from '#src/server/db/schema/index.ts';

export interface Explored {
  families: { slug: string; label: string; products: number; picture: string | null }[];
  selections: { slug: string; name: string; products: number; picture: string | null }[];
  /** Searches that the editors have prepared. */
  presets: { slug: string; title: string }[];
  /** The most looked for, in stock. */
  popular: Product[];
}

const POPULAR = 12;
/** Pictures to choose from: neighbours are not to wear the same. */
const PICTURES = 24;

/** The pictures of the best-liked of a group, the most liked first. */
const pictures = sql<
  string[] | null
>`(array_agg(${product.thumbImage} order by ${product.popularity} desc, ${product.id})
  filter (where ${product.thumbImage} is not null))[1:${sql.raw(String(PICTURES))}]`;

const forSale = inCatalogue;

/** Reads the catalogue for people seeking ideas; families and selections without a product are left out. */
export async function exploreCatalogue(db: Db): Promise<Explored> {
  const families = await db
    .select({ slug: classification.slug, label: classification.label, products: count(product.id), pictures })
    .from(classification)
    .innerJoin(product, and(eq(product.classificationSlug, classification.slug), forSale))
    .groupBy(classification.slug)
    .orderBy(asc(classification.position));
  const selections = await db
    .select({ slug: tag.slug, name: tag.name, products: count(product.id), pictures })
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
  const worn = new Set<string>();
  return {
    families: families.map((row) => dressed(row, worn)),
    selections: selections.map((row) => dressed(row, worn)),
    presets,
    popular: await findProducts(
      db,
      popular.map(({ id }) => id),
    ),
  };
}

/** Gives a group the picture of its best-liked thing that no group before it wears; its very best where all are worn. */
function dressed<T extends { products: number; pictures: string[] | null }>(row: T, worn: Set<string>) {
  const { pictures: known, products, ...rest } = row;
  const picture = known?.find((one) => !worn.has(drawnAs(one))) ?? known?.[0] ?? null;
  if (picture) worn.add(drawnAs(picture));
  return { ...rest, products: Number(products), picture };
}

/** One drawing in other colours is the same picture. */
const drawnAs = (picture: string) => picture.replace(/-\d+\.svg$/, '');
