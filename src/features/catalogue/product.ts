import * as z from 'zod/mini';
import { cents } from '#src/lib/shapes.ts';

const link = z.nullable(z.string());

/** docs/spec/calls.md §Types, Product. */
export const Product = z.object({
  id: z.int(),
  merchant_item_id: z.string(),
  kind: z.enum(['catalogue', 'external', 'custom']),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand_name: z.nullable(z.string()),
  brand_slug: z.nullable(z.string()),
  thumb_image: link,
  images: z.array(z.string()),
  price: z.nullable(cents),
  url: link,
  sold_here: z.boolean(),
  availability: z.enum(['in_stock', 'out_of_stock', 'unknown']),
});
export type Product = z.output<typeof Product>;

export const Tag = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  featured_product: z.nullable(Product),
});
export type Tag = z.output<typeof Tag>;

export const Brand = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  has_cms_entry: z.boolean(),
  logo: link,
});
export type Brand = z.output<typeof Brand>;
