import type { ReviewState } from '../content.ts';

/** In characters. */
export const COMMENT_MAX = 5000;
export const QUOTE_MAX = 2000;
export const WORDS_MAX = 2000;
export const GUEST_NAME_MAX = 80;

/** The open remarks that one item may gather, answers included. */
export const COMMENTS_MAX = 500;
export const MENTIONS_MAX = 20;

export const CALENDAR_MAX_DAYS = 366;
export const CALENDAR_KINDS = ['published', 'scheduled', 'unpublish', 'due'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** The state once a new text is there: an approval was of the one before, and what is live waits for nobody. */
export function reviewAfter(before: { review: ReviewState }, live: boolean): ReviewState {
  return live || before.review === 'approved' ? 'none' : before.review;
}
