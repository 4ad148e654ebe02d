import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { media } from '#src/server/db/schema/index.ts';
import { addAvif } from '#src/server/gateways/images.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import { removeOrphans } from './cleaning.server.ts';

/** The upload answers with WebP; the AVIF of each width takes seconds, and comes after. */
export const avifJob: JobKind<{ id: number }> = {
  name: 'media-avif',
  async run(services, { id }) {
    const { db } = services.database;
    const [row] = await db.select().from(media).where(eq(media.id, id));
    if (!row?.folder || row.avif || !(await addAvif(services, row.folder))) return;
    await db.transaction(async (tx) => {
      const same = and(eq(media.id, id), eq(media.folder, row.folder ?? ''));
      await tx.update(media).set({ avif: true }).where(same);
      await recordPublish(querierOf(tx as unknown as Db), [mediaTag(id)]);
    });
    await services.publisher.kick();
  },
};

/** The tag of every page that shows this picture of the library. */
export const mediaTag = (id: number) => `media:${id}`;

const cleaning: JobKind = {
  name: 'media-cleaning',
  cron: '23 3 * * *',
  run: async (services) => void (await removeOrphans(services)),
};

export const mediaJobs: JobKind<never>[] = [avifJob as JobKind<never>, cleaning as JobKind<never>];
