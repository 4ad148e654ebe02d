import { describe, expect, it } from 'vitest';
import { pastReviewOf } from '#src/features/content/past-review.ts';
import type { Day } from '#src/lib/calendar-day.ts';

const TODAY = '2026-11-27' as Day;

describe('a text past the day before which it was to be read again', () => {
  it.each([
    ['2026-11-26', '2026-11-26'],
    ['2026-11-27', '2026-11-27'],
    ['2026-11-26T10:00:00Z', '2026-11-26'],
    ['2026-11-28', null],
    ['', null],
    ['bientôt', null],
    [20261101, null],
    [undefined, null],
  ])('says so from that day on: %s', (review_before, day) => {
    expect(pastReviewOf({ review_before }, TODAY)).toBe(day);
  });
});
