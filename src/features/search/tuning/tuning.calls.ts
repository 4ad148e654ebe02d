import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { query } from '#src/features/catalogue/product-query.ts';
import { isoTime } from '#src/lib/shapes.ts';
import { Tuning } from './tuning.ts';

const ShownProduct = z.object({
  id: z.int(),
  name: z.string(),
  brand_name: z.nullable(z.string()),
  thumb_image: z.nullable(z.string()),
  price: z.nullable(z.int()),
});
export type ShownProduct = z.output<typeof ShownProduct>;

const SearchTuning = z.object({
  revision: z.int(),
  updated_at: z.nullable(isoTime),
  tuning: Tuning,
  /** The groups and meanings the program knows by itself; `builtin_off` names them by key. */
  builtin: z.object({
    groups: z.array(z.object({ key: z.string(), terms: z.array(z.string()) })),
    meanings: z.array(z.object({ key: z.string(), asked: z.string(), meant: z.array(z.string()) })),
  }),
  /** Those that are pinned and in the catalogue. */
  products: z.array(ShownProduct),
  engine: z.enum(['meilisearch', 'postgres']),
  /** True when the index is made with it; false while the sync job is at it, or the engine is down. */
  applied: z.boolean(),
});
export type SearchTuning = z.output<typeof SearchTuning>;

const Tried = z.object({ total: z.int(), items: z.array(ShownProduct) });
export type Tried = z.output<typeof Tried>;

/** Ours: the search screen of the catalogue. */
export const tuningCalls = {
  getSearchTuning: defineCall('/api/admin/get_search_tuning', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({}),
    output: SearchTuning,
    about: 'Synonyms, ignored words, pinned products and ranking, with the built-in ones.',
  }),
  saveSearchTuning: defineCall('/api/admin/save_search_tuning', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ revision: z.int().check(z.minimum(0)), tuning: Tuning }),
    body: 'content',
    output: SearchTuning,
    codes: ['field_invalid', 'revision_conflict'],
    about: 'Every process searches with it at once; indexes follow with the sync job.',
  }),
  trySearch: defineCall('/api/admin/try_search', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({ query, tuning: Tuning }),
    body: 'content',
    output: z.object({ before: Tried, after: Tried }),
    codes: ['field_invalid'],
    about: 'What a query finds with the saved settings and with these, on PostgreSQL.',
  }),
};
