import * as z from 'zod/mini';
import { typed } from '#src/lib/shapes.ts';
import { SLUG_SHAPE } from '#src/lib/slug.ts';

/** Rows of an admin list. */
export const ROWS = 30;
export const MOST_AT_ONCE = 500;
export const MOST_IMAGES = 12;
/** 100,000 €: nothing of the catalogue costs more, and a typing slip often does. */
export const MOST_CENTS = 10_000_000;

export const id = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
export const ids = z.array(id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));
export const pageNumber = z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1);
export const asked = z._default(typed(0, 200), '');
/** The revision that was edited; 0 makes a new one. */
export const revision = z.int().check(z.minimum(0));

export const slug = z
  .string()
  .check(z.maxLength(80), z.regex(SLUG_SHAPE, 'Des minuscules, des chiffres et des tirets seulement.'));

export const httpUrl = z.string().check(
  z.trim(),
  z.maxLength(2000),
  z.refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'Une adresse commence par https:// ou http://.',
  ),
);

/** A picture of ours: of the library, copied from a shop, or drawn with the site. */
export const picture = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/, 'Choisissez une image de la médiathèque.'),
  );

const DIGITS = /^(?:\d{8}|\d{12,14})$/;

/** The last figure of an EAN, UPC or ISBN-13 says whether the others were typed well (GS1). */
export function isGtin(text: string): boolean {
  if (!DIGITS.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, figure, n) => total + Number(figure) * (n % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

export const gtin = z
  .string()
  .check(
    z.trim(),
    z.refine(isGtin, 'Ce code-barres n’est pas valide : vérifiez ses 8, 12, 13 ou 14 chiffres.'),
  );
