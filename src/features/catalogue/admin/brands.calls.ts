import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { page, typedLine } from '#src/lib/shapes.ts';
import * as field from './fields.ts';

export const AdminBrand = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: z.nullable(z.string()),
  enabled: z.boolean(),
  revision: z.int(),
  products: z.int(),
  has_cms_entry: z.boolean(),
});
export type AdminBrand = z.output<typeof AdminBrand>;
export const BRAND_SHOWS = ['all', 'enabled', 'disabled', 'unused', 'no_logo'] as const;
export type BrandShow = (typeof BRAND_SHOWS)[number];

const fields = {
  name: typedLine(1, 120),
  /** Null: made of the name. */
  slug: z.nullable(field.slug),
  logo: z.nullable(field.picture),
};

/** Ours: the brands screen. */
export const adminBrandCalls = {
  searchBrands: defineCall('/api/admin/search_brands', {
    access: 'staff:catalogue',
    alsoFor: ['offers'],
    changes: false,
    input: z.strictObject({
      query: field.asked,
      show: z._default(z.enum(BRAND_SHOWS), 'all'),
      page: field.pageNumber,
    }),
    output: page(AdminBrand),
  }),
  getBrand: defineCall('/api/admin/get_brand', {
    access: 'staff:catalogue',
    alsoFor: ['offers'],
    changes: false,
    input: z.strictObject({ id: field.id }),
    output: AdminBrand,
  }),
  createBrand: defineCall('/api/admin/create_brand', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject(fields),
    output: AdminBrand,
    codes: ['slug_taken'],
  }),
  updateBrand: defineCall('/api/admin/update_brand', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: field.id, revision: field.revision, ...fields }),
    output: AdminBrand,
    codes: ['slug_taken', 'revision_conflict'],
    about: 'Ours: a former address leads to the new one',
  }),
  enableBrands: defineCall('/api/admin/enable_brands', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ ids: field.ids, enable: z.boolean() }),
    output: z.object({ changed: z.int() }),
  }),
  mergeBrand: defineCall('/api/admin/merge_brand', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: field.id, into: field.id }),
    output: AdminBrand,
    codes: ['conflict'],
    about: 'Ours: its products go to the other, its address leads there, and it is no more',
  }),
  deleteBrand: defineCall('/api/admin/delete_brand', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: field.id }),
    output: z.object({}),
    codes: ['brand_in_use'],
  }),
};
