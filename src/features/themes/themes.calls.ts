import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { COVERS_PER_PAGE } from '#src/lib/constants.ts';
import { nothing, page, pageNumber, typed } from '#src/lib/shapes.ts';
import {
  CATEGORY_NAME_MAX,
  CategoryLine,
  CountedCategory,
  CountedGalleryCover,
  DescribedCover,
  FoundPhoto,
  GalleryCover,
  SHELF_PER_PAGE,
  ShelvedCover,
  ThemeCategory,
  ThemeCover,
} from './themes.ts';

const id = z.int();
const name = typed(1, CATEGORY_NAME_MAX);
/** From 0; beyond the last place is the last place. */
const position = z.int().check(z.gte(0), z.lte(1_000_000));
const remoteId = z.string().check(z.minLength(1), z.maxLength(100));
const pagedBy = (usual: number) => ({
  per_page: z._default(z.int().check(z.gte(1), z.lte(60)), usual),
  page: pageNumber,
});
const paged = z.strictObject(pagedBy(COVERS_PER_PAGE));
const categories = z.object({ categories: z.array(ThemeCategory) });

export const themeCalls = {
  createThemeCategory: defineCall('/api/content/create_theme_category', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ name }),
    output: categories,
    codes: ['conflict'],
  }),
  moveThemeCategory: defineCall('/api/content/move_theme_category', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ id, to: position }),
    output: categories,
  }),
  renameThemeCategory: defineCall('/api/content/rename_theme_category', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ id, name }),
    output: categories,
    codes: ['conflict'],
    about: 'Ours: another name for a category',
  }),
  deleteThemeCategory: defineCall('/api/content/delete_theme_category', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ id }),
    output: categories,
    codes: ['category_not_empty'],
    about: 'Ours: an empty category goes',
  }),
  addNewThemecover: defineCall('/api/content/add_new_themecover', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({
      cdn_url: z.string().check(z.minLength(1), z.maxLength(2000)),
      category_id: id,
      blurhash: z.string().check(z.maxLength(100)),
    }),
    output: ThemeCover,
    codes: ['conflict'],
    about: 'The address is one that upload_media answered',
  }),
  updateThemecover: defineCall('/api/content/update_themecover', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ id, category_id: id, enabled: z.boolean() }),
    output: ThemeCover,
  }),
  updateThemecoverCoverPosition: defineCall('/api/content/update_themecover_cover_position', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ id, position }),
    output: ThemeCover,
  }),
  deleteThemecover: defineCall('/api/content/delete_themecover', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ id }),
    output: z.object({}),
    about: 'Lists that chose the cover keep it',
  }),
  getThemesCovers: defineCall('/api/content/get_themes_covers', {
    access: 'anyone',
    changes: false,
    input: paged,
    output: page(ThemeCover),
    about: 'Enabled covers, by category then position',
  }),
  getThemesCoversByCategory: defineCall('/api/content/get_themes_covers_by_category', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({ only_enabled: z._default(z.boolean(), true) }),
    output: categories,
  }),
  getThemesCoversByCategoryWithStats: defineCall('/api/content/get_themes_covers_by_category_with_stats', {
    access: 'staff:themes',
    changes: false,
    input: nothing,
    output: z.object({ categories: z.array(CountedCategory) }),
  }),
  listThemeCategories: defineCall('/api/content/list_theme_categories', {
    access: 'staff:themes',
    changes: false,
    input: nothing,
    output: z.object({ categories: z.array(CategoryLine) }),
    about: 'Ours: the categories in their order, with how many covers each has',
  }),
  listCategoryCovers: defineCall('/api/content/list_category_covers', {
    access: 'staff:themes',
    changes: false,
    input: z.strictObject({ category_id: id, ...pagedBy(SHELF_PER_PAGE) }),
    output: page(ShelvedCover),
    about: 'Ours: a page of the covers of a category, in their order',
  }),
  describeThemesCovers: defineCall('/api/content/describe_themes_covers', {
    access: 'anyone',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(DescribedCover) }),
    about: 'Ours: what each cover shows, in words',
  }),
};

export const galleryCalls = {
  getUnsplashCovers: defineCall('/api/content/get_unsplash_covers', {
    access: 'anyone',
    changes: false,
    input: paged,
    output: page(GalleryCover),
    about: 'Photographs of Unsplash; without a key, our drawings',
  }),
  getUnsplashCoversCount: defineCall('/api/content/get_unsplash_covers_count', {
    access: 'anyone',
    changes: false,
    input: nothing,
    output: z.object({ count: z.int() }),
  }),
  getUnsplashCoversWithStats: defineCall('/api/content/get_unsplash_covers_with_stats', {
    access: 'staff:themes',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(CountedGalleryCover) }),
  }),
  listGallery: defineCall('/api/content/list_gallery', {
    access: 'staff:themes',
    changes: false,
    input: z.strictObject(pagedBy(SHELF_PER_PAGE)),
    output: z.extend(page(CountedGalleryCover), { chosen: z.int() }),
    about: 'Ours: a page of the gallery with the uses of each, and how many of all were chosen',
  }),
  updateUnsplashCoverPosition: defineCall('/api/content/update_unsplash_cover_position', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ remote_id: remoteId, position }),
    output: GalleryCover,
  }),
  searchUnsplash: defineCall('/api/content/search_unsplash', {
    access: 'staff:themes',
    changes: false,
    input: z.strictObject({
      query: typed(1, 100),
      page: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
    }),
    output: z.object({ items: z.array(FoundPhoto) }),
    codes: ['unsplash_unconfigured', 'unavailable'],
    about: 'Ours: photographs to put in the gallery',
  }),
  addUnsplashCover: defineCall('/api/content/add_unsplash_cover', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ remote_id: remoteId }),
    output: GalleryCover,
    codes: ['unsplash_unconfigured', 'unavailable', 'not_found'],
    about: 'Ours: puts a photograph that was found at the end of the gallery',
  }),
  removeUnsplashCover: defineCall('/api/content/remove_unsplash_cover', {
    access: 'staff:themes',
    changes: true,
    input: z.strictObject({ remote_id: remoteId, removed: z._default(z.boolean(), true) }),
    output: z.object({}),
    codes: ['not_found'],
    about: 'Ours: takes a photograph out of the gallery, or back into it; lists that chose it keep it',
  }),
};
