import { brandDocument } from '#search/documents/brand.ts';
import { productDocument } from '#search/documents/product.ts';
import { tagDocument } from '#search/documents/tag.ts';
import type { SearchDocument, SearchIndex } from '#search/index.ts';
import { type DemoProduct, demoCatalogue } from '#src/features/catalogue/demo/demo-catalogue.ts';
import { seedContent, seedCovers } from '#src/features/content/seed.server.ts';
import { seedFirstNames } from '#src/features/first-names/seed.server.ts';
import { publishPlaces } from '#src/features/places/places.server.ts';
import { brandPages } from '#src/features/search/brand-pages.server.ts';
import { streamDocuments } from '#src/features/search/documents.server.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const { brands, tags, products } = demoCatalogue();
const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
const tagNames = new Map(tags.map(({ slug, name }) => [slug, name]));

const brandRows = brands.map(({ slug, name, logo }, id) =>
  brandDocument({ id: id + 1, name, slug, has_cms_entry: false, logo }, 8),
);

function documentOf(product: DemoProduct, at: number) {
  const { name, slug, description, brandSlug, thumbImage, priceCents, soldHere, availability } = product;
  return productDocument({
    product: {
      id: at + 1,
      merchant_item_id: product.merchantItemId,
      kind: 'catalogue',
      name,
      slug,
      description,
      brand_name: brandNames.get(brandSlug) ?? null,
      brand_slug: brandSlug,
      thumb_image: thumbImage,
      images: [thumbImage],
      price: priceCents,
      url: null,
      sold_here: soldHere,
      availability,
    },
    tags: product.tagSlugs.map((tag) => ({ slug: tag, name: tagNames.get(tag) ?? tag })),
    classification: product.classificationSlug,
    popularity: product.popularity,
    createdAt: new Date(Date.UTC(2026, 0, 1)),
  });
}

let pages: Promise<SearchDocument<'content'>[]> | null = null;

/** The pages of a site with SEED=demo, as its index holds them: texts, first names and towns; made once. */
export function pageDocuments(): Promise<SearchDocument<'content'>[]> {
  pages ??= makePages();
  return pages;
}

async function makePages(): Promise<SearchDocument<'content'>[]> {
  const database = await openTestDatabase();
  try {
    await database.db.transaction(async (tx) => {
      const db = tx as never;
      await seedFirstNames(db);
      await publishPlaces(db, 1);
      await seedCovers(db);
      await seedContent(db);
    });
    const documents: SearchDocument<'content'>[] = [];
    for await (const one of streamDocuments(database.db, 'content')) documents.push(one);
    return documents;
  } finally {
    await database.close();
  }
}

/** The demo catalogue and the pages beside it, which the judgements are about: built as a site's first index is. */
export async function stockDemo(index: SearchIndex): Promise<void> {
  index.learnBrands(brands);
  await index.rebuild('product', oneByOne(products.map(documentOf)));
  await index.rebuild('brand', oneByOne(brandRows));
  await index.rebuild(
    'tag',
    oneByOne(
      tags.map(({ slug, name }, id) => tagDocument({ id: id + 1, name, slug, featured_product: null }, 8)),
    ),
  );
  await index.rebuild('content', oneByOne([...(await pageDocuments()), ...brandPages(brandRows)]));
}

async function* oneByOne<T>(documents: readonly T[]): AsyncGenerator<T> {
  yield* documents;
}
