import type { APIRoute } from 'astro';
import { followLink } from '#src/features/newsletter/letter-pages.server.ts';
import { LETTER_PATHS } from '#src/features/newsletter/link.server.ts';

/** A link of a letter, counted and left at once. */
export const GET: APIRoute = async (page) => {
  const { token = '', link = '' } = page.params;
  const to = await followLink(page, token, link);
  return new Response(null, {
    status: 302,
    headers: { location: to ?? LETTER_PATHS.browser(encodeURIComponent(token)) },
  });
};
