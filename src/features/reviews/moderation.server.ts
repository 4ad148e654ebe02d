import { and, count, countDistinct, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person, review, reviewReport } from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import type { moderationCalls } from './review.calls.ts';
import { reviewFr as fr } from './review.fr.ts';
import { reviewDecided } from './review.mail.ts';
import { REVIEWS_PER_PAGE } from './review.ts';
import { type ReviewRow, republishReviews, toModerated } from './review-rows.server.ts';

/** Oldest wait first; what was decided, newest first. */
async function reviewQueue(
  { db }: Ctx,
  { status, page }: InputOf<typeof moderationCalls.reviewQueue>,
): Promise<OutputOf<typeof moderationCalls.reviewQueue>> {
  const doubted = db
    .select({ id: reviewReport.reviewId })
    .from(reviewReport)
    .where(isNull(reviewReport.closedAt));
  const where =
    status === 'reported'
      ? and(eq(review.status, 'published'), inArray(review.id, doubted))
      : eq(review.status, status);
  const rows = await db
    .select()
    .from(review)
    .where(where)
    .orderBy(status === 'pending' ? review.updatedAt : desc(review.updatedAt), review.id)
    .limit(REVIEWS_PER_PAGE)
    .offset((page - 1) * REVIEWS_PER_PAGE);
  const counts = await countsOf(db);
  return {
    items: await toModerated(db, rows),
    page,
    per_page: REVIEWS_PER_PAGE,
    total: counts[status],
    counts,
  };
}

async function countsOf(db: Ctx['db']) {
  const rows = await db.select({ status: review.status, n: count() }).from(review).groupBy(review.status);
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.n ?? 0);
  const [open] = await db
    .select({ n: countDistinct(reviewReport.reviewId) })
    .from(reviewReport)
    .innerJoin(review, eq(review.id, reviewReport.reviewId))
    .where(and(isNull(reviewReport.closedAt), eq(review.status, 'published')));
  return {
    pending: of('pending'),
    published: of('published'),
    refused: of('refused'),
    reported: Number(open?.n ?? 0),
  };
}

async function moderateReview(
  ctx: Ctx,
  input: InputOf<typeof moderationCalls.moderateReview>,
): Promise<OutputOf<typeof moderationCalls.moderateReview>> {
  const publishing = input.decision === 'publish';
  if (!publishing && !input.refusal)
    throw new DomainError('refusal_missing', fr.errors.refusal, { fields: { refusal: fr.errors.refusal } });
  return change(ctx, input.uuid, async (tx, before) => {
    if (input.text !== undefined && input.text !== before.text)
      throw new DomainError('conflict', fr.errors.changed);
    const row = await update(tx, before.id, {
      status: publishing ? 'published' : 'refused',
      refusal: publishing ? null : (input.refusal ?? null),
      publishedAt: publishing ? (before.publishedAt ?? tx.now) : null,
      moderatedBy: requirePerson(tx.actor).personId,
    });
    if (!publishing) await closeAll(tx, row.id);
    if (before.status !== row.status) await tellAuthor(tx, row);
    return row;
  });
}

async function replyToReview(
  ctx: Ctx,
  { uuid, text }: InputOf<typeof moderationCalls.replyToReview>,
): Promise<OutputOf<typeof moderationCalls.replyToReview>> {
  return change(ctx, uuid, (tx, before) =>
    update(tx, before.id, { reply: text, repliedAt: text === null ? null : tx.now }),
  );
}

async function closeReports(
  ctx: Ctx,
  { uuid }: InputOf<typeof moderationCalls.closeReports>,
): Promise<OutputOf<typeof moderationCalls.closeReports>> {
  return change(ctx, uuid, async (tx, before) => {
    await closeAll(tx, before.id);
    return before;
  });
}

/** One decision on one review, locked, audited, and shown at once. */
async function change(
  ctx: Ctx,
  uuid: string,
  work: (tx: Ctx, before: ReviewRow) => Promise<ReviewRow>,
): Promise<OutputOf<typeof moderationCalls.moderateReview>> {
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(review).where(eq(review.uuid, uuid)).for('no key update');
    if (!before) throw notFound(fr.errors.gone);
    const after = await work(tx, before);
    await audit(tx, { action: `review.${after.status}`, target: `review:${after.id}` });
    if (before.status === 'published' || after.status === 'published') await republishReviews(tx);
    const [shown] = await toModerated(tx.db, [after]);
    if (!shown) throw notFound(fr.errors.gone);
    return { review: shown };
  });
}

async function update(tx: Ctx, id: number, values: Partial<ReviewRow>): Promise<ReviewRow> {
  const [row] = await tx.db.update(review).set(values).where(eq(review.id, id)).returning();
  if (!row) throw notFound(fr.errors.gone);
  return row;
}

async function closeAll(tx: Ctx, reviewId: number): Promise<void> {
  await tx.db
    .update(reviewReport)
    .set({ closedAt: tx.now })
    .where(and(eq(reviewReport.reviewId, reviewId), isNull(reviewReport.closedAt)));
}

/** L. 111-7-2: whoever is refused is told why. */
async function tellAuthor(tx: Ctx, row: ReviewRow): Promise<void> {
  const [author] = await tx.db
    .select({ email: person.email })
    .from(person)
    .where(eq(person.id, row.personId));
  if (!author) return;
  const { productName, productSlug, publicUrl } = tx.services.config;
  const page = `${publicUrl}/tous-les-avis-${productSlug}`;
  await queueMail(tx, {
    key: `review:${row.uuid}:${row.status}:${row.updatedAt.getTime()}`,
    to: author.email,
    ...reviewDecided({ refusal: row.refusal, page, productName }),
  });
}

export const moderationVerbs = { reviewQueue, moderateReview, replyToReview, closeReports };
