import { addDays, addMonths, type Day, laterOf } from '#src/lib/calendar-day.ts';
import { firstWorkingDay, lastOfWorkingDays } from '#src/lib/holidays.ts';

/** L3142-1 and L3142-4: three working days at least, paid by the employer. */
export const BIRTH_LEAVE_DAYS = 3;
/** L1225-35: four days that must be taken at once, then 21, or 28 after a multiple birth. */
export const FIRST_PART_DAYS = 4;
export const SECOND_PART_DAYS = { single: 21, multiple: 28 } as const;
/** D1225-8: two periods at most, five days each at least, within six months. */
export const PERIOD_MIN_DAYS = 5;
export const WITHIN_MONTHS = 6;
/** D1225-8: a month's notice, of the expected birth and of each period. */
export const NOTICE_MONTHS = 1;

export interface Period {
  from: Day;
  /** Last day included. */
  to: Day;
}

export interface SecondParentAsk {
  birth: Day;
  multiple: boolean;
  /** The birth leave starts on the day itself, or on the working day after. */
  start: 'birth' | 'next';
  /** Days of the first period of the second part, and its first day; null: at once, after the compulsory days. */
  firstFrom: Day | null;
  firstDays: number;
  secondFrom: Day | null;
}

export interface SecondParentLeave {
  birthLeave: Period;
  compulsory: Period;
  periods: Period[];
  /** Last day by which the second part has to be taken. */
  before: Day;
}

/** The seven days at least that may not be given up, and what is left of the 25 or 32. */
export function secondParentLeave(ask: SecondParentAsk): SecondParentLeave {
  const from = firstWorkingDay(ask.start === 'birth' ? ask.birth : addDays(ask.birth, 1));
  const birthLeave = { from, to: lastOfWorkingDays(from, BIRTH_LEAVE_DAYS) };
  const compulsory = periodOf(addDays(birthLeave.to, 1), FIRST_PART_DAYS);
  const total = SECOND_PART_DAYS[ask.multiple ? 'multiple' : 'single'];
  const first = periodOf(ask.firstFrom ?? addDays(compulsory.to, 1), ask.firstDays);
  const left = total - ask.firstDays;
  const periods = left > 0 ? [first, periodOf(ask.secondFrom ?? addDays(first.to, 1), left)] : [first];
  return { birthLeave, compulsory, periods, before: addMonths(ask.birth, WITHIN_MONTHS) };
}

function periodOf(from: Day, days: number): Period {
  return { from, to: addDays(from, days - 1) };
}

/** Finds what the law refuses in a plan, under the name of what is wrong; null when it stands. */
export function planProblem(
  ask: SecondParentAsk,
  leave: SecondParentLeave,
): 'too-soon' | 'overlap' | 'too-late' | 'too-short' | null {
  const total = SECOND_PART_DAYS[ask.multiple ? 'multiple' : 'single'];
  const left = total - ask.firstDays;
  if (ask.firstDays < PERIOD_MIN_DAYS || (left > 0 && left < PERIOD_MIN_DAYS) || left < 0) return 'too-short';
  const [first, second] = leave.periods;
  if (first && first.from <= leave.compulsory.to) return 'too-soon';
  if (first && second && second.from <= first.to) return 'overlap';
  const last = second ? laterOf(first?.to ?? second.to, second.to) : first?.to;
  return last && last > leave.before ? 'too-late' : null;
}
