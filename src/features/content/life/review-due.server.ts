import { and, eq, isNull, sql } from 'drizzle-orm';
import { parisDay } from '#src/lib/calendar-day.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { appState, content } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';

/** The last day whose pages were made again. */
const KEPT = 'content-review-due';

/** Makes the pages anew whose day to be read again has come since the last run: they say so from then on. */
export const reviewDue: JobKind<Record<string, never>> = {
  name: KEPT,
  cron: '2 * * * *',
  async run({ database, clock, publisher, log }) {
    const today = parisDay(clock());
    const told = await database.db.transaction(async (tx) => {
      const [kept] = await tx.select().from(appState).where(eq(appState.key, KEPT)).for('update');
      if (kept?.value === today) return 0;
      const due = sql`left(${content.fields} ->> 'review_before', 10)`;
      const rows = await tx
        .select({ namespace: content.namespace, slug: content.slug })
        .from(content)
        .where(
          and(
            isNull(content.deletedAt),
            eq(content.status, 'published'),
            sql`${due} <= ${today} and ${due} > ${kept?.value ?? ''}`,
          ),
        );
      const tags = rows.map(({ namespace, slug }) => `content:${namespace}:${slug}`);
      if (tags.length > 0) await recordPublish(querierOf(tx), tags);
      await tx
        .insert(appState)
        .values({ key: KEPT, value: today })
        .onConflictDoUpdate({ target: appState.key, set: { value: today } });
      return tags.length;
    });
    if (told > 0) publisher.kick().catch((error) => log.error({ err: error }, 'publish'));
  },
};
