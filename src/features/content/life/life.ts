/**
 * `changed`: live, with a draft beside; `asked` and `returned`: a review asked for, or answered with changes; `mine`: in
 * the hands of who asks; `recheck`: live, with a day in `review_before` that has come; `deleted`: in the bin.
 */
export const CONTENT_STATES = [
  'draft',
  'scheduled',
  'published',
  'changed',
  'asked',
  'returned',
  'mine',
  'recheck',
  'deleted',
] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const CONTENT_SORTS = [
  'updated_desc',
  'updated_asc',
  'title_asc',
  'title_desc',
  'published_desc',
  'published_asc',
] as const;
export type ContentSort = (typeof CONTENT_SORTS)[number];

export const BULK_ACTIONS = ['publish', 'unpublish', 'bin', 'restore', 'purge'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Contents that one call acts on. */
export const BULK_MAX = 60;

export const VIEW_NAME_MAX = 60;
export const VIEW_SEARCH_MAX = 500;
/** The filters of a list, as its address has them. */
export const VIEW_SEARCH = /^\?[^\s#]+$/;
export const VIEWS_MAX = 40;

export const TAG_MAX = 60;
export const TAGS_MAX = 20;

/** Fields that several items are given at once; null takes a field away, and nothing leaves it as it is. */
export interface BulkFields {
  category?: string | null | undefined;
  author?: string | null | undefined;
  add_tags: string[];
  remove_tags: string[];
}

export const REDIRECT_KINDS = ['moved', 'external', 'gone'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

/** An item nobody edited for that long is put under an editor's eyes. */
export const STALE_MONTHS = 12;
/** docs/spec/decisions.md §19. */
export const BIN_DAYS = 30;
/** The days a colleague's preview link works. */
export const PREVIEW_LINK_DAYS = 7;
