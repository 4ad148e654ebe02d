import type { APIRoute } from 'astro';
import { encodeFinderNames } from '#src/features/first-names/finder-data.ts';
import { allFirstNames } from '#src/features/first-names/first-names.server.ts';
import { storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';

/** Every name for the finder in the browser. */
export const GET: APIRoute = async () => {
  storePage('list:first-names');
  const names = encodeFinderNames(await allFirstNames(getServices().database.db));
  return new Response(JSON.stringify(names), { headers: { 'content-type': 'application/json' } });
};
