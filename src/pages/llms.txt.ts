import type { APIRoute } from 'astro';
import { llmsText } from '#src/features/seo/llms.server.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

export const GET: APIRoute = async () => {
  const { database, config } = getServices();
  storePage();
  return new Response(await llmsText(database.db, config), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
