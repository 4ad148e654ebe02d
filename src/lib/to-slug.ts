import slugify from '@sindresorhus/slugify';
import { SLUG_MAX } from './slug.ts';

/**
 * Any text as a slug (docs/spec/product.md §5): `&` becomes "et", accents go, what is left is joined by
 * hyphens.
 */
export function toSlug(text: string, max = SLUG_MAX): string {
  return slugify(text, { decamelize: false, customReplacements: [['&', ' et ']] })
    .slice(0, max)
    .replace(/-+$/, '');
}
