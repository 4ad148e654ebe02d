import { asc, sql } from 'drizzle-orm';
import { allPlaces } from '#src/features/places/places.server.ts';
import { distanceKm } from '#src/features/places/spatial.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { outing } from '#src/server/db/schema/index.ts';
import type { DoubtfulOuting, OutingsFeed } from './desk.calls.ts';
import { loadMuseums } from './museums.ts';

export async function outingsDesk(ctx: Ctx) {
  return { doubtful: await doubtfulOutings(ctx), feeds: await outingsFeeds(ctx) };
}

async function doubtfulOutings(ctx: Ctx): Promise<DoubtfulOuting[]> {
  const [{ doubtful }, { byCode }] = await Promise.all([loadMuseums(), allPlaces(ctx.db)]);
  return doubtful.map(({ reference, name, communeCode, address, doubt, said }) => {
    const commune = byCode.get(communeCode);
    const from = commune?.position;
    return {
      reference,
      name,
      address,
      doubt,
      position: said,
      commune: commune?.name ?? communeCode,
      department: commune?.departmentCode ?? '',
      distance_km: from ? Math.round(distanceKm(from, said) * 10) / 10 : null,
    };
  });
}

async function outingsFeeds(ctx: Ctx): Promise<OutingsFeed[]> {
  const past = sql`${outing.lastDay} is not null and ${outing.lastDay} < ${parisDay(ctx.now)}`;
  const counted = (which: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${which})::int`.mapWith(Number);
  const rows = await ctx.db
    .select({
      feed: outing.feed,
      shown: counted(sql`not ${outing.withdrawn} and not (${past})`),
      withdrawn: counted(sql`${outing.withdrawn}`),
      over: counted(sql`not ${outing.withdrawn} and ${past}`),
      importedAt: sql<Date>`max(${outing.importedAt})`.mapWith(outing.importedAt),
    })
    .from(outing)
    .groupBy(outing.feed)
    .orderBy(asc(outing.feed));
  return rows.map(({ importedAt, ...row }) => ({ ...row, imported_at: importedAt.toISOString() }));
}
