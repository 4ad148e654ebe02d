import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Filters, query, Sort } from '#src/features/catalogue/product-query.ts';
import { nothing, pageNumber } from '#src/lib/shapes.ts';
import * as shape from './search.ts';

/** docs/spec/calls.md §/api/search/. All are open to anyone; 20 searches a second for each address. */
export const searchCalls = {
  instant: defineCall('/api/search/instant', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({
      query,
      limit: shape.instantLimit,
      highlight: z._default(z.boolean(), false),
    }),
    output: shape.InstantAnswer,
    about: 'Products, selections and brands while one types.',
  }),
  products: defineCall('/api/search/products', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({
      query,
      page: pageNumber,
      per_page: z._default(z.int().check(z.minimum(1), z.maximum(shape.MAX_PER_PAGE)), shape.PER_PAGE),
      filters: z.optional(Filters),
      literal: z.optional(z.boolean()),
      sort: z._default(Sort, 'relevance'),
    }),
    output: shape.ProductsAnswer,
    about: 'A page of catalogue products with its facets; an empty query lists what the filters keep.',
  }),
  content: defineCall('/api/search/content', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({
      query,
      limit: z._default(z.int().check(z.minimum(0), z.maximum(100)), 10),
    }),
    output: z.object({ items: z.array(shape.ContentResult) }),
    about: 'Articles, pages, tools, first names and towns.',
  }),
  suggest: defineCall('/api/search/suggest', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({
      query,
      limit: z._default(z.int().check(z.minimum(0), z.maximum(shape.MAX_SUGGESTIONS)), shape.SUGGESTIONS),
    }),
    output: z.object({ items: z.array(shape.Suggestion) }),
    about: 'Words that what is typed may become: things, shelves, brands, pages, first names, towns.',
  }),
  best: defineCall('/api/search/best', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ query }),
    output: z.object({ page: z.nullable(shape.BestPage) }),
    about: 'The one page that a query names: a tool, a town, a first name, a brand, an article, contact.',
  }),
  used: defineCall('/api/search/used', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({
      query,
      found: z.int().check(z.minimum(0)),
      opened: z._default(z.boolean(), false),
      product: z.optional(z.int().check(z.minimum(1))),
    }),
    output: nothing,
    about:
      'Tells that a search shown over a page is over: what it found, and if something of it was opened (a product by its number). Counted without persons.',
  }),
};
