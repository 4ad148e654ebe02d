import { createHash, randomBytes } from 'node:crypto';
import { encode } from 'blurhash';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { unavailable } from '#src/calls/domain-error.ts';
import { IMAGE_MAX_PIXELS, IMAGE_WIDTHS, WIDEST_IMAGE } from '#src/lib/constants.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { outagesOf } from '../outages.ts';
import type { Services } from '../services.ts';
import { requireKnownSignature, unreadable } from './image-input.ts';
import { inTurn, type Sender } from './picture-turns.ts';
import { getStorage, type Storage } from './storage.ts';

const QUALITY = 78;
/** AVIF of this quality looks like WebP at 78, and weighs about a third less. */
const AVIF = { quality: 55, effort: 4 };
const MAIN_WIDTH = 1280;
const SECONDS = 12;
/** The source of the AVIF files, kept until they are made. */
const MASTER = 'master.png';

/** docs/spec/calls.md §Types, Cover. */
export interface StoredImage {
  url: string;
  srcset: { width: number; url: string }[];
  blurhash: string;
  width: number;
  height: number;
}

type Where = Pick<Services, 'config'> & Partial<Pick<Services, 'log'>>;

interface File {
  key: string;
  bytes: Buffer;
  type: 'image/webp' | 'image/png';
}

/** Throws unavailable, and leaves in the log why. */
async function write(storage: Storage, log: Services['log'] | undefined, { key, bytes, type }: File) {
  try {
    await storage.put(key, bytes, type);
    if (log) outagesOf(log).over('pictures');
  } catch (error) {
    if (log) outagesOf(log).failed('pictures', error);
    throw unavailable(serverFr.imagesDown);
  }
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Decodes a picture, makes it again as WebP in the six widths and stores it under the hash of what came in.
 * Throws image_invalid for anything but a PNG, JPEG, WebP or AVIF within the limits, unavailable when it cannot be kept.
 */
export async function storeImage(services: Where, input: Buffer, from?: Sender): Promise<StoredImage> {
  requireKnownSignature(input);
  const storage = await getStorage(services.config);
  const folder = hashOf(input).slice(0, 32);
  const keep = keeper(services, storage, from);
  return inTurn(input, from, async () => publish(keep, { storage, folder, pixels: await decode(input) }));
}

/** Writes the files one by one, until who sent the picture is gone. */
function keeper(services: Where, storage: Storage, from: Sender | undefined) {
  return async (file: File) => {
    from?.signal?.throwIfAborted();
    await write(storage, services.log, file);
  };
}

export interface StoredPicture {
  image: StoredImage;
  folder: string;
  /** Difference hash, 16 hexadecimal digits: equal for pictures that look the same. */
  look: string;
}

/**
 * The same for a picture of the library: in a folder of its own, so that it can be replaced and removed without
 * touching anybody else's, and with what `addAvif` needs later.
 */
export async function storePicture(services: Where, input: Buffer, from?: Sender): Promise<StoredPicture> {
  requireKnownSignature(input);
  const storage = await getStorage(services.config);
  return inTurn(input, from, async () => {
    const pixels = await decode(input);
    const folder = randomBytes(16).toString('hex');
    const keep = keeper(services, storage, from);
    try {
      const image = await publish(keep, { storage, folder, pixels });
      const bytes = await again(pixels).png({ compressionLevel: 2 }).toBuffer();
      await keep({ key: `${folder}/${MASTER}`, bytes, type: 'image/png' });
      return { image, folder, look: await lookOf(pixels) };
    } catch (error) {
      // Nobody waits for it; what is left when this fails too goes with the cleaning of the night.
      storage.deleteFolder(folder).catch(() => {});
      throw error;
    }
  });
}

/** Puts an AVIF beside each WebP of a folder; false when there is nothing left to make them from. */
export async function addAvif(services: Where, folder: string): Promise<boolean> {
  const storage = await getStorage(services.config);
  const master = await storage.get(`${folder}/${MASTER}`);
  if (!master) return false;
  const { width: own } = await sharp(master).metadata();
  for (const width of widthsUpTo(own)) {
    const file = await sharp(master).resize({ width, withoutEnlargement: true }).avif(AVIF).toBuffer();
    await storage.put(`${folder}/${width}.avif`, file, 'image/avif');
  }
  await storage.delete(`${folder}/${MASTER}`);
  return true;
}

/** Removes every file of a library picture's folder. */
export async function removePicture(services: Where, folder: string): Promise<void> {
  await (await getStorage(services.config)).deleteFolder(folder);
}

type Pixels = { data: Buffer; info: OutputInfo };

/** Upright, without metadata, in sRGB, at most as wide as the widest width. Of an animation, the first picture. */
async function decode(input: Buffer): Promise<Pixels> {
  return sharp(input, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .rotate()
    .resize({ width: WIDEST_IMAGE, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw unreadable(error);
    });
}

const again = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

/** Nothing is enlarged: from the first width that holds the whole picture on, the entries share its file. */
function widthsUpTo(own: number): number[] {
  const whole = IMAGE_WIDTHS.find((width) => width >= own) ?? WIDEST_IMAGE;
  return IMAGE_WIDTHS.filter((width) => width <= whole);
}

interface Published {
  storage: Storage;
  folder: string;
  pixels: Pixels;
}

async function publish(
  keep: (file: File) => Promise<void>,
  { storage, folder, pixels }: Published,
): Promise<StoredImage> {
  const made = widthsUpTo(pixels.info.width);
  for (const width of made) {
    const bytes = await again(pixels)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    await keep({ key: `${folder}/${width}.webp`, bytes, type: 'image/webp' });
  }
  const whole = made.at(-1) ?? MAIN_WIDTH;
  const srcset = IMAGE_WIDTHS.map((width) => ({
    width,
    url: storage.urlOf(`${folder}/${Math.min(width, whole)}.webp`),
  }));
  return {
    url: srcset.find(({ width }) => width === MAIN_WIDTH)?.url ?? '',
    srcset,
    blurhash: await blurhashOf(again(pixels)),
    width: pixels.info.width,
    height: pixels.info.height,
  };
}

async function blurhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

/** Sixty-four bits: is each of 9 × 8 grey points lighter than the one on its right? */
async function lookOf(pixels: Pixels): Promise<string> {
  const grey = await again(pixels)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  const stride = grey.length / 72;
  let bits = 0n;
  for (let y = 0; y < 8; y += 1)
    for (let x = 0; x < 8; x += 1) {
      const at = (y * 9 + x) * stride;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + stride] ?? 0) ? 1n : 0n);
    }
  return bits.toString(16).padStart(16, '0');
}

/**
 * Describes one of our own drawings, which is served as it is: sharp at every width, and lighter than pixels.
 * Never for a picture that came from outside: see requireKnownSignature.
 */
export async function describeOwnDrawing(svg: Buffer, url: string): Promise<StoredImage> {
  const { width, height } = await sharp(svg).metadata();
  return { url, srcset: [], blurhash: await blurhashOf(sharp(svg)), width, height };
}
