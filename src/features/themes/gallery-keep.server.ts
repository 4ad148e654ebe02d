import { eq, max } from 'drizzle-orm';
import type { Cover } from '#src/features/media/cover.ts';
import { IMAGE_WIDTHS, WIDEST_IMAGE } from '#src/lib/constants.ts';
import type { Db } from '#src/server/db/connect.ts';
import { unsplashCover } from '#src/server/db/schema/index.ts';
import type { UnsplashPhoto } from '#src/server/gateways/unsplash.ts';

const MAIN_WIDTH = 1280;

/** New photographs go after the others; known ones keep their place. */
export async function keepPhotos(db: Db, photos: readonly UnsplashPhoto[]): Promise<void> {
  const [last] = await db
    .select({ position: max(unsplashCover.position) })
    .from(unsplashCover)
    .where(eq(unsplashCover.source, 'unsplash'));
  let position = (last?.position ?? -1) + 1;
  for (const photo of photos) {
    const { remoteId, alt, author, authorUrl, downloadLocation } = photo;
    const cover = coverOfPhoto(photo);
    const shown = { url: cover.url, cover, alt, author, authorUrl, downloadLocation };
    await db
      .insert(unsplashCover)
      .values({ remoteId, source: 'unsplash', position, ...shown })
      .onConflictDoUpdate({ target: unsplashCover.remoteId, set: shown });
    position += 1;
  }
}

/** Each width is made by Unsplash's own servers, from the address it gave. */
export function coverOfPhoto(photo: UnsplashPhoto): Cover {
  const width = Math.min(photo.width, WIDEST_IMAGE);
  return {
    url: photoAt(photo, MAIN_WIDTH),
    srcset: IMAGE_WIDTHS.map((one) => ({ width: one, url: photoAt(photo, one) })),
    blurhash: photo.blurhash,
    width,
    height: Math.round((photo.height * width) / photo.width),
  };
}

export function photoAt({ raw }: Pick<UnsplashPhoto, 'raw'>, width: number): string {
  const url = new URL(raw);
  for (const [name, value] of Object.entries({ w: String(width), fit: 'max', q: '75', auto: 'format' }))
    url.searchParams.set(name, value);
  return url.href;
}
