import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { isPerson, requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { person, review, reviewReport } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import type { reviewCalls } from './review.calls.ts';
import { reviewFr as fr } from './review.fr.ts';
import { signatureOf } from './review.ts';
import { publishedReviews, republishReviews, toOwn } from './review-rows.server.ts';

const WRITING: LimitPolicy = { name: 'review', points: 10, seconds: 3600 };
const REPORTING: LimitPolicy = { name: 'review-report', points: 10, seconds: 3600 };

async function addReview(
  ctx: Ctx,
  input: InputOf<typeof reviewCalls.addReview>,
): Promise<OutputOf<typeof reviewCalls.addReview>> {
  const { personId } = requirePerson(ctx.actor);
  await ctx.services.limits.take(WRITING, String(personId));
  if (input.experience_month > ctx.now.toISOString().slice(0, 7))
    throw new DomainError('month_out_of_range', fr.errors.month, {
      fields: { experience_month: fr.errors.month },
    });
  return inTransaction(ctx, async (tx) => {
    const written = {
      signature: await signatureFor(tx, personId),
      rating: input.rating,
      text: input.text,
      experienceMonth: input.experience_month,
      status: 'pending' as const,
      refusal: null,
      // An answer was to the former words.
      reply: null,
      repliedAt: null,
      publishedAt: null,
      updatedAt: tx.now,
    };
    const [before] = await tx.db.select().from(review).where(eq(review.personId, personId));
    const [row] = await tx.db
      .insert(review)
      .values({ ...written, personId })
      .onConflictDoUpdate({ target: review.personId, set: written })
      .returning();
    if (!row) throw new Error('The review was not kept');
    if (before?.status === 'published') await republishReviews(tx);
    return { review: toOwn(row) };
  });
}

async function signatureFor({ db }: Ctx, personId: number): Promise<string> {
  const [who] = await db.select().from(person).where(eq(person.id, personId));
  return signatureOf(who ?? { firstname: '', lastname: '' });
}

async function getMyReview(ctx: Ctx): Promise<OutputOf<typeof reviewCalls.getMyReview>> {
  const { personId } = requirePerson(ctx.actor);
  const [row] = await ctx.db.select().from(review).where(eq(review.personId, personId));
  return { review: row ? toOwn(row) : null, signature: await signatureFor(ctx, personId) };
}

async function removeReview(ctx: Ctx): Promise<OutputOf<typeof reviewCalls.removeReview>> {
  const { personId } = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const [gone] = await tx.db.delete(review).where(eq(review.personId, personId)).returning();
    if (gone?.status === 'published') await republishReviews(tx);
    return {};
  });
}

async function listReviews(
  { db }: Ctx,
  { page, per_page: perPage }: InputOf<typeof reviewCalls.listReviews>,
): Promise<OutputOf<typeof reviewCalls.listReviews>> {
  return { ...(await publishedReviews(db, { page, perPage })), page, per_page: perPage };
}

/** A doubt about a published review, once from each person. */
async function reportReview(
  ctx: Ctx,
  { uuid, reason, detail }: InputOf<typeof reviewCalls.reportReview>,
): Promise<OutputOf<typeof reviewCalls.reportReview>> {
  await ctx.services.limits.take(REPORTING, ctx.ip);
  const [row] = await ctx.db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.uuid, uuid), eq(review.status, 'published')));
  if (!row) throw notFound(fr.errors.gone);
  const who = isPerson(ctx.actor) ? `person:${ctx.actor.personId}` : `ip:${ctx.ip}`;
  const reporter = createHmac('sha256', await siteSecret(ctx.db))
    .update(`report:${who}`)
    .digest('base64url');
  await ctx.db
    .insert(reviewReport)
    .values({ reviewId: row.id, reason, detail, reporter })
    .onConflictDoNothing();
  return {};
}

export const reviewVerbs = { addReview, getMyReview, removeReview, listReviews, reportReview };
