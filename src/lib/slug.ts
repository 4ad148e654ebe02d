import slugify from '@sindresorhus/slugify';

/** The shape of every address made of words (api.md, check_slug_available). */
export const SLUG_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The length of the longest one, in characters. */
export const SLUG_MAX = 60;

/** Any text as a slug (product.md §5): `&` becomes "et", accents go, what is left is joined by hyphens. */
export function toSlug(text: string, max = SLUG_MAX): string {
  return slugify(text, { decamelize: false, customReplacements: [['&', ' et ']] })
    .slice(0, max)
    .replace(/-+$/, '');
}
