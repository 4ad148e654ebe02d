import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { page, typed } from '#src/lib/shapes.ts';
import { Filters, query, Sort } from '../product-query.ts';
import * as field from './fields.ts';

const Preset = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  query: z.string(),
  filters: Filters,
  sort: Sort,
  enabled: z.boolean(),
  revision: z.int(),
});
export type Preset = z.output<typeof Preset>;

const fields = {
  title: typed(1, 70),
  description: typed(0, 300),
  query,
  filters: Filters,
  sort: Sort,
  enabled: z.boolean(),
};

/** Ours: the predefined searches screen (`/i/marketplace/produits/{slug}`); its preview is /api/search/products. */
export const adminPresetCalls = {
  searchPresets: defineCall('/api/admin/search_presets', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({ query: field.asked, page: field.pageNumber }),
    output: page(Preset),
  }),
  getPreset: defineCall('/api/admin/get_preset', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({ slug: field.slug }),
    output: Preset,
  }),
  createPreset: defineCall('/api/admin/create_preset', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ slug: z.nullable(field.slug), ...fields }),
    output: Preset,
    codes: ['slug_taken'],
  }),
  updatePreset: defineCall('/api/admin/update_preset', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({
      was: field.slug,
      revision: field.revision,
      slug: z.nullable(field.slug),
      ...fields,
    }),
    output: Preset,
    codes: ['slug_taken', 'revision_conflict'],
    about: 'Ours: `was` is its address until now; the former one leads to the new one',
  }),
  enablePresets: defineCall('/api/admin/enable_presets', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({
      slugs: z.array(field.slug).check(z.minLength(1), z.maxLength(field.MOST_AT_ONCE)),
      enable: z.boolean(),
    }),
    output: z.object({ changed: z.int() }),
  }),
  deletePreset: defineCall('/api/admin/delete_preset', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ slug: field.slug }),
    output: z.object({}),
  }),
};
