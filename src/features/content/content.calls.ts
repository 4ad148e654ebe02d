import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { Product } from '#src/features/catalogue/product.ts';
import { CATEGORIES_DEFAULT, NAMESPACE_LIST_DEFAULT } from '#src/lib/constants.ts';
import { nothing, page, pageNumber, revisionNumber } from '#src/lib/shapes.ts';
import { ATTENTION_REASONS, Content, MD_MAX_CHARS, Post, PostCard, PublicContent } from './content.ts';

const slug = z.string().check(z.minLength(1), z.maxLength(160));
const id = z.int();
const md = z.string().check(z.minLength(1), z.maxLength(MD_MAX_CHARS));
const filter_keys = z.optional(z.array(z.string()).check(z.maxLength(50)));
const maxResults = z.int().check(z.gte(1), z.lte(100));
const partial = z.record(z.string(), z.unknown());
const link = z.object({ label: z.string(), href: z.string() });
const menuItem = z.extend(link, {
  group: z.optional(z.string()),
  children: z.optional(z.array(link)),
});
const category = z.object({ id, name: z.string(), slug: z.string(), posts_count: z.int() });
const named = z.object({ id, name: z.string(), slug: z.string() });

/** Reading calls: public. `filter_keys` keeps only those keys, so their shape is open. */
export const contentCalls = {
  getInitSiteContent: defineCall('/api/content/get_init_site_content', {
    access: 'anyone',
    changes: false,
    input: nothing,
    output: z.object({
      menus: z.object({ main: z.array(menuItem), footer: z.array(menuItem), mobile: z.array(menuItem) }),
      magazine: z.object({ categories: z.array(category), featured: z.array(PostCard) }),
      classifications: z.array(
        z.object({ slug: z.string(), label: z.string(), icon: z.string(), position: z.int() }),
      ),
      version: z.string(),
    }),
  }),
  getContent: defineCall('/api/content/get_content', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({
      slug,
      namespace: z.optional(z.string()),
      should_404: z._default(z.boolean(), true),
      filter_keys,
      preview: z._default(z.boolean(), false),
    }),
    output: z.nullable(partial),
  }),
  listContentInNamespace: defineCall('/api/content/list_content_in_namespace', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({
      namespace: z.string(),
      limit: z._default(z.int().check(z.gte(1), z.lte(100)), NAMESPACE_LIST_DEFAULT),
      filter_keys,
    }),
    output: z.object({ items: z.array(partial) }),
  }),
  getPage: defineCall('/api/content/get_page', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ slug }),
    output: PublicContent,
  }),
  getPost: defineCall('/api/content/get_post', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ slug }),
    output: z.extend(Post, { related: z.array(PostCard) }),
  }),
  getTag: defineCall('/api/content/get_tag', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ slug }),
    output: z.object({
      id,
      name: z.string(),
      slug: z.string(),
      featured_product: z.nullable(Product),
      products: z.array(Product),
    }),
  }),
  getCategory: defineCall('/api/content/get_category', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ slug }),
    output: z.object({ category, posts: z.array(PostCard) }),
  }),
  getSearchPreset: defineCall('/api/content/get_search_preset', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ slug }),
    output: z.object({
      slug: z.string(),
      title: z.string(),
      query: z.string(),
      filters: partial,
      products: z.array(Product),
    }),
  }),
  getCategories: defineCall('/api/content/get_categories', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ count: z._default(z.int().check(z.gte(1), z.lte(100)), CATEGORIES_DEFAULT) }),
    output: z.object({ items: z.array(category) }),
  }),
  getLastPosts: defineCall('/api/content/get_last_posts', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ max_results: maxResults, page: pageNumber }),
    output: page(PostCard),
  }),
  getLastPostsInCategory: defineCall('/api/content/get_last_posts_in_category', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ category_slug: slug, max_results: maxResults, page: pageNumber }),
    output: page(PostCard),
  }),
  getPostsFromAuthor: defineCall('/api/content/get_posts_from_author', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ author_id: id }),
    output: z.object({ author: named, items: z.array(PostCard) }),
  }),
};

const item = z.object({
  id,
  slug: z.string(),
  namespace: z.string(),
  title: z.string(),
  status: z.string(),
  updated_at: z.string(),
  revision: z.int(),
});
const mdCodes = [
  'slug_taken',
  'front_matter_invalid',
  'field_invalid',
  'too_complex',
  'revision_conflict',
] as const;

