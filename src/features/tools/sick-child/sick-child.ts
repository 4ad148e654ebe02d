import { addMonths, type Day } from '#src/lib/calendar-day.ts';

const MONTHS_OF_A_YEAR = 12;
/** Code du travail, L1225-61, read in November 2026: days a year, for a child under sixteen in one's charge. */
const DAYS = 3;
/** The child is not yet one, or the employee has three children or more under sixteen. */
const MORE_DAYS = 5;
const LARGE_FAMILY = 3;
const TOO_OLD_YEARS = 16;

export interface SickChildAsk {
  birth: Day;
  /** Children under sixteen in the employee's charge, this one with them. */
  children: number;
  /** The first day of the absence. */
  on: Day;
}

export interface SickChildDays {
  /** Days a year; 0 from the sixteenth birthday. */
  days: 0 | 3 | 5;
  because: 'baby' | 'family' | 'child' | 'too-old';
  firstBirthday: Day;
}

/** Tells how many days a year an employee may stay with this child, by the law alone. */
export function sickChildDays({ birth, children, on }: SickChildAsk): SickChildDays {
  const firstBirthday = addMonths(birth, MONTHS_OF_A_YEAR);
  if (on >= addMonths(birth, TOO_OLD_YEARS * MONTHS_OF_A_YEAR))
    return { days: 0, because: 'too-old', firstBirthday };
  if (children >= LARGE_FAMILY) return { days: MORE_DAYS, because: 'family', firstBirthday };
  return on < firstBirthday
    ? { days: MORE_DAYS, because: 'baby', firstBirthday }
    : { days: DAYS, because: 'child', firstBirthday };
}
