import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, page, pageNumber, revisionNumber, typed } from '#src/lib/shapes.ts';
import { Content, NAMESPACES } from '../content.ts';
import { BULK_ACTIONS, BULK_MAX, CONTENT_SORTS, CONTENT_STATES, TAG_MAX, TAGS_MAX } from './life.ts';

const id = z.int();
const time = z.nullable(z.string());
const asked = z._default(z.boolean(), false);
const perPage = z._default(z.int().check(z.gte(1), z.lte(60)), 50);
const at = z.nullable(z.iso.datetime({ offset: true }));

export const ContentLine = z.object({
  id,
  slug: z.string(),
  namespace: z.string(),
  title: z.string(),
  status: z.string(),
  path: z.nullable(z.string()),
  author: z.nullable(z.string()),
  category: z.nullable(z.string()),
  has_draft: z.boolean(),
  draft_at: time,
  draft_by: z.nullable(z.string()),
  updated_at: z.string(),
  updated_by: z.nullable(z.string()),
  published_at: time,
  scheduled_at: time,
  unpublish_at: time,
  schedule_problem: z.nullable(z.string()),
  deleted_at: time,
  broken_links: z.int(),
  missing_products: z.int(),
  revision: z.int(),
});
export type ContentLine = z.output<typeof ContentLine>;

const group = z.object({
  total: z.int(),
  items: z.array(
    z.object({ id, namespace: z.string(), title: z.string(), at: time, detail: z.nullable(z.string()) }),
  ),
});

const bulkDone = z.object({
  done: z.array(id),
  refused: z.array(z.object({ id, title: z.string(), err: z.string() })),
});
const tagList = z._default(z.array(typed(1, TAG_MAX)).check(z.maxLength(TAGS_MAX)), []);

