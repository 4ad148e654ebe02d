import type { APIRoute } from 'astro';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

export const GET: APIRoute = () => {
  storePage('robots');
  const lines = [
    'User-agent: *',
    'Disallow: /a/',
    'Disallow: /i/',
    'Disallow: /p/',
    // The parts of /i/ and /p/ that may be indexed.
    'Allow: /i/marketplace/inscription$',
    'Allow: /i/marketplace/produits/',
    'Allow: /i/marketplace/selections/',
    'Allow: /p/merci/',
    'Disallow: /api/',
    '',
  ];
  const text = `${lines.join('\n')}\nSitemap: ${getServices().config.publicUrl}/sitemap.xml\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
