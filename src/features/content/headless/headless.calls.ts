import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { pageNumber } from '#src/lib/shapes.ts';
import { NAMESPACES, PublicContent } from '../content.ts';

const slug = z.string().check(z.minLength(1), z.maxLength(160));
const namespace = z.enum(NAMESPACES);
const word = z.optional(z.string().check(z.minLength(1), z.maxLength(160)));

/** The address at which readers find it here; null where it has no page of its own. */
const Item = z.partial(z.extend(PublicContent, { path: z.nullable(z.string()) }));
export const ITEM_KEYS = [
  'id',
  'namespace',
  'slug',
  'path',
  'template',
  'title',
  'status',
  'excerpt',
  'fields',
  'html',
  'md',
  'cover',
  'author',
  'category',
  'tags',
  'revision',
  'published_at',
  'updated_at',
] as const;
const keys = z.optional(z.array(z.enum(ITEM_KEYS)).check(z.minLength(1), z.maxLength(ITEM_KEYS.length)));
/** Drafts, planned texts, and the changes that wait beside live ones: with the right `content`. */
const drafts = z._default(z.boolean(), false);

export const ITEM_SORTS = ['newest', 'updated', 'position', 'title'] as const;

/** For other programs: also answered to GET, with an ETag (docs/recipes/read-content-from-elsewhere.md). */
export const headlessCalls = {
  listItems: defineCall('/api/content/list_items', {
    access: 'anyone',
    changes: false,
    get: true,
    input: z.strictObject({
      namespace,
      category: word,
      author: word,
      tag: word,
      template: word,
      query: word,
      updated_since: z.optional(z.iso.datetime({ offset: true })),
      drafts,
      sort: z._default(z.enum(ITEM_SORTS), 'newest'),
      keys,
      page: pageNumber,
      per_page: z._default(z.int().check(z.gte(1), z.lte(60)), 20),
    }),
    output: z.object({ items: z.array(Item), page: z.int(), per_page: z.int(), total: z.int() }),
    about: 'Ours: contents of a namespace, filtered and paged; without `keys` all of each but `md`',
  }),
  getItem: defineCall('/api/content/get_item', {
    access: 'anyone',
    changes: false,
    get: true,
    input: z.strictObject({ namespace, slug, drafts, keys }),
    output: Item,
    about: 'Ours: one content, with its Markdown; HTTP 404 where there is none',
  }),
};
