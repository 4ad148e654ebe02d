/** `changed`: live, with a draft beside; `deleted`: in the bin. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'changed', 'deleted'] as const;
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

export const REDIRECT_KINDS = ['moved', 'external', 'gone'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

/** An item nobody edited for that long is put under an editor's eyes. */
export const STALE_MONTHS = 12;
/** docs/spec/decisions.md §19. */
export const BIN_DAYS = 30;
/** The days a colleague's preview link works. */
export const PREVIEW_LINK_DAYS = 7;
