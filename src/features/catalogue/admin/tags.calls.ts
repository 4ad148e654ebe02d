import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { cents, page, typed } from '#src/lib/shapes.ts';
import * as field from './fields.ts';

/** More than anybody looks through; the rest of an idea is a predefined search. */
export const MOST_IN_TAG = 300;

const AdminTag = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  position: z.int(),
  revision: z.int(),
  products: z.int(),
});
export type AdminTag = z.output<typeof AdminTag>;

const Member = z.object({
  id: z.int(),
  name: z.string(),
  brand_name: z.nullable(z.string()),
  thumb_image: z.nullable(z.string()),
  price: z.nullable(cents),
  /** Not shown to readers: switched off, or deleted. */
  hidden: z.boolean(),
});
export type TagMember = z.output<typeof Member>;

const TagDetail = z.extend(AdminTag, {
  featured_product_id: z.nullable(z.int()),
  members: z.array(Member),
});
export type TagDetail = z.output<typeof TagDetail>;

export const TAG_SHOWS = ['all', 'enabled', 'disabled', 'empty'] as const;
export type TagShow = (typeof TAG_SHOWS)[number];

const fields = {
  name: typed(1, 120),
  /** Null: made of the name. */
  slug: z.nullable(field.slug),
  description: typed(0, 1000),
  featured_product_id: z.nullable(field.id),
  /** In their order on the page. */
  product_ids: z.array(field.id).check(z.maxLength(MOST_IN_TAG)),
};

/** Ours: the selections screen. */
export const adminTagCalls = {
  searchTags: defineCall('/api/admin/search_tags', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({
      query: field.asked,
      show: z._default(z.enum(TAG_SHOWS), 'all'),
      page: field.pageNumber,
    }),
    output: page(AdminTag),
  }),
  getTagDetail: defineCall('/api/admin/get_tag_detail', {
    access: 'staff:catalogue',
    changes: false,
    input: z.strictObject({ id: field.id }),
    output: TagDetail,
  }),
  createTag: defineCall('/api/admin/create_tag', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject(fields),
    output: TagDetail,
    codes: ['slug_taken', 'field_invalid'],
  }),
  updateTag: defineCall('/api/admin/update_tag', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: field.id, revision: field.revision, ...fields }),
    output: TagDetail,
    codes: ['slug_taken', 'field_invalid', 'revision_conflict'],
  }),
  moveTag: defineCall('/api/admin/move_tag', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ id: field.id, to: z.int().check(z.minimum(0)) }),
    output: z.object({ position: z.int() }),
    about: 'Ours: its place among the selections',
  }),
  enableTags: defineCall('/api/admin/enable_tags', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ ids: field.ids, enable: z.boolean() }),
    output: z.object({ changed: z.int() }),
  }),
  deleteTags: defineCall('/api/admin/delete_tags', {
    access: 'staff:catalogue',
    changes: true,
    input: z.strictObject({ ids: field.ids }),
    output: z.object({ changed: z.int() }),
    about: 'Ours: its products stay in the catalogue',
  }),
};
