import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '#src/server/calls/context.ts';
import { commonHeaders } from '#src/server/http/headers.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { exportFiles } from './export-files.server.ts';
import { exportSize, followed, forgetOldExports, noteExport } from './export-progress.server.ts';
import { EXPORT_LINK_MINUTES, type ExportStage } from './transfer.ts';
import { writeZip } from './zip/write-zip.ts';

const ADDRESS = /^\/a\/admin\/content\/export\/(\d{13})\.([\w-]{43})\/[\w-]{1,80}\.zip$/;

/** A browser downloads by an address, without a token in its headers: this one is signed and soon over. */
export async function exportLink({ db, now, services }: Ctx) {
  const { documents, pictures } = await exportSize(db);
  const id = String(Date.now() + EXPORT_LINK_MINUTES * 60_000);
  await forgetOldExports(db, Date.now());
  await noteExport(db, id, { state: 'waiting', done: 0, total: documents + pictures });
  const name = `${services.config.productSlug}-contenus-${now.toISOString().slice(0, 10)}.zip`;
  return {
    id,
    url: `/a/admin/content/export/${id}.${sign(id, await siteSecret(services.database.db))}/${name}`,
    documents,
    pictures,
  };
}

function sign(until: string, secret: string): string {
  return createHmac('sha256', secret).update(`content-export:${until}`).digest('base64url');
}

/** `/a/admin/content/export/{signed}/{name}.zip`: written while it is read, whatever the size of the site. */
export function openContentExport(services: Services): StaticFiles {
  return {
    async serve(path, req, res) {
      const match = ADDRESS.exec(path);
      if (!match) return false;
      const [, until = '', given = ''] = match;
      const expected = sign(until, await siteSecret(services.database.db));
      const ours = timingSafeEqual(Buffer.from(given), Buffer.from(expected));
      if (!ours || Number(until) < Date.now() || req.method === 'POST') return false;
      const headers = [
        ...commonHeaders(services.config.https),
        ['content-type', 'application/zip'],
        ['content-disposition', 'attachment'],
        ['cache-control', 'no-store'],
      ];
      res.writeHead(200, headers.flat());
      if (req.method === 'HEAD') {
        res.end();
        return true;
      }
      await send(services, until, res);
      return true;
    },
  };
}

async function send(services: Services, id: string, res: ServerResponse): Promise<void> {
  const { db } = services.database;
  const counted = { documents: 0, templates: 0, pictures: 0 };
  const { documents, pictures } = await exportSize(db);
  const note = (state: ExportStage, done: number) =>
    noteExport(db, id, { state, done, total: documents + pictures });
  const files = followed(exportFiles(services, counted), counted, (done) => note('writing', done));
  try {
    await pipeline(writeZip(files), res);
    // As many as it holds: a picture whose files are gone is in no archive.
    const held = counted.documents + counted.pictures;
    await noteExport(db, id, { state: 'done', done: held, total: held });
  } catch (error) {
    await note('stopped', counted.documents + counted.pictures);
    // Whoever closed the tab does not want the rest.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