/** Writing calls: an admin's, and the CMS key's for the two callbacks. */
export const editorCalls = {
  getPostPreview: defineCall('/api/content/get_post_preview', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ slug }),
    output: Post,
  }),
  contentList: defineCall('/api/content/content_list', {
    access: 'staff:content',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(item) }),
  }),
  contentDetail: defineCall('/api/content/content_detail', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: Content,
  }),
  createContent: defineCall('/api/content/create_content', {
    access: 'staff:content',
    changes: true,
    served: true,
    body: 'content',
    input: z.strictObject({ md }),
    output: Content,
    codes: mdCodes,
  }),
  updateContent: defineCall('/api/content/update_content', {
    access: 'staff:content',
    changes: true,
    served: true,
    body: 'content',
    input: z.strictObject({ md }),
    output: Content,
    codes: mdCodes,
  }),
  saveDraft: defineCall('/api/content/save_draft', {
    access: 'staff:content',
    changes: true,
    body: 'content',
    input: z.strictObject({ md }),
    output: Content,
    codes: mdCodes,
  }),
  publishDraft: defineCall('/api/content/publish_draft', {
    access: 'staff:publish',
    changes: true,
    served: true,
    input: z.strictObject({ id }),
    output: Content,
    codes: [...mdCodes, 'checklist_open'],
  }),
  discardDraft: defineCall('/api/content/discard_draft', {
    access: 'staff:content',
    changes: true,
    input: z.strictObject({ id }),
    output: Content,
  }),
  enableContent: defineCall('/api/content/enable_content', {
    access: 'staff:publish',
    changes: true,
    served: true,
    input: z.strictObject({ id, enable: z.boolean() }),
    output: Content,
    codes: ['field_invalid', 'checklist_open'],
  }),
  deleteContent: defineCall('/api/content/delete_content', {
    access: 'staff:publish',
    changes: true,
    served: true,
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  deletedContent: defineCall('/api/content/deleted_content', {
    access: 'staff:content',
    changes: false,
    input: nothing,
    output: z.object({
      items: z.array(
        z.object({ id, slug: z.string(), namespace: z.string(), title: z.string(), deleted_at: z.string() }),
      ),
    }),
    about: 'Ours: what is in the bin, for 30 days',
  }),
  restoreContent: defineCall('/api/content/restore_content', {
    access: 'staff:publish',
    changes: true,
    served: true,
    input: z.strictObject({ id }),
    output: Content,
    codes: ['slug_taken'],
    about: 'Ours: takes an item out of the bin, in the state it had',
  }),
  contentAttention: defineCall('/api/content/content_attention', {
    access: 'staff:content',
    changes: false,
    input: nothing,
    output: z.object({
      items: z.array(
        z.object({ id, namespace: z.string(), title: z.string(), reason: z.enum(ATTENTION_REASONS) }),
      ),
      total: z.int(),
    }),
    about: 'Ours: what an editor should look at, newest first',
  }),
  contentRevisions: defineCall('/api/content/content_revisions', {
    access: 'staff:content',
    changes: false,
    input: z.strictObject({ id }),
    output: z.object({
      items: z.array(
        z.object({ revision: z.int(), at: z.string(), author: z.nullable(z.string()), md: z.string() }),
      ),
    }),
  }),
  restoreRevision: defineCall('/api/content/restore_revision', {
    access: 'staff:content',
    changes: true,
    served: true,
    input: z.strictObject({ id, revision: revisionNumber }),
    output: Content,
  }),
  renderPreview: defineCall('/api/content/render_preview', {
    access: 'staff:content',
    changes: false,
    body: 'content',
    input: z.strictObject({ md }),
    output: z.object({
      title: z.string(),
      html: z.string(),
      errors: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
    about: 'Ours: what a document would look like, without saving it',
  }),
  articleUpdatedCallback: defineCall('/api/content/article_updated_callback', {
    access: 'cms',
    changes: true,
    input: z.strictObject({ article_id: id }),
    output: z.object({ regenerated: z.array(z.string()) }),
  }),
  clearContentCache: defineCall('/api/content/clear_content_cache', {
    access: 'cms',
    changes: true,
    input: nothing,
    output: z.object({ regenerated: z.int() }),
  }),
};
