import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { notFound } from '#src/calls/domain-error.ts';
import { contentPath } from '#src/features/content/content.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { content } from '#src/server/db/schema/index.ts';
import type { statsCalls } from './stats.calls.ts';
import { statsFr } from './stats.fr.ts';
import { stats } from './stats.server.ts';
import { PAGE_DAYS } from './stats.ts';

const SOURCES_SHOWN = 5;

/** The last thirty days of one content's own page, for whoever writes it; null where it has no page. */
export async function pageFigures(
  ctx: Ctx,
  { id }: InputOf<typeof statsCalls.pageFigures>,
): Promise<OutputOf<typeof statsCalls.pageFigures>> {
  const [row] = await ctx.db
    .select({ namespace: content.namespace, slug: content.slug, category: content.categorySlug })
    .from(content)
    .where(and(eq(content.id, id), isNull(content.deletedAt)));
  if (!row) throw notFound(statsFr.noContent);
  const path = contentPath(row);
  if (path === null) return { figures: null };
  const to = parisDay(ctx.now);
  const period = { from: addDays(to, 1 - PAGE_DAYS), to, by: 'day', path } as const;
  const [views, visitors, sources] = await Promise.all(
    (['views', 'visitors', 'sources'] as const).map((what) => stats(ctx, { what, ...period })),
  );
  return {
    figures: {
      path,
      series: views?.series ?? [],
      views: { value: views?.total ?? 0, before: views?.before ?? 0 },
      visitors: { value: visitors?.total ?? 0, before: visitors?.before ?? 0 },
      sources: (sources?.rows ?? []).slice(0, SOURCES_SHOWN).map(({ label, value }) => ({ label, value })),
    },
  };
}
