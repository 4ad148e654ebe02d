/**
 * Marks a cover whose files have an AVIF beside each WebP. A symbol, so that it stays on this side: answers of
 * the API keep the shape of docs/spec/calls.md §Types.
 */
export const AVIF: unique symbol = Symbol('avif');

/** Marks the point of a cover that stays seen when it is cut, in percent from its upper left; a symbol for the same reason. */
export const FOCUS: unique symbol = Symbol('focus');

export interface ShownCover {
  url: string;
  srcset: readonly { width: number; url: string }[];
  blurhash: string;
  width: number;
  height: number;
  [AVIF]?: boolean;
  [FOCUS]?: { x: number; y: number };
}

/** `srcset` of the WebP files: each file once, with the width it really has. */
export function webpSrcset(cover: ShownCover): string | undefined {
  const seen = new Set<string>();
  const entries = cover.srcset.flatMap(({ url, width }) => {
    if (seen.has(url)) return [];
    seen.add(url);
    return [`${url} ${Math.min(width, cover.width)}w`];
  });
  return entries.join(', ') || undefined;
}

/** The same of the AVIF files; undefined until they are made. */
export function avifSrcset(cover: ShownCover): string | undefined {
  return cover[AVIF] ? webpSrcset(cover)?.replaceAll('.webp ', '.avif ') : undefined;
}
