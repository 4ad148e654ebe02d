import { eq, max } from 'drizzle-orm';
import type { Cover } from '#src/features/content/content.ts';
import { unsplashCover } from '#src/server/db/schema/index.ts';
import { WIDTHS } from '#src/server/gateways/images.ts';
import { createUnsplash, type UnsplashPhoto } from '#src/server/gateways/unsplash.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';

/** What suits the head of a birth list. Few and small: a new key may ask fifty times an hour. */
const QUERIES = [
  'newborn hands',
  'baby nursery light',
  'soft pastel paper',
  'spring flowers cream',
  'baby clothes',
];
const MAIN_WIDTH = 1280;

/** Photographs are asked for once a day and kept: nobody who chooses a cover waits for Unsplash. */
const galleryRefresh: JobKind = {
  name: 'gallery-refresh',
  cron: '41 4 * * *',
  async run(services) {
    const unsplash = createUnsplash(services.config, services.log);
    if (!unsplash) return;
    for (const query of QUERIES) {
      try {
        await keep(services, await unsplash.search(query, 1));
      } catch (error) {
        // Tomorrow is soon enough; what is kept is shown meanwhile.
        services.log.warn({ reason: (error as Error).message }, 'unsplash did not answer');
        return;
      }
    }
  },
};

/** Unsplash asks to be told when a photograph is chosen; the queue tries again when it does not answer. */
export const downloadJob: JobKind<{ remoteId: string }> = {
  name: 'gallery-download',
  async run(services, { remoteId }) {
    const [row] = await services.database.db
      .select({ location: unsplashCover.downloadLocation })
      .from(unsplashCover)
      .where(eq(unsplashCover.remoteId, remoteId));
    if (row?.location) await createUnsplash(services.config)?.trackDownload(row.location);
  },
};

export const galleryJobs: JobKind<never>[] = [
  galleryRefresh as JobKind<never>,
  downloadJob as JobKind<never>,
];

/** New photographs go after the others; known ones keep their place. */
async function keep({ database: { db } }: Services, photos: UnsplashPhoto[]): Promise<void> {
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
  const at = (width: number) => {
    const url = new URL(photo.raw);
    for (const [name, value] of Object.entries({ w: String(width), fit: 'max', q: '75', auto: 'format' }))
      url.searchParams.set(name, value);
    return url.href;
  };
  const width = Math.min(photo.width, WIDTHS.at(-1) ?? 1900);
  return {
    url: at(MAIN_WIDTH),
    srcset: WIDTHS.map((one) => ({ width: one, url: at(one) })),
    blurhash: photo.blurhash,
    width,
    height: Math.round((photo.height * width) / photo.width),
  };
}
