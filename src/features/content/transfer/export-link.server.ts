import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { count, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { content, media } from '#src/server/db/schema/index.ts';
import { commonHeaders } from '#src/server/http/headers.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Services } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { exportFiles } from './export-files.server.ts';
import { EXPORT_LINK_MINUTES } from './transfer.ts';
import { writeZip } from './zip/write-zip.ts';

const ADDRESS = /^\/a\/admin\/content\/export\/(\d{13})\.([\w-]{43})\/[\w-]{1,80}\.zip$/;

/** A browser downloads by an address, without a token in its headers: this one is signed and soon over. */
export async function exportLink({ db, now, services }: Ctx) {
  const [documents] = await db.select({ n: count() }).from(content).where(isNull(content.deletedAt));
  const [pictures] = await db.select({ n: count() }).from(media);
  const until = String(Date.now() + EXPORT_LINK_MINUTES * 60_000);
  const name = `${services.config.productSlug}-contenus-${now.toISOString().slice(0, 10)}.zip`;
  return {
    url: `/a/admin/content/export/${until}.${sign(until, await siteSecret(services.database.db))}/${name}`,
    documents: Number(documents?.n ?? 0),
    pictures: Number(pictures?.n ?? 0),
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
      const counted = { documents: 0, templates: 0, pictures: 0 };
      await pipeline(Readable.from(writeZip(exportFiles(services, counted))), res).catch(
        (error: NodeJS.ErrnoException) => {
          // Whoever closed the tab does not want the rest.
          if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
        },
      );
      return true;
    },
  };
}
