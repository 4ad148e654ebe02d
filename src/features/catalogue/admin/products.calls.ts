import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { cents, isoTime, page, typed, typedLine } from '#src/lib/shapes.ts';
import { ProductAttributes, WrittenAttributes } from '../attributes.ts';
import { Product } from '../product.ts';
import * as field from './fields.ts';

export const PRODUCT_SHOWS = [
  ...(['all', 'enabled', 'disabled', 'out_of_stock'] as const),
  ...(['no_picture', 'no_price', 'no_shelf', 'no_brand', 'deleted'] as const),
] as const;
export type ProductShow = (typeof PRODUCT_SHOWS)[number];
export const PRODUCT_SORTS = ['newest', 'changed', 'name', 'price_asc', 'price_desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const nullableId = z.nullable(field.id);

export const ProductFields = z.strictObject({
  name: typedLine(1, 200),
  description: typed(0, 5000),
  brand_id: nullableId,
  classification: z.nullable(field.slug),
  price: z.nullable(cents.check(z.minimum(0), z.maximum(field.MOST_CENTS))),
  url: z.nullable(field.httpUrl),
  images: z.array(field.picture).check(z.maxLength(field.MOST_IMAGES)),
  sold_here: z.boolean(),
  stock: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  availability: z.enum(['in_stock', 'out_of_stock', 'unknown']),
  delivery: z.nullable(typed(1, 200)),
  gtin: z.nullable(field.gtin),
  tag_ids: z.array(field.id).check(z.maxLength(50)),
  /** Those that say something else than the texts; absent: as they are. */
  attributes: z.optional(WrittenAttributes),
});
export type ProductFields = z.output<typeof ProductFields>;

const named = z.object({ id: z.int(), name: z.string() });

const ProductLine = z.extend(
  z.pick(Product, { id: true, name: true, slug: true, brand_name: true, thumb_image: true, price: true }),
  {
    availability: Product.shape.availability,
    classification: z.nullable(z.string()),
    enabled: z.boolean(),
    deleted: z.boolean(),
    feed: z.nullable(named),
    lists: z.int(),
  },
);
export type ProductLine = z.output<typeof ProductLine>;

export const EditedProduct = z.extend(Product, {
  brand_id: z.nullable(z.int()),
  classification: z.nullable(z.string()),
  stock: z.nullable(z.int()),
  delivery: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  /** Read in the texts, by the reader of queries. */
  read: ProductAttributes,
  /** Written over it. */
  attributes: WrittenAttributes,
  tags: z.array(named),
  feed: z.nullable(named),
  /** The fields the feed leaves alone, because somebody wrote them. */
  kept_fields: z.array(z.string()),
  enabled: z.boolean(),
  deleted: z.boolean(),
  revision: z.int(),
  updated_at: isoTime,
});
export type EditedProduct = z.output<typeof EditedProduct>;

const Uses = z.object({ lists: z.int(), favorites: z.int(), articles: z.int(), selections: z.int() });
export type ProductUses = z.output<typeof Uses>;

/** Ours: the products screen. */
export const adminProductCalls = {
  searchProducts: defineCall('/api/admin/search_products', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({
      query: field.asked,
      show: z._default(z.enum(PRODUCT_SHOWS), 'all'),
      brand_id: z._default(nullableId, null),
      tag_id: z._default(nullableId, null),
      feed_id: z._default(nullableId, null),
      classification: z._default(z.nullable(field.slug), null),
      sort: z._default(z.enum(PRODUCT_SORTS), 'newest'),
      page: field.pageNumber,
    }),
    output: page(ProductLine),
  }),
  getProduct: defineCall('/api/admin/get_product', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({ id: field.id }),
    output: EditedProduct,
  }),
  createProduct: defineCall('/api/admin/create_product', {
    access: 'staff:catalogue',
    changes: true,
    input: ProductFields,
    output: EditedProduct,
    codes: ['field_invalid'],
  }),
  updateProduct: defineCall('/api/admin/update_product', {
    access: 'staff:catalogue',
    changes: true,
    input: z.extend(ProductFields, {
      id: field.id,
      revision: field.revision,
      kept_fields: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(30)), []),
    }),
    output: EditedProduct,
    codes: ['field_invalid', 'revision_conflict'],
    about: 'Ours: what is written by hand is kept from the feed, unless kept_fields hands it back',
  }),
  productUses: defineCall('/api/admin/product_uses', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({ ids: field.ids }),
    output: Uses,
    about: 'Ours: where products show, before they are deleted',
  }),
  enableProducts: defineCall('/api/admin/enable_products', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ ids: field.ids, enable: z.boolean() }),
    output: z.object({ changed: z.int() }),
  }),
  deleteProducts: defineCall('/api/admin/delete_products', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ ids: field.ids, confirmed_lists: z._default(z.int().check(z.minimum(0)), 0) }),
    output: z.object({ changed: z.int() }),
    codes: ['product_in_use'],
    about:
      'Ours: out of the catalogue; refused while on more lists than were confirmed. Lists keep what they hold',
  }),
  restoreProducts: defineCall('/api/admin/restore_products', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ ids: field.ids }),
    output: z.object({ changed: z.int() }),
  }),
};
