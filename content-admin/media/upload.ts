import { ApiError } from '#src/calls/client.ts';
import type { Cover } from '#src/features/media/cover.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import type { MediaItem } from '#src/features/media/media.ts';
import { IMAGE_MAX_PIXELS, WIDEST_IMAGE } from '#src/lib/constants.ts';
import { readAsDataUrl } from '#src/lib/data-url.ts';
import { mediaFr } from './media.fr.ts';

/** A picture of the library, ready to be put in a text or a field. */
export interface PickedMedia {
  cdn_url: string;
  alt: string;
  cover: Cover;
  blurhash: string;
}

/** The kinds of files the chooser offers; the browser turns the last two into WebP when it can read them. */
export const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/heic,image/heif';
const SENT_AS_THEY_ARE = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
/** Heavier ones are made no wider than the server keeps: a second instead of a minute on a slow line. */
const HEAVY_BYTES = 2_500_000;

/** Refused before it is sent, as the server would refuse it. */
export class NotAPicture extends ApiError {
  constructor(sentence: string) {
    super(200, { err: sentence, code: 'image_invalid' });
  }
}

export function picked(item: MediaItem): PickedMedia {
  return { cdn_url: item.cdn_url, alt: item.alt, cover: item.cover, blurhash: item.cover.blurhash };
}

/** The pictures of a drop or a paste; other files are left aside. */
export function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
}

/** The picture as it will be sent: the file itself, or a lighter copy when it is heavy or in a format of phones. */
export async function prepare(file: File): Promise<Blob> {
  if (file.type === 'image/svg+xml') throw new NotAPicture(mediaFr.errors.svg);
  if (!ACCEPTED.split(',').includes(file.type)) throw new NotAPicture(mediaFr.errors.format);
  if (file.size === 0) throw new NotAPicture(mediaFr.errors.empty);
  await requireFewPixels(file);
  if (SENT_AS_THEY_ARE.includes(file.type) && file.size <= HEAVY_BYTES) {
    await requireReadable(file);
    return file;
  }
  try {
    return await lighter(file);
  } catch {
    throw new NotAPicture(mediaFr.errors.unreadable);
  }
}

/**
 * Refuses a picture of too many pixels from the size that its first bytes tell: it is never decoded, which would take
 * gigabytes. A file whose size cannot be told is left to the next check.
 */
async function requireFewPixels(file: File): Promise<void> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  await new Promise((told) => {
    image.onload = told;
    image.onerror = told;
    image.src = url;
  });
  URL.revokeObjectURL(url);
  if (image.naturalWidth * image.naturalHeight > IMAGE_MAX_PIXELS) {
    throw new NotAPicture(mediaFr.errors.tooLarge);
  }
}

/** A broken file is refused before anybody describes it; AVIF is not read everywhere. */
async function requireReadable(file: File): Promise<void> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap && file.type !== 'image/avif') throw new NotAPicture(mediaFr.errors.unreadable);
  bitmap?.close();
}

async function lighter(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const width = Math.min(WIDEST_IMAGE, bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((bitmap.height * width) / bitmap.width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.95));
  if (!blob) throw new Error('not drawn');
  return blob;
}

export async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `data:image/png;name=photo.png;base64,…`: the name lets the picture be found again. */
export async function dataUrlOf(blob: Blob, filename: string): Promise<string> {
  const url = await readAsDataUrl(blob).catch(() => {
    throw new NotAPicture(mediaFr.errors.unreadable);
  });
  const name = filename ? `;name=${encodeURIComponent(filename)}` : '';
  return url.replace(/^data:([^;,]+)[^,]*;base64,/, `data:$1${name};base64,`);
}

/** The library's picture with the same bytes, if it has one. */
export async function findKnown(blob: Blob): Promise<MediaItem | null> {
  const { items } = await mediaCalls.knownMedia({ hashes: [await hashOf(blob)] });
  return items[0]?.item ?? null;
}

/**
 * Puts a file in the library, or finds it there. `alt` is required; what the library already says of the same bytes
 * wins.
 * @throws NotAPicture for a file that cannot be one, ApiError for one the server refuses: both have a sentence to show.
 */
export async function uploadPicture(file: File, alt: string): Promise<PickedMedia> {
  const blob = await prepare(file);
  const known = await findKnown(blob);
  if (known) return picked(known);
  const dataurl = await dataUrlOf(blob, file.name);
  return { ...(await mediaCalls.uploadMedia({ dataurl, alt })), alt };
}
