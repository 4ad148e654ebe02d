import sharp from 'sharp';
import { unavailable } from '#src/calls/domain-error.ts';
import { IMAGE_MAX_PIXELS } from '#src/lib/constants.ts';
import { FairQueue, QueueFull } from '#src/server/fair-queue.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Ctx } from '../calls/context.ts';
import { turnOf } from '../calls/whose-turn.ts';
import { imageInvalid, unreadable } from './image-input.ts';

/** A sender has turns, and gives them up on leaving. */
export interface Sender {
  key: string;
  signal?: AbortSignal | undefined;
}

/** The site itself, for pictures that it fetches. */
const THE_SITE: Sender = { key: 'site' };

/** Forty megapixels take 160 MB once decoded: a large picture runs with a small one at most. */
const turns = new FairQueue({ capacity: 48_000_000, running: 2, waiting: 200, waitingPerKey: 20 });

export function senderOf(caller: Pick<Ctx, 'actor' | 'ip' | 'signal'>): Sender {
  return { key: turnOf(caller), signal: caller.signal };
}

/**
 * Works on a picture when its sender's turn has come. Throws image_invalid for a picture that has too many pixels, before
 * it waits, and unavailable when too many wait already.
 */
export async function inTurn<T>(
  input: Buffer,
  { key, signal }: Sender = THE_SITE,
  work: () => Promise<T>,
): Promise<T> {
  const weight = await pixelsOf(input);
  try {
    return await turns.run({ key, weight, signal }, work);
  } catch (error) {
    throw error instanceof QueueFull ? unavailable(serverFr.busy) : error;
  }
}

/** As the picture's own header says; the decoder refuses what turns out larger. */
async function pixelsOf(input: Buffer): Promise<number> {
  const { width, height } = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => {
      throw unreadable(error);
    });
  const pixels = width * height;
  if (pixels > IMAGE_MAX_PIXELS) throw imageInvalid(serverFr.imageTooManyPixels);
  return pixels;
}
