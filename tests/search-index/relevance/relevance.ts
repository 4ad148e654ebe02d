import { brandDocument } from '#search/documents/brand.ts';
import { productDocument } from '#search/documents/product.ts';
import { tagDocument } from '#search/documents/tag.ts';
import type { SearchIndex } from '#search/index.ts';
import { type DemoProduct, demoCatalogue } from '#src/features/catalogue/demo/demo-catalogue.ts';
import { JUDGEMENTS } from './judgements.ts';
import { gradeOf, judged, ndcg } from './ndcg.ts';

const { brands, tags, products } = demoCatalogue();
const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
const tagNames = new Map(tags.map(({ slug, name }) => [slug, name]));

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

/** The demo catalogue, which the judgements are about. */
export async function stockDemo(index: SearchIndex): Promise<void> {
  await index.upsert('product', products.map(documentOf));
  await index.upsert(
    'brand',
    brands.map(({ slug, name, logo }, id) =>
      brandDocument({ id: id + 1, name, slug, has_cms_entry: false, logo }, 8),
    ),
  );
  await index.upsert(
    'tag',
    tags.map(({ slug, name }, id) => tagDocument({ id: id + 1, name, slug, featured_product: null }, 8)),
  );
}

export interface Judged {
  query: string;
  score: number;
  /** The ten first, as a reader of a report wants them: grade and name. */
  found: string[];
}

/** Every judged query through the instant search, as the overlay asks it. */
export async function judge(index: SearchIndex): Promise<Judged[]> {
  const words = products.map(judged);
  const scores: Judged[] = [];
  for (const judgement of JUDGEMENTS) {
    const grades = words.map((product) => gradeOf(judgement, product));
    const answer = await index.instant({ query: judgement.query, limit: [20, 10, 40], highlight: false });
    const found = answer.products.results.map(({ id }) => id - 1);
    const score = ndcg(
      found.map((at) => grades[at] ?? 0),
      grades,
    );
    scores.push({
      query: judgement.query,
      score,
      found: found.slice(0, 10).map((at) => `${grades[at]} ${products[at]?.name}`),
    });
  }
  return scores;
}

export const meanOf = (scores: readonly Judged[]) =>
  scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
