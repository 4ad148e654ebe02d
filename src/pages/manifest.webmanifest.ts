import type { APIRoute } from 'astro';
import { manifestOf } from '#src/features/device/install/manifest.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

export const GET: APIRoute = () => {
  storePage();
  return new Response(JSON.stringify(manifestOf(getServices().config.productName)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
