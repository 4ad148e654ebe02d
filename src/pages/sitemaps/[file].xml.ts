import type { APIRoute } from 'astro';
import { sitemapFile } from '#src/journeys/sitemap/sitemap-files.server.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

export const GET: APIRoute = async ({ params }) => {
  const { database, config } = getServices();
  const xml = await sitemapFile(database.db, params.file ?? '', config);
  if (xml === null) return new Response(null, { status: 404 });
  storePage();
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
