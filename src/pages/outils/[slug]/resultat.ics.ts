import type { APIRoute } from 'astro';
import { askTool } from '#src/features/tools/ask-tool.server.ts';
import { icsOf } from '#src/features/tools/result/ics.ts';
import { getServices } from '#src/server/services.ts';

/** The dates of a result for a person's own calendar; what has none leads back to the tool. */
export const GET: APIRoute = async ({ params, url, redirect }) => {
  const services = getServices();
  const asked = await askTool(services, params.slug ?? '', url.searchParams);
  if (!asked) return new Response(null, { status: 404 });
  const { tool, answer } = asked;
  const events = answer && 'result' in answer ? (answer.result.events ?? []) : [];
  if (events.length === 0) return redirect(`/outils/${tool.slug}`);
  return new Response(icsOf(tool.title, events, services.clock()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${tool.slug}.ics"`,
      'x-robots-tag': 'noindex',
    },
  });
};
