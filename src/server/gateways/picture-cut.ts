import sharp from 'sharp';
import { DomainError } from '#src/calls/domain-error.ts';
import { IMAGE_WIDTHS } from '#src/lib/constants.ts';
import { cutBox, type Point } from '#src/lib/cut-box.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Services } from '../services.ts';
import { inTurn, type Sender } from './picture-turns.ts';
import { getStorage } from './storage.ts';

interface Cut {
  /** Width over height. */
  ratio: number;
  /** The point of the picture that the cut keeps nearest to where it was. */
  focus: Point;
  from?: Sender | undefined;
}

/**
 * The largest piece of a stored picture that has this shape, as PNG bytes: around its point, so that what was
 * previewed is what comes. Throws image_invalid when there are no pixels to cut.
 */
export async function cutPicture(
  services: Pick<Services, 'config'>,
  folder: string | null,
  { ratio, focus, from }: Cut,
): Promise<Buffer> {
  const bytes = folder && (await widestFile(services, folder));
  if (!bytes) throw new DomainError('image_invalid', serverFr.nothingToCut);
  return inTurn(bytes, from, async () => {
    const box = cutBox(await sharp(bytes).metadata(), { ratio, focus });
    return sharp(bytes).extract(box).png().toBuffer();
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
