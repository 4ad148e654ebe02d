import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { person, review, reviewReport } from '#src/server/db/schema/index.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import {
  type ModeratedReview,
  type OwnReview,
  type PublicReview,
  type Summary,
  summaryOf,
} from './review.ts';

export type ReviewRow = typeof review.$inferSelect;
/** The page tag of everything that shows reviews. */
export const REVIEWS_TAG = 'list:review';

/** Published reviews, newest first, `page` from 1, with their summary. Tags the page being made. */
export async function publishedReviews(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ items: PublicReview[]; total: number; summary: Summary }> {
  pageTag(REVIEWS_TAG);
  const live = eq(review.status, 'published');
  const rows = await db
    .select()
    .from(review)
    .where(live)
    .orderBy(desc(review.publishedAt), desc(review.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ratings = await db
    .select({ rating: review.rating, n: count() })
    .from(review)
    .where(live)
    .groupBy(review.rating);
  const byRating = [1, 2, 3, 4, 5].map((n) => Number(ratings.find((row) => row.rating === n)?.n ?? 0));
  const summary = summaryOf(byRating);
  return { items: rows.map(toPublic), total: summary.count, summary };
}

export function toPublic(row: ReviewRow): PublicReview {
  return {
    uuid: row.uuid,
    signature: row.signature,
    rating: row.rating,
    text: row.text,
    experience_month: row.experienceMonth,
    published_at: (row.publishedAt ?? row.createdAt).toISOString(),
    reply: row.reply,
    replied_at: row.repliedAt?.toISOString() ?? null,
  };
}

export function toOwn(row: ReviewRow): OwnReview {
  return {
    uuid: row.uuid,
    rating: row.rating,
    text: row.text,
    experience_month: row.experienceMonth,
    status: row.status,
    refusal: row.refusal,
    created_at: row.createdAt.toISOString(),
  };
}

/** Reviews as moderators see them: who wrote, and the doubts still open. */
export async function toModerated(db: Db, rows: ReviewRow[]): Promise<ModeratedReview[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const people = await db
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(
      inArray(
        person.id,
        rows.map(({ personId }) => personId),
      ),
    );
  const reports = await db
    .select()
    .from(reviewReport)
    .where(and(inArray(reviewReport.reviewId, ids), isNull(reviewReport.closedAt)));
  return rows.map((row) => ({
    ...toOwn(row),
    signature: row.signature,
    email: people.find(({ id }) => id === row.personId)?.email ?? '',
    published_at: row.publishedAt?.toISOString() ?? null,
    reply: row.reply,
    reports: reports
      .filter(({ reviewId }) => reviewId === row.id)
      .map(({ reason, detail, createdAt }) => ({ reason, detail, created_at: createdAt.toISOString() })),
  }));
}

/** The pages that show reviews are made again, once this is committed. */
export async function republishReviews(tx: Ctx): Promise<void> {
  await recordPublish(querierOf(tx.db), [REVIEWS_TAG]);
  tx.afterCommit(() => {
    tx.services.publisher.kick().catch((error) => tx.services.log.error({ err: error }, 'publish'));
  });
}
