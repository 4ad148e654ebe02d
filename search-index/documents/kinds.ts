import type { BrandDocument } from './brand.ts';
import type { ContentDocument } from './content.ts';
import type { ProductDocument } from './product.ts';
import type { TagDocument } from './tag.ts';

export interface DocumentByKind {
  product: ProductDocument;
  tag: TagDocument;
  brand: BrandDocument;
  content: ContentDocument;
}

export type SearchKind = keyof DocumentByKind;

export const SEARCH_KINDS = ['product', 'tag', 'brand', 'content'] as const satisfies SearchKind[];
