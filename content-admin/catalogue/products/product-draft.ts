import type { EditedProduct, ProductFields } from '#src/features/catalogue/admin/products.calls.ts';
import { priceText } from '#src/lib/price-text.ts';
import type { Named } from '../pick.ts';
import { priceOf } from '../typed-price.ts';
import { type AttributesDraft, attributesText, changedAttributes } from './attributes-draft.ts';

/** A product as its form holds it: numbers as they are typed, brand and selections with their names. */
export interface ProductDraft {
  name: string;
  description: string;
  brand: Pick<Named, 'id' | 'name'> | null;
  classification: string;
  price: string;
  url: string;
  images: string[];
  soldHere: boolean;
  stock: string;
  availability: ProductFields['availability'];
  delivery: string;
  gtin: string;
  tags: Pick<Named, 'id' | 'name'>[];
  keptFields: string[];
  attributes: AttributesDraft;
  revision: number;
}

const EMPTY: ProductDraft = {
  name: '',
  description: '',
  brand: null,
  classification: '',
  price: '',
  url: '',
  images: [],
  soldHere: false,
  stock: '',
  availability: 'in_stock',
  delivery: '',
  gtin: '',
  tags: [],
  keptFields: [],
  attributes: attributesText(),
  revision: 0,
};

export function draftOf(product: EditedProduct | null): ProductDraft {
  if (!product) return EMPTY;
  const { brand_id: brandId, brand_name: brandName, tags, images, availability } = product;
  return {
    name: product.name,
    description: product.description,
    images,
    availability,
    tags,
    brand: brandId === null ? null : { id: brandId, name: brandName ?? '' },
    classification: product.classification ?? '',
    price: priceText(product.price),
    url: product.url ?? '',
    soldHere: product.sold_here,
    stock: product.stock === null ? '' : String(product.stock),
    delivery: product.delivery ?? '',
    gtin: product.gtin ?? '',
    keptFields: product.kept_fields,
    attributes: attributesText({ ...product.read, ...product.attributes }),
    revision: product.revision,
  };
}

export function fieldsOf(draft: ProductDraft, known: EditedProduct | null = null): ProductFields {
  const orNull = (text: string) => text.trim() || null;
  return {
    name: draft.name,
    description: draft.description,
    brand_id: draft.brand?.id ?? null,
    classification: orNull(draft.classification),
    price: priceOf(draft.price) ?? null,
    url: orNull(draft.url),
    images: draft.images,
    sold_here: draft.soldHere,
    stock: draft.stock.trim() === '' ? null : Number(draft.stock),
    availability: draft.availability,
    delivery: orNull(draft.delivery),
    gtin: orNull(draft.gtin),
    tag_ids: draft.tags.map(({ id }) => id),
    attributes: changedAttributes(draft.attributes, known),
  };
}
