import * as z from 'zod/mini';
import { Cover } from './cover.ts';

/** A picture's description for those who do not see it; required. */
export const ALT_MAX = 300;
/** The number of pictures on a page of the library. */
export const MEDIA_PER_PAGE = 24;
/** The most uses that are listed; all are counted. */
export const USES_SHOWN = 100;

/** Lengths of what an editor files pictures by, and how many labels one may have. */
export const FOLDER_MAX = 60;
export const LABEL_MAX = 40;
export const LABELS_MAX = 12;

/** Steps of a point to keep seen: five across and five down, so that a class can say each. */
export const FOCUS_STEPS = [0, 25, 50, 75, 100] as const;
const step = z.int().check(z.gte(0), z.lte(100), z.multipleOf(25));
/** In percent from the upper left. */
export const Focus = z.object({ x: step, y: step });
export type Focus = z.output<typeof Focus>;

/** Shapes that a picture can be cut to. */
export const CROP_RATIOS = ['16:9', '4:3', '1:1', '3:4'] as const;
export type CropRatio = (typeof CROP_RATIOS)[number];

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
  folder: z.string(),
  labels: z.array(z.string()),
  focus: z.nullable(Focus),
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
