import * as z from 'zod/mini';
import { contrast, mix, readableOn } from '#src/lib/colour.ts';
import { HEADER_COLOUR } from '#src/lib/constants.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Choisissez une couleur de la forme #rrggbb.'));
const colours = { main: colour, mainDark: colour, mainLight: colour, text: colour };
const customCover = z.nullable(z.string().check(z.maxLength(500)));

/** docs/spec/calls.md §Types, Design. */
export const Design = z.object({ color: z.object(colours), customCover, header: colour });
export type Design = z.output<typeof Design>;

/** The input of update_design: any part of a design. */
export const DesignPart = z.strictObject({
  color: z.optional(z.partial(z.strictObject(colours))),
  customCover: z.optional(customCover),
  header: z.optional(colour),
});
export type DesignPart = z.output<typeof DesignPart>;

/** The header's default is docs/spec/product.md §9's; the others are the site's own accent. */
export const DEFAULT_DESIGN: Design = {
  color: { main: '#ff8467', mainDark: '#a83a22', mainLight: '#ffe5dc', text: '#2b2130' },
  customCover: null,
  header: HEADER_COLOUR,
};

/** WCAG AA for text. */
export const MIN_CONTRAST = 4.5;

/** Stored parts over the defaults, with a text that can be read on the header and on the light colour. */
export function designOf(stored: DesignPart): Design {
  const color = { ...DEFAULT_DESIGN.color, ...stored.color };
  const header = stored.header ?? DEFAULT_DESIGN.header;
  const text = readableText(color.text, [header, color.mainLight]);
  return { color: { ...color, text }, customCover: stored.customCover ?? null, header };
}

/**
 * `text`, darkened or lightened by the least that reaches 4.5:1 on every background; when no shade reads on
 * all of them, the one that reads on the first.
 */
export function readableText(text: string, backgrounds: readonly string[]): string {
  const shades = SHARES.flatMap((share) => [mix(text, '#000000', share), mix(text, '#ffffff', share)]);
  const reads = (shade: string) => backgrounds.every((behind) => contrast(shade, behind) >= MIN_CONTRAST);
  return shades.find(reads) ?? readableOn(backgrounds[0] ?? '#ffffff', text, MIN_CONTRAST);
}

const SHARES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
