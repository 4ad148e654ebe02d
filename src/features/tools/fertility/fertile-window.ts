import { addDays, type Day } from '#src/lib/calendar-day.ts';

/** Days from ovulation to the next period: the steadier half of a cycle, taken as fixed. */
export const LUTEAL_DAYS = 14;
/** Wilcox, NEJM 1995: the five days before ovulation, and its own. */
export const FERTILE_BEFORE = 5;

export interface Cycle {
  /** First day of the period that opens it. */
  from: Day;
  fertileFrom: Day;
  /** Last day included. */
  fertileTo: Day;
  ovulationFrom: Day;
  ovulationTo: Day;
  nextPeriodFrom: Day;
  nextPeriodTo: Day;
}

/** One cycle, between its shortest and its longest length (the same when it is regular), in days. */
export function cycleOf(from: Day, shortest: number, longest: number): Cycle {
  const ovulationFrom = addDays(from, shortest - LUTEAL_DAYS);
  const ovulationTo = addDays(from, longest - LUTEAL_DAYS);
  return {
    from,
    fertileFrom: addDays(ovulationFrom, -FERTILE_BEFORE),
    fertileTo: ovulationTo,
    ovulationFrom,
    ovulationTo,
    nextPeriodFrom: addDays(from, shortest),
    nextPeriodTo: addDays(from, longest),
  };
}

/** This cycle and the next ones, each uncertain by one more spread than the one before. */
export function nextCycles(
  from: Day,
  { shortest, longest, count }: { shortest: number; longest: number; count: number },
): Cycle[] {
  return Array.from({ length: count }, (_, i) => {
    const early = cycleOf(addDays(from, shortest * i), shortest, shortest);
    const late = cycleOf(addDays(from, longest * i), longest, longest);
    return {
      from: early.from,
      fertileFrom: early.fertileFrom,
      fertileTo: late.fertileTo,
      ovulationFrom: early.ovulationFrom,
      ovulationTo: late.ovulationTo,
      nextPeriodFrom: early.nextPeriodFrom,
      nextPeriodTo: late.nextPeriodTo,
    };
  });
}
