import sharp from 'sharp';
import { DomainError } from '#src/calls/domain-error.ts';
import { IMAGE_WIDTHS } from '#src/lib/constants.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Services } from '../services.ts';
import { inTurn, type Sender } from './picture-turns.ts';
import { getStorage } from './storage.ts';

interface Cut {
  /** Width over height. */
  ratio: number;
  /** In percent: the point of the picture that the cut keeps nearest to where it was. */
  focus: { x: number; y: number };
  from?: Sender | undefined;
}

/**
 * The largest piece of a stored picture that has this shape, as PNG bytes: placed as `object-position` places it, so
 * that what was previewed is what comes. Throws image_invalid when there are no pixels to cut.
 */
export async function cutPicture(
  services: Pick<Services, 'config'>,
  folder: string | null,
  { ratio, focus, from }: Cut,
): Promise<Buffer> {
  const bytes = folder && (await widestFile(services, folder));
  if (!bytes) throw new DomainError('image_invalid', serverFr.nothingToCut);
  return inTurn(bytes, from, async () => {
    const { width, height } = await sharp(bytes).metadata();
    const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
    const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
    const left = Math.round(((width - wide) * focus.x) / 100);
    const top = Math.round(((height - high) * focus.y) / 100);
    return sharp(bytes).extract({ left, top, width: wide, height: high }).png().toBuffer();
  });
}

async function widestFile(services: Pick<Services, 'config'>, folder: string): Promise<Buffer | null> {
  const storage = await getStorage(services.config);
  for (const width of IMAGE_WIDTHS.toSorted((a, b) => b - a)) {
    const file = await storage.get(`${folder}/${width}.webp`);
    if (file) return file;
  }
  return null;
}
