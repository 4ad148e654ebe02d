import { pluralForms } from '../french/plural.ts';
import { fold, storable, wordsOf } from '../text.ts';
import { ageSteps } from './age-steps.ts';
import { type Attributes, readProduct } from './attributes.ts';

/** `Product` of the API, whole: an answer is built from the index alone. Prices are cents. */
export interface IndexedProduct {
  id: number;
  merchant_item_id: string;
  kind: 'catalogue' | 'external' | 'custom';
  name: string;
  slug: string;
  description: string;
  brand_name: string | null;
  brand_slug: string | null;
  thumb_image: string | null;
  images: string[];
  price: number | null;
  url: string | null;
  sold_here: boolean;
  availability: 'in_stock' | 'out_of_stock' | 'unknown';
}

export const PRODUCT_FIELDS = [
  ...(['id', 'merchant_item_id', 'kind', 'name', 'slug', 'description', 'brand_name', 'brand_slug'] as const),
  ...(['thumb_image', 'images', 'price', 'url', 'sold_here', 'availability'] as const),
] satisfies (keyof IndexedProduct)[];

export interface Named {
  slug: string;
  name: string;
}

/** The catalogue's facts about a product that the index needs. */
export interface ProductSource {
  product: IndexedProduct;
  tags: Named[];
  classification: string | null;
  /** Any growing measure: times added to a list, for one. */
  popularity: number;
  createdAt: Date;
  /** Facts that editors wrote: they hold over what is read in its texts. */
  said?: Partial<Attributes> | undefined;
}

export interface ProductDocument extends IndexedProduct, Attributes {
  tag_slugs: string[];
  tag_names: string[];
  classification: string | null;
  in_stock: boolean;
  popularity: number;
  /** Its ages among those a reader chooses from. */
  ages: string[];
  /** Seconds since 1970: Meilisearch sorts numbers. */
  created_at: number;
  /** Its folded words, one space between: who asks for the whole name finds it first. */
  name_key: string;
  brand_facet: string | null;
  tag_facets: string[];
  /** Other spellings of its words; the engine adds the names of its synonyms. */
  forms: string[];
}

/** A facet value carries its name, so that a filter list needs no second lookup. */
export function facetOf(named: Named): string {
  return `${named.slug}|${named.name}`;
}

export function namedOf(facet: string): Named {
  const bar = facet.indexOf('|');
  return { slug: facet.slice(0, bar), name: facet.slice(bar + 1) };
}

/** The product of the API in a stored or returned document, without what only the index uses. */
export function toProduct(document: IndexedProduct): IndexedProduct {
  return Object.fromEntries(
    PRODUCT_FIELDS.map((field) => [field, document[field]]),
  ) as unknown as IndexedProduct;
}

export function productDocument(source: ProductSource): ProductDocument {
  const product = toProduct(source.product);
  const name = storable(product.name);
  const { brand_slug, brand_name } = product;
  const description = storable(product.description);
  const texts = { name, description, brand_name, classification: source.classification };
  const read = readProduct({ ...texts, tags: source.tags.map((tag) => tag.name) });
  const attributes = { ...read, ...source.said };
  return {
    ...product,
    name,
    description,
    ...attributes,
    ages: ageSteps(attributes),
    name_key: wordsOf(fold(name)).join(' '),
    tag_slugs: source.tags.map((tag) => tag.slug),
    tag_names: source.tags.map((tag) => tag.name),
    classification: source.classification,
    in_stock: product.availability === 'in_stock',
    popularity: source.popularity,
    created_at: Math.floor(source.createdAt.getTime() / 1000),
    brand_facet: brand_slug === null ? null : facetOf({ slug: brand_slug, name: brand_name ?? brand_slug }),
    tag_facets: source.tags.map(facetOf),
    forms: pluralForms(wordsOf(fold([name, ...source.tags.map((tag) => tag.name)].join(' ')))),
  };
}
