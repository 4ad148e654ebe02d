import * as z from 'zod/mini';
import { cents } from '#src/lib/shapes.ts';

/** docs/spec/calls.md §/api/search/: a query has 0 to 200 characters. */
export const MAX_QUERY = 200;

export const query = z.string().check(z.maxLength(MAX_QUERY));

const slug = z.string().check(z.maxLength(120));
/** One slug, or several of which any will do. */
const slugs = z.union([slug, z.array(slug).check(z.maxLength(50))]);
const months = z.int().check(z.minimum(0), z.maximum(240));
const price = cents.check(z.minimum(0));

export const Filters = z.strictObject({
  /** Months. */
  age_months: z.optional(z.union([months, z.array(months).check(z.maxLength(50))])),
  size: z.optional(slugs),
  colour: z.optional(slugs),
  material: z.optional(slugs),
  brand: z.optional(slugs),
  tag: z.optional(slugs),
  classification: z.optional(slugs),
  price_min: z.optional(price),
  price_max: z.optional(price),
  in_stock: z.optional(z.boolean()),
});
export type Filters = z.output<typeof Filters>;

export const SORTS = ['relevance', 'price_asc', 'price_desc', 'newest'] as const;
export const Sort = z.enum(SORTS);
export type Sort = z.output<typeof Sort>;
