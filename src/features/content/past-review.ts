import { type Day, isDay } from '#src/lib/calendar-day.ts';

/** The day before which a text was to be read again, once it has come; null before it, and where there is none. */
export function pastReviewOf(fields: Readonly<Record<string, unknown>>, today: Day): Day | null {
  const due = typeof fields.review_before === 'string' ? fields.review_before.slice(0, 10) : '';
  return isDay(due) && due <= today ? due : null;
}
