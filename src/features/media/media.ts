import * as z from 'zod/mini';
import { Cover } from './cover.ts';

/** A picture's description for those who do not see it; required. */
export const ALT_MAX = 300;
/** The number of pictures on a page of the library. */
export const MEDIA_PER_PAGE = 24;
/** The most uses that are listed; all are counted. */
export const USES_SHOWN = 100;

/** Which pictures: all, those used nowhere, without a description, or that look like another. */
export const MEDIA_FILTERS = ['all', 'unused', 'undescribed', 'doubles'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

export const MediaItem = z.object({
  id: z.int(),
  /** The address to write in a text or a field; it stays when the picture is replaced. */
  cdn_url: z.string(),
  name: z.nullable(z.string()),
  alt: z.string(),
  filename: z.string(),
  /** Bytes of the file that was sent. */
  weight: z.int(),
  cover: Cover,
  created_at: z.string(),
  updated_at: z.string(),
});
export type MediaItem = z.output<typeof MediaItem>;

export const USE_KINDS = ['content', 'theme', 'list', 'product', 'brand', 'setting'] as const;
export const USE_PLACES = ['text', 'field', 'draft'] as const;

/** Somewhere a picture shows. Lists are their owners' own: they are only counted. */
export const MediaUse = z.object({
  kind: z.enum(USE_KINDS),
  label: z.string(),
  href: z.nullable(z.string()),
  places: z.array(z.enum(USE_PLACES)),
  count: z.int(),
});
export type MediaUse = z.output<typeof MediaUse>;
