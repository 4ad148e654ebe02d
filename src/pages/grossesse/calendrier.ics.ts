import type { APIRoute } from 'astro';
import { icsOf } from '#src/features/tools/result/ics.ts';
import { eventsOf } from '#src/features/weeks/milestones.ts';
import { readTerm, TERM_FIELD } from '#src/features/weeks/term.ts';
import { weeksFr } from '#src/features/weeks/weeks.fr.ts';
import { WEEKS_PATH } from '#src/features/weeks/weeks.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { getServices } from '#src/server/services.ts';

/** Every date of a term for a person's own calendar; without one, it leads back to the form. */
export const GET: APIRoute = ({ url, redirect }) => {
  const { clock } = getServices();
  const now = clock();
  const due = readTerm(url.searchParams.get(TERM_FIELD) ?? '', parisDay(now));
  if (!due) return redirect(WEEKS_PATH);
  return new Response(icsOf(weeksFr.calendarName, eventsOf(due), now), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="grossesse.ics"',
      'x-robots-tag': 'noindex',
    },
  });
};