/** Ours: what the screens of a content's life need beside docs/spec/calls.md (docs/api-additions.md). */
export const lifeCalls = {
  searchContent: defineCall('/api/content/search_content', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({
      query: z._default(z.string().check(z.maxLength(200)), ''),
      namespace: z.optional(z.enum(NAMESPACES)),
      state: z.optional(z.enum(CONTENT_STATES)),
      author: z.optional(z.string().check(z.maxLength(160))),
      category: z.optional(z.string().check(z.maxLength(160))),
      tag: z.optional(z.string().check(z.maxLength(TAG_MAX))),
      stale_months: z.optional(z.int().check(z.gte(1), z.lte(120))),
      broken_links: asked,
      missing_products: asked,
      sort: z._default(z.enum(CONTENT_SORTS), 'updated_desc'),
      page: pageNumber,
      per_page: perPage,
    }),
    output: page(ContentLine),
    about: 'Ours: the contents a page at a time, searched, filtered and sorted',
  }),
  contentAuthors: defineCall('/api/content/content_authors', {
    access: 'staff:content',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(z.object({ slug: z.string(), name: z.string() })) }),
    about: 'Ours: who signs something, for the filter of the list',
  }),
  contentTags: defineCall('/api/content/content_tags', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ query: z._default(z.string().check(z.maxLength(TAG_MAX)), '') }),
    output: z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) }),
    about:
      'Ours: the tags that contents have, 30 at most, by words of theirs: what begins so first, then the most used',
  }),
  bulkContent: defineCall('/api/content/bulk_content', {
    access: 'staff:publish',
    changes: true,
    input: z.strictObject({
      ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX)),
      action: z.enum(BULK_ACTIONS),
    }),
    output: bulkDone,
    about: 'Ours: one action on several items; each is done or refused by itself',
  }),
  bulkFields: defineCall('/api/content/bulk_fields', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({
      ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX)),
      set: z.strictObject({
        category: z.optional(z.nullable(typed(1, 160))),
        author: z.optional(z.nullable(typed(1, 160))),
        add_tags: tagList,
        remove_tags: tagList,
      }),
    }),
    output: bulkDone,
    about: 'Ours: a category, an author or tags given to several items; each is done or refused by itself',
  }),
  purgeContent: defineCall('/api/content/purge_content', {
    access: 'staff:publish',
    changes: true,
    input: z.strictObject({ id }),
    output: z.object({}),
    about: 'Ours: takes an item of the bin away for good; its address goes on answering 410',
  }),
  contentBacklinks: defineCall('/api/content/content_backlinks', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({
      path: z.nullable(z.string()),
      items: z.array(
        z.object({
          id,
          namespace: z.string(),
          title: z.string(),
          status: z.string(),
          kind: z.enum(['page', 'reference']),
        }),
      ),
      total: z.int(),
      menus: z.array(z.string()),
      products: z.array(z.object({ id, name: z.nullable(z.string()) })),
    }),
    about: 'Ours: what leads to an item, and the products it shows, before it is deleted',
  }),
  contentLinks: defineCall('/api/content/content_links', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({
      items: z.array(
        z.object({ kind: z.enum(['page', 'product', 'reference']), target: z.string(), broken: z.boolean() }),
      ),
    }),
    about: 'Ours: where an item leads, and which links are broken',
  }),
  contentHistory: defineCall('/api/content/content_history', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({
      id,
      page: pageNumber,
      per_page: z._default(z.int().check(z.gte(1), z.lte(60)), 30),
    }),
    output: page(
      z.object({
        revision: z.int(),
        at: z.string(),
        author: z.nullable(z.string()),
        kind: z.enum(['save', 'draft', 'restore']),
        restored_from: z.nullable(z.int()),
        fields: z.array(z.string()),
        words: z.int(),
      }),
    ),
    about: 'Ours: the revisions without their texts, a page at a time',
  }),
  revisionText: defineCall('/api/content/revision_text', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id, revision: revisionNumber }),
    output: z.object({ revision: z.int(), md: z.string() }),
    about: 'Ours: the text of one revision',
  }),
  contentState: defineCall('/api/content/content_state', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({
      live_md: z.string(),
      has_draft: z.boolean(),
      draft_at: time,
      draft_by: z.nullable(z.string()),
      scheduled_at: time,
      unpublish_at: time,
      schedule_problem: z.nullable(z.string()),
      broken: z.array(z.object({ kind: z.string(), target: z.string() })),
    }),
    about: 'Ours: what readers have of an item, its draft and what is planned',
  }),
  contentPresence: defineCall('/api/content/content_presence', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({
      id,
      client: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      writing: asked,
      leaving: asked,
    }),
    output: z.object({
      others: z.array(
        z.object({ name: z.string(), writing: z.boolean(), since: z.string(), self: z.boolean() }),
      ),
      revision: z.int(),
      status: z.string(),
      saved_by: z.nullable(z.string()),
      saved_by_self: z.boolean(),
      scheduled_at: time,
      unpublish_at: time,
      templates: z.string(),
    }),
    about: 'Ours: says that a tab has an item open, and who else has',
  }),
  scheduleContent: defineCall('/api/content/schedule_content', {
    access: 'staff:publish',
    changes: true,
    input: z.strictObject({ id, at }),
    output: Content,
    codes: ['field_invalid', 'front_matter_invalid', 'slug_taken', 'too_complex', 'conflict'],
  }),
  scheduleUnpublish: defineCall('/api/content/schedule_unpublish', {
    access: 'staff:publish',
    changes: true,
    input: z.strictObject({ id, at }),
    output: Content,
    codes: ['conflict'],
    about: 'Ours: takes an item off the site at a given time',
  }),
  createPreviewLink: defineCall('/api/content/create_preview_link', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id, may_comment: asked }),
    output: z.object({ link_id: id, url: z.string(), expires_at: z.string() }),
    about: 'Ours: a link of seven days that shows the draft without an account; told once',
  }),
  listPreviewLinks: defineCall('/api/content/list_preview_links', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({
      items: z.array(
        z.object({
          link_id: id,
          created_at: z.string(),
          expires_at: z.string(),
          by: z.nullable(z.string()),
          may_comment: z.boolean(),
        }),
      ),
    }),
    about: 'Ours: the preview links of an item that still work',
  }),
  revokePreviewLink: defineCall('/api/content/revoke_preview_link', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ link_id: id }),
    output: z.object({}),
    about: 'Ours: ends a preview link',
  }),
  contentOverview: defineCall('/api/content/content_overview', {
    access: 'staff:content',
    changes: false,
    input: nothing,
    output: z.object({
      broken_links: group,
      missing_products: group,
      scheduled: group,
      schedule_problems: group,
      drafts_beside: group,
      drafts: group,
      incomplete: group,
      to_review: group,
      to_recheck: group,
      stale: group,
    }),
    about: 'Ours: what the first screen of the admin counts, five of each',
  }),
  getTicket: defineCall('/api/content/get_ticket', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ ticket_code: typed(1, 100) }),
    output: z.object({
      code: z.string(),
      label: z.string(),
      kind: z.enum(['invitation', 'offer', 'partner']),
      valid: z.boolean(),
      expires_at: time,
    }),
  }),
};
