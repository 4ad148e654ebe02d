import { pluralForms } from '../french/plural.ts';
import { fold, storable, wordsOf } from '../text.ts';
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
}

/** `productCount`: products that carry the tag; fuller selections come first. */
export function tagDocument(tag: IndexedTag, productCount: number): TagDocument {
  const { id, slug, featured_product } = tag;
  const name = storable(tag.name);
  return {
    id,
    name,
    slug,
    featured_product,
    popularity: productCount,
    forms: pluralForms(wordsOf(fold(name))),
  };
}
