import { pluralForms } from '../french/plural.ts';
import { fold, storable, wordsOf } from '../text.ts';
import { THESAURUS } from '../thesaurus/index.ts';
import { type ProductTexts, readProduct } from './attributes.ts';
import type { IndexedProduct } from './product.ts';

/** `Tag` of the API. */
export interface IndexedTag {
  id: number;
  name: string;
  slug: string;
  featured_product: IndexedProduct | null;
}

export interface TagDocument extends IndexedTag {
  popularity: number;
  forms: string[];
  /** The usual names of what it holds most of: it is found by them too. */
  holds: string[];
}

/** So much of a selection must be of one kind, for it to be found by the name of that kind. */
const SHARE = 0.25;

/** The usual names of the things that a share of some products are. */
export function heldNames(products: readonly ProductTexts[]): string[] {
  const counts = new Map<string, number>();
  for (const texts of products)
    for (const id of new Set(readProduct(texts).heads)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const least = Math.max(2, products.length * SHARE);
  return [...counts]
    .filter(([, count]) => count >= least)
    .flatMap(([id]) => THESAURUS.concepts.get(id)?.name ?? []);
}

/** `productCount`: products that carry the tag; fuller selections come first. */
export function tagDocument(
  tag: IndexedTag,
  productCount: number,
  holds: readonly string[] = [],
): TagDocument {
  const { id, slug, featured_product } = tag;
  const name = storable(tag.name);
  return {
    id,
    name,
    slug,
    featured_product,
    popularity: productCount,
    forms: pluralForms(wordsOf(fold([name, ...holds].join(' ')))),
    holds: [...holds],
  };
}
