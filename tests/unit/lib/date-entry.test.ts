import { describe, expect, it } from 'vitest';
import { parseDateEntry } from '#src/lib/date-entry.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');

describe('a date as it is typed', () => {
  it.each([
    ['03/06/2027', '2027-06-03'],
    ['3/6/27', '2027-06-03'],
    ['03/06/027', '2026-06-03'],
    ['03/06', '2026-06-03'],
    ['3', '2026-01-03'],
    ['/6/27', '2027-06-01'],
    ['//27', '2027-01-01'],
    ['29/02/2028', '2028-02-29'],
  ])('reads %s as %s', (typed, date) => expect(parseDateEntry(typed, TODAY)).toBe(date));

  it.each(['', '29/02/2027', '31/04/27', '00/06/27', '12/13/27', 'demain', '1/2/3/4', '1/x/27'])(
    'answers null for %j',
    (typed) => expect(parseDateEntry(typed, TODAY)).toBeNull(),
  );
});
