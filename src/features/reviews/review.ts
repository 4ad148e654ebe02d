import * as z from 'zod/mini';
import { typed } from '#src/lib/shapes.ts';

export const REVIEW_STATUSES = ['pending', 'published', 'refused'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Why a review is not published: each is said on the page and in the mail to its author. */
export const REFUSALS = [
  'abuse',
  'advertising',
  'off_topic',
  'personal_data',
  'unlawful',
  'not_experienced',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const REPORT_REASONS = ['not_authentic', 'abuse', 'personal_data', 'unlawful', 'advertising'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const TEXT_MIN = 20;
export const TEXT_MAX = 2000;
export const REPLY_MAX = 1500;
export const REVIEWS_PER_PAGE = 10;
/** Longest from writing to publication or refusal, and how long a review stays (D. 111-17). */
export const DECIDED_WITHIN_DAYS = 7;
export const KEPT_YEARS = 3;

export const rating = z.int('Choisissez une note de 1 à 5.').check(z.gte(1), z.lte(5));
/** `YYYY-MM`, not to come and not before the site could have been used. */
export const experienceMonth = z
  .string()
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Choisissez un mois, comme 2026-09.'));

export const ReviewInput = z.strictObject({
  rating,
  text: typed(TEXT_MIN, TEXT_MAX),
  experience_month: experienceMonth,
});

/** A review as everyone reads it. */
export const PublicReview = z.object({
  uuid: z.string(),
  signature: z.string(),
  rating: z.int(),
  text: z.string(),
  experience_month: z.string(),
  published_at: z.string(),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
});
export type PublicReview = z.output<typeof PublicReview>;

/** A review as its author sees it. */
export const OwnReview = z.object({
  uuid: z.string(),
  rating: z.int(),
  text: z.string(),
  experience_month: z.string(),
  status: z.enum(REVIEW_STATUSES),
  refusal: z.nullable(z.string()),
  created_at: z.string(),
});
export type OwnReview = z.output<typeof OwnReview>;

export const ModeratedReview = z.extend(OwnReview, {
  signature: z.string(),
  email: z.string(),
  published_at: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  reports: z.array(z.object({ reason: z.string(), detail: z.string(), created_at: z.string() })),
});
export type ModeratedReview = z.output<typeof ModeratedReview>;

export const Summary = z.object({
  count: z.int(),
  /** Mean of the published reviews, one decimal; null while there is none. */
  average: z.nullable(z.number()),
  /** The numbers of ratings of 1, 2, 3, 4 and 5. */
  by_rating: z.array(z.int()),
});
export type Summary = z.output<typeof Summary>;

export function summaryOf(byRating: readonly number[]): Summary {
  const count = byRating.reduce((sum, n) => sum + n, 0);
  const points = byRating.reduce((sum, n, index) => sum + n * (index + 1), 0);
  return {
    count,
    average: count === 0 ? null : Math.round((points / count) * 10) / 10,
    by_rating: [...byRating],
  };
}

/** « Camille D. »: a first name and the first letter of the last. */
export function signatureOf(person: { firstname: string; lastname: string }): string {
  const first = person.firstname.trim() || 'Anonyme';
  const initial = person.lastname.trim().charAt(0).toUpperCase();
  return initial && person.firstname.trim() ? `${first} ${initial}.` : first;
}
