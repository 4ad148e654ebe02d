import type { APIRoute } from 'astro';
import { magazineFr } from '#src/features/content/content.fr.ts';
import { magazineFeed, RSS_TYPE } from '#src/features/seo/feed.server.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

export const GET: APIRoute = async () => {
  const { database, config } = getServices();
  storePage();
  const head = {
    title: `${config.productName} – ${magazineFr.heading}`,
    description: magazineFr.description,
    page: '/magazine',
    self: '/magazine/rss.xml',
  };
  const xml = await magazineFeed(database.db, head, config.publicUrl);
  return new Response(xml, { headers: { 'content-type': RSS_TYPE } });
};
