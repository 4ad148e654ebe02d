import type { APIRoute } from 'astro';
import { publicPaths } from '#src/features/sitemap.server.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

/** sitemaps.org: at most 50,000 addresses a file; far above what the demo holds. */
const MOST = 50_000;

export const GET: APIRoute = async () => {
  const { database, config } = getServices();
  storePage('list:magazine', 'list:page', 'list:category', 'list:author', 'list:tool');
  const urls = (await publicPaths(database.db))
    .slice(0, MOST)
    .map((path) => `<url><loc>${config.publicUrl}${path === '/' ? '/' : encodeURI(path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
