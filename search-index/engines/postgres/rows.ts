import type { SearchDocument } from '../../contract.ts';
import type { BrandDocument } from '../../documents/brand.ts';
import type { ContentDocument } from '../../documents/content.ts';
import type { SearchKind } from '../../documents/kinds.ts';
import { type ProductDocument, toProduct } from '../../documents/product.ts';
import type { TagDocument } from '../../documents/tag.ts';
import { fold, wordsOf } from '../../text.ts';

/** A row of `search_document` before its words are analysed: texts by falling weight, a to d. */
interface Row {
  id: string;
  doc: unknown;
  name: string;
  a: string;
  b: string;
  c: string;
  d: string;
  brand_slug: string | null;
  brand_facet: string | null;
  tag_slugs: string[];
  tag_facets: string[];
  classification: string | null;
  namespace: string | null;
  price: number | null;
  in_stock: boolean;
  popularity: number;
  created_at: number;
  heads: string[];
  is_a: string[];
  about: string[];
  sizes: string[];
  colours: string[];
  materials: string[];
  age_min: number | null;
  age_max: number | null;
  weight_min: number | null;
  weight_max: number | null;
}

/** Words only: PostgreSQL's own parser would read file names, addresses and signed numbers in them. */
function plain(...texts: (string | null)[]): string {
  return wordsOf(texts.join(' ')).join(' ');
}

function base(id: number | string, name: string): Row {
  return {
    id: String(id),
    doc: null,
    name: wordsOf(fold(name)).join(' '),
    a: plain(name),
    b: '',
    c: '',
    d: '',
    brand_slug: null,
    brand_facet: null,
    tag_slugs: [],
    tag_facets: [],
    classification: null,
    namespace: null,
    price: null,
    in_stock: false,
    popularity: 0,
    created_at: 0,
    heads: [],
    is_a: [],
    about: [],
    sizes: [],
    colours: [],
    materials: [],
    age_min: null,
    age_max: null,
    weight_min: null,
    weight_max: null,
  };
}

function productRow(document: ProductDocument): Row {
  const { brand_slug, brand_facet, tag_slugs, tag_facets, classification } = document;
  return {
    ...base(document.id, document.name),
    doc: toProduct(document),
    b: plain(document.brand_name, ...document.tag_names),
    c: plain(classification),
    d: plain(document.description),
    brand_slug,
    brand_facet,
    tag_slugs,
    tag_facets,
    classification,
    price: document.price,
    in_stock: document.in_stock,
    popularity: document.popularity,
    created_at: document.created_at,
    heads: document.heads,
    is_a: document.is,
    about: document.about,
    sizes: document.sizes,
    colours: document.colours,
    materials: document.materials,
    age_min: document.age_min,
    age_max: document.age_max,
    weight_min: document.weight_min,
    weight_max: document.weight_max,
  };
}

function tagRow({ id, name, slug, featured_product, popularity, holds }: TagDocument): Row {
  return { ...base(id, name), doc: { id, name, slug, featured_product }, b: plain(...holds), popularity };
}

function brandRow({ id, name, slug, has_cms_entry, logo, popularity }: BrandDocument): Row {
  return { ...base(id, name), doc: { id, name, slug, has_cms_entry, logo }, popularity };
}

function contentRow(page: ContentDocument): Row {
  const { id, title, href, excerpt, namespace, body, aliases, popularity } = page;
  const doc = { title, href, excerpt, namespace, ...(aliases.length > 0 && { aliases }) };
  const words = plain(excerpt, ...aliases);
  return { ...base(id, title), doc, b: words, d: plain(body), namespace, popularity };
}

const rowOf: { [K in SearchKind]: (document: SearchDocument<K>) => Row } = {
  product: productRow,
  tag: tagRow,
  brand: brandRow,
  content: contentRow,
};

/** One row a document; the last of several with the same id. */
export function rowsOf<K extends SearchKind>(kind: K, documents: SearchDocument<K>[]): Row[] {
  const rows = new Map(documents.map((document) => [String(document.id), rowOf[kind](document)]));
  return [...rows.values()];
}
