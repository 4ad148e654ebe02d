import { addDays, type Day } from '#src/lib/calendar-day.ts';

/** A letter about a week never comes sooner after another, even when the term was corrected. */
const APART_DAYS = 5;

/** The day from which the next is owed to somebody who gives another term; null: at once. */
export const dueAfterChange = ({ weekSentOn }: { weekSentOn: Day | null }): Day | null =>
  weekSentOn && addDays(weekSentOn, APART_DAYS);
