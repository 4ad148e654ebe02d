import { lt, or } from 'drizzle-orm';
import { MESSAGES_KEPT_YEARS } from '#src/features/contact/contact.ts';
import { KEPT_YEARS } from '#src/features/reviews/review.ts';
import { REVIEWS_TAG } from '#src/features/reviews/review-rows.server.ts';
import { contactMessage, review } from '#src/server/db/schema/index.ts';
import type { JobKind } from '#src/server/jobs.ts';

/** Takes away what was kept as long as its page says: reviews and messages, once a day. */
export const voicesRetention: JobKind = {
  name: 'voices-retention',
  cron: '20 3 * * *',
  async run(services) {
    const { db } = services.database;
    await db.delete(contactMessage).where(lt(contactMessage.createdAt, yearsAgo(MESSAGES_KEPT_YEARS)));
    const limit = yearsAgo(KEPT_YEARS);
    const old = or(lt(review.publishedAt, limit), lt(review.updatedAt, limit));
    const gone = await db.delete(review).where(old).returning({ status: review.status });
    if (gone.some(({ status }) => status === 'published')) await services.publisher.regenerate([REVIEWS_TAG]);
  },
};

function yearsAgo(years: number): Date {
  const date = new Date();
  date.setFullYear(date.getFullYear() - years);
  return date;
}
