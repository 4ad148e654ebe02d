import { eq } from 'drizzle-orm';
import { unsplashCover } from '#src/server/db/schema/index.ts';
import { createUnsplash } from '#src/server/gateways/unsplash.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { keepPhotos } from './gallery-keep.server.ts';

/** The searches that suit the head of a birth list. Few and small: a new key may ask fifty times an hour. */
const QUERIES = [
  'newborn hands',
  'baby nursery light',
  'soft pastel paper',
  'spring flowers cream',
  'baby clothes',
];

/** Photographs are asked for once a day and kept: nobody who chooses a cover waits for Unsplash. */
const galleryRefresh: JobKind = {
  name: 'gallery-refresh',
  cron: '41 4 * * *',
  async run(services) {
    const unsplash = createUnsplash(services.config, services.log);
    if (!unsplash) return;
    for (const query of QUERIES) {
      try {
        await keepPhotos(services.database.db, await unsplash.search(query, 1));
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
