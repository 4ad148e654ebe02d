import * as z from 'zod/mini';
import { Brand, Product, Tag } from '#src/features/catalogue/product.ts';
import { INSTANT_LIMIT } from '#src/lib/constants.ts';
import { cents, page } from '#src/lib/shapes.ts';

const hitLimit = z.int().check(z.minimum(0), z.maximum(100));

export const instantLimit = z._default(z.tuple([hitLimit, hitLimit, hitLimit]), INSTANT_LIMIT);

/** With `highlight`: the name as escaped HTML, found words in `<mark>`. */
const highlighted = { highlighted: z.optional(z.object({ name: z.string() })) };

function hits<T extends z.ZodMiniType>(result: T) {
  return z.object({ hits: z.int(), results: z.array(result) });
}

export const InstantAnswer = z.object({
  products: hits(z.extend(Product, highlighted)),
  tags: hits(z.extend(Tag, highlighted)),
  brands: hits(z.extend(Brand, highlighted)),
});
export type InstantAnswer = z.output<typeof InstantAnswer>;

/** Results of one page. */
export const PER_PAGE = 24;
export const MAX_PER_PAGE = 60;

const counted = z.object({ slug: z.string(), name: z.string(), count: z.int() });

const value = z.object({ value: z.string(), count: z.int() });

export const Facets = z.object({
  brand: z.array(counted),
  tag: z.array(counted),
  classification: z.array(value),
  size: z.array(value),
  colour: z.array(value),
  material: z.array(value),
  /** Months. */
  age: z.array(value),
  price: z.nullable(z.object({ min: cents, max: cents })),
});
export type Facets = z.output<typeof Facets>;

/** A thing read in the words of a query: a chip that one tap removes. */
export const Understood = z.object({
  kind: z.enum([
    ...(['price_max', 'price_min', 'age', 'size', 'colour', 'material', 'season', 'brand', 'shelf'] as const),
    'weight',
  ]),
  label: z.string(),
  value: z.union([z.string(), z.number()]),
});
export type Understood = z.output<typeof Understood>;

export const ProductsAnswer = z.extend(page(Product), {
  facets: Facets,
  understood: z.readonly(z.array(Understood)),
  widened: z.nullable(z.object({ dropped: z.readonly(z.array(z.string())) })),
});
export type ProductsAnswer = z.output<typeof ProductsAnswer>;

/** The one page that a query names. */
export const BestPage = z.object({ title: z.string(), path: z.string(), kind: z.string() });
export type BestPage = z.output<typeof BestPage>;

export const MAX_SUGGESTIONS = 20;
export const SUGGESTIONS = 8;

/** Words that what is typed may become, and where they lead. */
export const Suggestion = z.object({
  text: z.string(),
  kind: z.enum(['query', 'shelf', 'brand', 'page', 'name', 'city']),
  path: z.string(),
});
export type Suggestion = z.output<typeof Suggestion>;

export const ContentResult = z.object({
  title: z.string(),
  href: z.string(),
  excerpt: z.string(),
  namespace: z.string(),
});
export type ContentResult = z.output<typeof ContentResult>;
