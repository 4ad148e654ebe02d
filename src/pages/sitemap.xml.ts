import type { APIRoute } from 'astro';
import { sitemapIndexXml } from '#src/features/seo/sitemap.ts';
import { sitemapFiles } from '#src/journeys/sitemap/sitemap-files.server.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

export const GET: APIRoute = async () => {
  const { database, config } = getServices();
  storePage();
  const xml = sitemapIndexXml(await sitemapFiles(database.db, config), config.publicUrl);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
