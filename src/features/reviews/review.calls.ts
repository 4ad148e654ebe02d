import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, page, pageNumber, typed } from '#src/lib/shapes.ts';
import {
  ModeratedReview,
  OwnReview,
  PublicReview,
  REFUSALS,
  REPLY_MAX,
  REPORT_REASONS,
  REVIEW_STATUSES,
  REVIEWS_PER_PAGE,
  ReviewInput,
  Summary,
  TEXT_MAX,
} from './review.ts';

const uuid = z.uuid();
const moderated = z.object({ review: ModeratedReview });

/** /api/review/: what people with an account write of the site. */
export const reviewCalls = {
  addReview: defineCall('/api/review/add_review', {
    access: 'user',
    changes: true,
    codes: ['month_out_of_range'],
    input: ReviewInput,
    output: z.object({ review: OwnReview }),
    about: 'One review a person; again: it replaces the first and is read again before it shows.',
  }),
  getMyReview: defineCall('/api/review/get_my_review', {
    access: 'user',
    changes: false,
    input: nothing,
    output: z.object({ review: z.nullable(OwnReview), signature: z.string() }),
  }),
  removeReview: defineCall('/api/review/remove_review', {
    access: 'user',
    changes: true,
    input: nothing,
    output: nothing,
  }),
  listReviews: defineCall('/api/review/list_reviews', {
    access: 'anyone',
    changes: false,
    input: z.strictObject({
      page: pageNumber,
      per_page: z._default(z.int().check(z.gte(1), z.lte(60)), REVIEWS_PER_PAGE),
    }),
    output: z.extend(page(PublicReview), { summary: Summary }),
  }),
  reportReview: defineCall('/api/review/report_review', {
    access: 'anyone',
    changes: true,
    input: z.strictObject({ uuid, reason: z.enum(REPORT_REASONS), detail: z._default(typed(0, 500), '') }),
    output: nothing,
  }),
};

/** The moderators' side. */
export const moderationCalls = {
  reviewQueue: defineCall('/api/review/review_queue', {
    access: 'staff:people',
    changes: false,
    input: z.strictObject({
      status: z._default(z.enum([...REVIEW_STATUSES, 'reported']), 'pending'),
      page: pageNumber,
    }),
    output: z.extend(page(ModeratedReview), {
      counts: z.object({ pending: z.int(), published: z.int(), refused: z.int(), reported: z.int() }),
    }),
  }),
  moderateReview: defineCall('/api/review/moderate_review', {
    access: 'staff:people',
    changes: true,
    codes: ['refusal_missing', 'conflict'],
    input: z.strictObject({
      uuid,
      decision: z.enum(['publish', 'refuse']),
      refusal: z.optional(z.enum(REFUSALS)),
      // The words that were read: others are not decided on.
      text: z.optional(z.string().check(z.maxLength(TEXT_MAX))),
    }),
    output: moderated,
  }),
  replyToReview: defineCall('/api/review/reply_to_review', {
    access: 'staff:people',
    changes: true,
    input: z.strictObject({ uuid, text: z.nullable(typed(1, REPLY_MAX)) }),
    output: moderated,
  }),
  closeReports: defineCall('/api/review/close_reports', {
    access: 'staff:people',
    changes: true,
    input: z.strictObject({ uuid }),
    output: moderated,
  }),
};
