import { and, eq, gte, lt } from 'drizzle-orm';
import { parisDay } from '#src/lib/calendar-day.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { outing } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import { OUTINGS_LIST, outingsTag } from './outings.server.ts';

const DAY_MS = 86_400_000;
/** A site that was down a few nights catches up. */
const LOOK_BACK_DAYS = 7;

/** Each night, pages that show an event that is over are made again. */
export const outingsOver: JobKind<Record<string, never>> = {
  name: 'outings-over',
  cron: '10 2 * * *',
  async run(services) {
    const now = services.clock();
    const today = parisDay(now);
    const from = parisDay(new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS));
    const over = await services.database.db
      .selectDistinct({ code: outing.departmentCode })
      .from(outing)
      .where(and(eq(outing.withdrawn, false), gte(outing.lastDay, from), lt(outing.lastDay, today)));
    if (over.length === 0) return;
    const codes = over.map(({ code }) => code);
    const tags = [OUTINGS_LIST, ...codes.map(outingsTag)];
    await services.database.db.transaction(async (tx) => {
      const db = tx as unknown as Db;
      await tellSearch(db, 'content', { outingsOf: codes });
      await recordPublish(querierOf(db), tags);
    });
    await services.publisher.kick();
  },
};
