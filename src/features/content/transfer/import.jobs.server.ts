import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { contentImport, contentImportChunk } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { openImport } from './import-open.server.ts';
import { oneBatch } from './import-run.server.ts';
import { REPORT_KEPT_DAYS, UPLOAD_KEPT_HOURS } from './transfer.ts';
import { ZipFault } from './zip/zip-fault.ts';

const HOUR_MS = 3_600_000;
const BUSY = ['checking', 'applying'] as const;
const running = new Set<string>();

/** Looks at an archive, or brings it in, from the file where it stopped. */
export const importJob: JobKind<{ id: string }> = {
  name: 'content-import',
  async run(services, { id }) {
    if (running.has(id)) return;
    running.add(id);
    try {
      const to = await openImport(services, id);
      while (to && (await oneBatch(id, to))) await nextTurn();
    } catch (error) {
      if (!(error instanceof ZipFault)) throw error;
      await refuse(services, id, error.message);
    } finally {
      running.delete(id);
    }
    await forgetBytes(services, id);
  },
};

/** Imports cut short (a restart) are taken up again; reports and archives are kept no longer than said. */
const importsDue: JobKind = {
  name: 'content-imports-due',
  cron: '* * * * *',
  async run(services) {
    const { db } = services.database;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
    await db
      .delete(contentImport)
      .where(
        and(eq(contentImport.state, 'uploading'), lt(contentImport.createdAt, hoursAgo(UPLOAD_KEPT_HOURS))),
      );
    await db
      .delete(contentImport)
      .where(
        and(
          ne(contentImport.state, 'applying'),
          lt(contentImport.updatedAt, hoursAgo(REPORT_KEPT_DAYS * 24)),
        ),
      );
    const cut = await db
      .select({ id: contentImport.id })
      .from(contentImport)
      .where(inArray(contentImport.state, [...BUSY]));
    for (const { id } of cut) await importJob.run(services, { id });
  },
};

async function refuse({ database: { db } }: Services, id: string, problem: string): Promise<void> {
  await db
    .update(contentImport)
    .set({ state: 'refused', problem, updatedAt: new Date() })
    .where(eq(contentImport.id, id));
}

/** Nobody reads the archive any more: its room is given back. */
async function forgetBytes({ database }: Services, id: string): Promise<void> {
  const [row] = await database.db
    .select({ state: contentImport.state })
    .from(contentImport)
    .where(eq(contentImport.id, id));
  if (row && row.state !== 'done' && row.state !== 'refused') return;
  await database.db.delete(contentImportChunk).where(eq(contentImportChunk.importId, id));
  await database.query('vacuum content_import_chunk');
}

export const transferJobs: JobKind<never>[] = [importJob as JobKind<never>, importsDue as JobKind<never>];
