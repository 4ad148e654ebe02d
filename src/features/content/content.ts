import * as z from 'zod/mini';
import { Cover } from '#src/features/media/cover.ts';
import { SLUG_SHAPE } from '#src/lib/slug.ts';

const named = z.object({ id: z.int(), name: z.string(), slug: z.string() });

/** A document, front matter and all, in characters. */
export const MD_MAX_CHARS = 1_500_000;

const status = z.enum(['draft', 'scheduled', 'published']);

const common = {
  id: z.int(),
  slug: z.string(),
  namespace: z.string(),
  template: z.string(),
  title: z.string(),
  status,
  fields: z.record(z.string(), z.unknown()),
  html: z.string(),
  excerpt: z.string(),
  cover: z.nullable(Cover),
  author: z.nullable(named),
  category: z.nullable(named),
  tags: z.array(z.string()),
  revision: z.int(),
  published_at: z.nullable(z.string()),
  updated_at: z.string(),
};

/** A content as readers may have it. */
export const PublicContent = z.object({ ...common, md: z.string() });
export type PublicContent = z.output<typeof PublicContent>;

export const REVIEW_STATES = ['none', 'asked', 'changes', 'approved'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Somebody of the newsroom, for the others of it. */
export const Colleague = z.object({ uuid: z.string(), name: z.string() });
export type Colleague = z.output<typeof Colleague>;

/** A content as the newsroom has it (docs/spec/calls.md §Review of content). */
export const Content = z.extend(PublicContent, {
  review: z.enum(REVIEW_STATES),
  assigned_to: z.nullable(Colleague),
  due_on: z.nullable(z.string()),
});
export type Content = z.output<typeof Content>;
export const Post = z.object(common);
export type Post = z.output<typeof Post>;

export const PostCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: z.nullable(Cover),
  category: z.nullable(named),
  author: z.nullable(named),
  published_at: z.nullable(z.string()),
  reading_minutes: z.int(),
});
export type PostCard = z.output<typeof PostCard>;

/** docs/spec/decisions.md §18. */
export const NAMESPACES = [
  'post',
  'page',
  'author',
  'category',
  'tool',
  'city',
  'tourism',
  'first-name',
  'brand',
  'faq',
  'promoted',
  'landing',
  'week',
  'block',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Why an item is put under an editor's eyes. */
export const ATTENTION_REASONS = [
  'unpublished_changes',
  'draft',
  'category_missing',
  'description_missing',
  'cover_missing',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** The number of articles a magazine page shows. */
export const POSTS_PER_PAGE = 12;

/** The length of the longest address of a content, in characters. */
export const CONTENT_SLUG_MAX = 120;

/** docs/spec/decisions.md §22a: never all digits, so that page numbers and slugs never meet. */
export function isContentSlug(slug: string): boolean {
  return SLUG_SHAPE.test(slug) && slug.length <= CONTENT_SLUG_MAX && !/^\d+$/.test(slug);
}

/** The path where an item is read, or null when its namespace has no page of its own. */
export function contentPath(item: {
  namespace: string;
  slug: string;
  category: string | null;
}): string | null {
  switch (item.namespace) {
    case 'post':
      return item.category ? `/magazine/${item.category}/${item.slug}` : null;
    case 'page':
      return pagePath(item.slug);
    case 'author':
      return `/auteur/${item.slug}`;
    case 'category':
      return `/magazine/${item.slug}`;
    case 'tool':
      return `/outils/${item.slug}`;
    case 'city':
      return `/naissances/${item.slug}`;
    case 'tourism':
      return `/a-faire-en-famille/${item.slug}`;
    case 'first-name':
      return `/prenoms/${item.slug}`;
    case 'brand':
      return `/marque/${item.slug}`;
    case 'promoted':
      return `/a-decouvrir/${item.slug}`;
    case 'week':
      return `/grossesse/${item.slug}`;
    case 'landing':
      return item.slug.startsWith('liste-de-naissance-') ? `/${item.slug}` : `/landing/${item.slug}`;
    default:
      return null;
  }
}

/** Pages that docs/spec/product.md §2 gives an address of their own. */
export const OWN_ADDRESS = ['comment-ca-marche', 'la-cagnotte-naissance', 'accessibilite'] as const;

function pagePath(slug: string): string {
  return (OWN_ADDRESS as readonly string[]).includes(slug) ? `/${slug}` : `/page/${slug}`;
}

/** 200 words a minute, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / 200));
}
