import { createHash } from 'node:crypto';
import { encode } from 'blurhash';
import sharp, { type OutputInfo } from 'sharp';
import { DomainError } from '../calls/domain-error.ts';
import type { Services } from '../services.ts';
import { getStorage, type Storage } from './storage.ts';

/** product.md §9. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1900] as const;
/** api.md set_cover: 8 MiB and 40 megapixels. */
export const IMAGE_MAX_BYTES = 8 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 40_000_000;
const QUALITY = 78;
const MAIN_WIDTH = 1280;

/** api.md §Types, Cover. */
export interface StoredImage {
  url: string;
  srcset: { width: number; url: string }[];
  blurhash: string;
  width: number;
  height: number;
}

export function imageInvalid(sentence: string, field?: string): DomainError {
  return new DomainError('image_invalid', sentence, field ? { fields: { [field]: sentence } } : {});
}

/** The bytes of a data URL. Throws image_invalid, naming `field`. */
export function readDataUrl(text: string, field: string): Buffer {
  const match = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(text);
  if (!match?.[1]) throw imageInvalid('Choisissez une image PNG, JPEG, WebP ou AVIF.', field);
  const bytes = Buffer.from(match[1], 'base64');
  if (bytes.length > IMAGE_MAX_BYTES) throw imageInvalid('Cette image dépasse 8 Mio.', field);
  return bytes;
}

/**
 * Decodes a picture, makes it again as WebP in the six widths and stores it under the hash of what came in.
 * Throws image_invalid for anything but a PNG, JPEG, WebP or AVIF within the limits.
 */
export async function storeImage(services: Pick<Services, 'config'>, input: Buffer): Promise<StoredImage> {
  if (input.length > IMAGE_MAX_BYTES) throw imageInvalid('Cette image dépasse 8 Mio.');
  if (!hasKnownSignature(input)) throw imageInvalid('Choisissez une image PNG, JPEG, WebP ou AVIF.');
  const storage = await getStorage(services.config);
  return oneAtATime(async () => {
    const largest = await decode(input).catch(() => {
      throw imageInvalid('Cette image est illisible ou dépasse 40 millions de pixels.');
    });
    return publish(storage, createHash('sha256').update(input).digest('hex').slice(0, 32), largest);
  });
}

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** By the first bytes: the declared type may lie, and other decoders (SVG, PDF…) must never run. */
function hasKnownSignature(bytes: Buffer): boolean {
  const avif = startsWith(bytes, 4, 'ftyp') && /avi[fs]/.test(bytes.subarray(8, 40).toString('latin1'));
  const webp = startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP');
  return startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') || startsWith(bytes, 0, '\xff\xd8\xff') || webp || avif;
}

type Pixels = { data: Buffer; info: OutputInfo };

/** Upright, without metadata, at most as wide as the widest width. */
function decode(input: Buffer): Promise<Pixels> {
  return sharp(input, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: WIDTHS[WIDTHS.length - 1], withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const again = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

async function publish(storage: Storage, hash: string, pixels: Pixels): Promise<StoredImage> {
  // Nothing is enlarged: from the first width that holds the whole picture on, the entries share its file.
  const whole = WIDTHS.find((width) => width >= pixels.info.width) ?? WIDTHS[WIDTHS.length - 1] ?? 1900;
  for (const width of WIDTHS.filter((candidate) => candidate <= whole)) {
    const file = await again(pixels)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    await storage.put(`${hash}/${width}.webp`, file, 'image/webp');
  }
  const srcset = WIDTHS.map((width) => ({
    width,
    url: storage.urlOf(`${hash}/${Math.min(width, whole)}.webp`),
  }));
  return {
    url: srcset.find(({ width }) => width === MAIN_WIDTH)?.url ?? '',
    srcset,
    blurhash: await blurhashOf(pixels),
    width: pixels.info.width,
    height: pixels.info.height,
  };
}

async function blurhashOf(pixels: Pixels): Promise<string> {
  const { data, info } = await again(pixels)
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

let last: Promise<unknown> = Promise.resolve();

/** Forty megapixels take 160 MB once decoded: pictures wait for each other. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => {});
  return next;
}

/**
 * Describes one of our own drawings, which is served as it is: sharp at every width, and lighter than pixels.
 * Never for a picture that came from outside: see hasKnownSignature.
 */
export async function describeOwnDrawing(svg: Buffer, url: string): Promise<StoredImage> {
  const { width, height } = await sharp(svg).metadata();
  const { data, info } = await sharp(svg)
    .resize({ width: 32 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blurhash = encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
  return { url, srcset: [], blurhash, width, height };
}
