import type { APIRoute } from 'astro';
import { findPublished } from '#src/features/content/reading.server.ts';
import { magazineFeed, RSS_TYPE } from '#src/features/seo/feed.server.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

export const GET: APIRoute = async ({ params }) => {
  const { database, config } = getServices();
  const category = await findPublished(database.db, 'category', params.category ?? '');
  if (!category) return new Response(null, { status: 404 });
  storePage();
  const page = `/magazine/${category.slug}`;
  const head = {
    title: `${config.productName} – ${category.title}`,
    description: category.excerpt,
    page,
    self: `${page}/rss.xml`,
    category: category.slug,
  };
  const xml = await magazineFeed(database.db, head, config.publicUrl);
  return new Response(xml, { headers: { 'content-type': RSS_TYPE } });
};
