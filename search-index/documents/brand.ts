import { storable } from '../text.ts';

/** `Brand` of the API. */
export interface IndexedBrand {
  id: number;
  name: string;
  slug: string;
  has_cms_entry: boolean;
  logo: string | null;
}

export interface BrandDocument extends IndexedBrand {
  popularity: number;
}

/** `productCount`: products of the brand; larger brands come first. */
export function brandDocument(brand: IndexedBrand, productCount: number): BrandDocument {
  const { id, slug, has_cms_entry, logo } = brand;
  return { id, name: storable(brand.name), slug, has_cms_entry, logo, popularity: productCount };
}
