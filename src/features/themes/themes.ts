import * as z from 'zod/mini';
import { Cover } from '#src/features/media/cover.ts';

export const CATEGORY_NAME_MAX = 60;
export const SHELF_PER_PAGE = 24;

/** docs/spec/calls.md §Types. `cdn_url` is what was given; `cover` the files it stands for today. */
export const ThemeCover = z.object({
  id: z.int(),
  cdn_url: z.string(),
  category_id: z.int(),
  blurhash: z.string(),
  enabled: z.boolean(),
  /** From 0 in its category. */
  position: z.int(),
  cover: Cover,
});
export type ThemeCover = z.output<typeof ThemeCover>;

export const ThemeCategory = z.object({
  id: z.int(),
  name: z.string(),
  position: z.int(),
  covers: z.array(ThemeCover),
});
export type ThemeCategory = z.output<typeof ThemeCategory>;

/** The same with how many lists show each cover. */
export const CountedCover = z.extend(ThemeCover, { uses: z.int() });
export type CountedCover = z.output<typeof CountedCover>;
export const CountedCategory = z.extend(ThemeCategory, { covers: z.array(CountedCover) });
export type CountedCategory = z.output<typeof CountedCategory>;

/** A line of the screen of categories; the covers of one come a page at a time. */
export const CategoryLine = z.object({
  id: z.int(),
  name: z.string(),
  position: z.int(),
  covers: z.int(),
  /** The number of them that are offered. */
  enabled: z.int(),
});
export type CategoryLine = z.output<typeof CategoryLine>;

/** A cover as its category's screen shows it: what it shows in words, and how many lists have it. */
export const ShelvedCover = z.extend(CountedCover, { alt: z.string() });
export type ShelvedCover = z.output<typeof ShelvedCover>;

/** A photograph of Unsplash, or one of our drawings while there is no key. */
export const GalleryCover = z.object({
  remote_id: z.string(),
  url: z.string(),
  author: z.string(),
  author_url: z.string(),
  blurhash: z.string(),
  position: z.int(),
});
export type GalleryCover = z.output<typeof GalleryCover>;
export const CountedGalleryCover = z.extend(GalleryCover, { uses: z.int() });
export type CountedGalleryCover = z.output<typeof CountedGalleryCover>;

/** The library's description of a cover, for those who do not see it. */
export const DescribedCover = z.object({ id: z.int(), alt: z.string() });

/** A photograph that Unsplash found, `kept` when the gallery already has it. */
export const FoundPhoto = z.object({
  remote_id: z.string(),
  url: z.string(),
  alt: z.string(),
  author: z.string(),
  author_url: z.string(),
  kept: z.boolean(),
});
export type FoundPhoto = z.output<typeof FoundPhoto>;
