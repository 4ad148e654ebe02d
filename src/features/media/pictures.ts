import { AVIF, avifSrcset, FOCUS, type ShownCover, webpSrcset } from '#src/ui/picture-source.ts';
import type { Focus } from './media.ts';

/** Ours and nobody else's: `…/media/{folder}/{width}.webp`, here or in the bucket. */
const ADDRESS = /\/media\/([A-Za-z0-9_-]{16,64})\/\d{2,4}\.(?:webp|avif)$/;
const IMG = /<img\b[^>]*>/g;
const SIZES = '(width < 744px) 100vw, 44rem';

/** The folder an address of the library names; null for any other address. */
export function keyOf(url: string): string | null {
  return ADDRESS.exec(url)?.[1] ?? null;
}

export interface PictureRow {
  url: string;
  keys: string[];
  cover: unknown;
  avif: boolean;
  focusX: number | null;
  focusY: number | null;
}

/** The point of a picture to keep seen, in percent; null: its middle. */
export function focusOf({ focusX, focusY }: Pick<PictureRow, 'focusX' | 'focusY'>): Focus | null {
  return focusX === null || focusY === null ? null : { x: focusX, y: focusY };
}

/** Answers what pages show of a row: today's files, whether they have an AVIF, and the point to keep seen. */
export function coverOf(row: Omit<PictureRow, 'url' | 'keys'>): ShownCover {
  const cover = row.cover as ShownCover;
  const focus = focusOf(row);
  if (!row.avif && !focus) return cover;
  return { ...cover, ...(row.avif && { [AVIF]: true }), ...(focus && { [FOCUS]: focus }) };
}

/** The addresses of the pictures in some safe HTML, as they are written there. */
export function addressesIn(html: string): string[] {
  return (html.match(IMG) ?? []).flatMap((tag) => attribute(tag, 'src') ?? []);
}

/**
 * Safe HTML with each picture of the library at today's files, in every width, with its size so that nothing
 * moves when it comes. A picture that was removed from the library is left out; pictures from elsewhere and
 * those already shown stay as they are.
 */
export function showPicturesIn(html: string, rows: readonly PictureRow[], root = '/media'): string {
  const found = new Map<string, PictureRow>();
  for (const row of rows) for (const name of [row.url, ...row.keys]) found.set(name, row);
  return html.replace(IMG, (tag) => {
    const src = attribute(tag, 'src');
    if (!src || attribute(tag, 'srcset')) return tag;
    const key = keyOf(src);
    const row = (key && found.get(key)) || found.get(src);
    if (row) return shown(tag, coverOf(row));
    // Another site may well have a folder named media.
    return key && src.startsWith(`${root}/`) ? '' : tag;
  });
}

function shown(tag: string, cover: ShownCover): string {
  const alt = attribute(tag, 'alt') ?? '';
  const title = attribute(tag, 'title');
  const srcset = webpSrcset(cover);
  const avif = avifSrcset(cover);
  const focus = cover[FOCUS];
  const img = [
    `<img src="${cover.url}"`,
    srcset && `srcset="${srcset}" sizes="${SIZES}"`,
    `width="${cover.width}" height="${cover.height}" alt="${alt}"`,
    title && `title="${title}"`,
    focus && `data-focus-x="${focus.x}" data-focus-y="${focus.y}"`,
    'loading="lazy" decoding="async">',
  ];
  const line = img.filter(Boolean).join(' ');
  if (!avif) return line;
  return `<picture><source type="image/avif" srcset="${avif}" sizes="${SIZES}">${line}</picture>`;
}

/** The value as it is written, still escaped. */
function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}
