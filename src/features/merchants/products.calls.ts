import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import * as field from '#src/features/catalogue/admin/fields.ts';
import { Product } from '#src/features/catalogue/product.ts';
import { cents, nothing, page, typed, typedLine } from '#src/lib/shapes.ts';
import { vatPercent } from '#src/lib/vat-rates.ts';

const stock = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)));
/** `withheld`: it waits for its seller to be approved. */
export const OwnProduct = z.extend(Product, {
  stock,
  status: z.enum(['active', 'out_of_stock', 'archived', 'withheld', 'blocked']),
  classification: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  /** Null: its seller's rate. */
  vat_percent: z.nullable(vatPercent),
});
export type OwnProduct = z.output<typeof OwnProduct>;

/** /api/business/: the products of the business whose session it is, and no other. */
export const sellerProductCalls = {
  list: defineCall('/api/business/list_products', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ query: z._default(typed(0, 200), ''), page: field.pageNumber }),
    output: page(OwnProduct),
  }),
  shelves: defineCall('/api/business/list_shelves', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: nothing,
    output: z.object({ items: z.array(z.object({ slug: z.string(), label: z.string() })) }),
    about: 'Ours: the shelves a product may stand on',
  }),
  get: defineCall('/api/business/get_product', {
    access: 'merchant',
    changes: false,
    alone: true,
    input: z.strictObject({ product_id: field.id }),
    output: OwnProduct,
    about: 'Ours: one product, for its form',
  }),
  save: defineCall('/api/business/save_product', {
    access: 'merchant',
    changes: true,
    alone: true,
    body: 'dataUrl',
    codes: ['image_invalid', 'field_invalid'],
    input: z.strictObject({
      id: z.optional(z.nullable(field.id)),
      name: typedLine(1, 200),
      description: typed(0, 5000),
      price: cents.check(z.minimum(1), z.maximum(field.MOST_CENTS)),
      brand_name: z._default(z.nullable(typedLine(0, 120)), null),
      classification: field.slug,
      images: z._default(z.array(z.string()).check(z.maxLength(8)), []),
      stock,
      /** The stock that the form was opened with: what was sold since is not put back. */
      stock_before: z.optional(stock),
      gtin: z._default(z.nullable(field.gtin), null),
      /** Left out, it stays as it is. */
      vat_percent: z.optional(z.nullable(vatPercent)),
    }),
    output: OwnProduct,
    about: 'Pictures are sent as data URLs, or named by the address this call gave them before',
  }),
  setStock: defineCall('/api/business/set_stock', {
    access: 'merchant',
    changes: true,
    alone: true,
    input: z.strictObject({ product_id: field.id, stock }),
    output: OwnProduct,
  }),
  archive: defineCall('/api/business/archive_product', {
    access: 'merchant',
    changes: true,
    alone: true,
    input: z.strictObject({ product_id: field.id, archived: z.boolean() }),
    output: OwnProduct,
  }),
};
