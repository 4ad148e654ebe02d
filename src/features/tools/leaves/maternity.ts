import { addDays, type Day, daysBetween, earlierOf, laterOf } from '#src/lib/calendar-day.ts';

export type MaternityCase = 'first' | 'third' | 'twins' | 'triplets';

interface Weeks {
  before: number;
  after: number;
  /** The weeks of the later part that may be taken before the birth (L1225-18, L1225-19). */
  advance: number;
}

/** Code du travail, L1225-17 (one or two children), L1225-18 (multiple births), L1225-19 (third child on). */
export const MATERNITY_WEEKS: Record<MaternityCase, Weeks> = {
  first: { before: 6, after: 10, advance: 0 },
  third: { before: 8, after: 18, advance: 2 },
  twins: { before: 12, after: 22, advance: 4 },
  triplets: { before: 24, after: 22, advance: 0 },
};

/** L1225-17: weeks that may be moved after the birth, with the carer's agreement. */
export const DEFERRAL_MAX = 3;
/** L1225-29: nobody may be employed for eight weeks in all, six of them after the birth. */
export const MINIMUM_WEEKS = { total: 8, after: 6 } as const;
/** L1225-23: a birth more than six weeks early, the child in hospital. */
const VERY_EARLY_DAYS = 42;

export interface MaternityAsk {
  due: Day;
  kind: MaternityCase;
  /** Weeks moved after (above 0) or taken earlier (below 0). */
  moved: number;
  birth?: Day | null;
  /** The child had to stay in hospital after a birth more than six weeks early. */
  inHospital?: boolean;
}

export type BirthTiming = 'due' | 'early' | 'before-leave' | 'very-early' | 'late';

export interface MaternityLeave {
  from: Day;
  /** Last day included. */
  to: Day;
  weeksBefore: number;
  weeksAfter: number;
  days: number;
  timing: BirthTiming;
  /** Days the actual birth adds to the leave as planned. */
  extraDays: number;
}

/**
 * The leave of a salaried mother. An early birth takes nothing off its length (L1225-20); a late one lengthens the
 * part before and leaves the part after whole.
 */
export function maternityLeave({ due, kind, moved, birth, inHospital }: MaternityAsk): MaternityLeave {
  const legal = MATERNITY_WEEKS[kind];
  const weeksBefore = legal.before - moved;
  const weeksAfter = legal.after + moved;
  const planned = addDays(due, -7 * weeksBefore);
  const length = 7 * (weeksBefore + weeksAfter);
  const born = birth ?? due;
  const timing = timingOf({ due, born, planned, inHospital: inHospital === true });
  const from = earlierOf(planned, born);
  const atBest = timing === 'very-early' ? addDays(due, -7 * legal.before) : from;
  const to = laterOf(addDays(atBest, length - 1), addDays(born, 7 * weeksAfter - 1));
  const days = daysBetween(from, to) + 1;
  return { from, to, weeksBefore, weeksAfter, days, timing, extraDays: days - length };
}

function timingOf({
  due,
  born,
  planned,
  inHospital,
}: {
  due: Day;
  born: Day;
  planned: Day;
  inHospital: boolean;
}): BirthTiming {
  if (born === due) return 'due';
  if (born > due) return 'late';
  if (inHospital && daysBetween(born, due) > VERY_EARLY_DAYS) return 'very-early';
  return born < planned ? 'before-leave' : 'early';
}

/** The days on which nobody may be employed, when the leave is cut as short as the law allows. */
export function minimumLeave(due: Day): { from: Day; to: Day } {
  return {
    from: addDays(due, -7 * (MINIMUM_WEEKS.total - MINIMUM_WEEKS.after)),
    to: addDays(due, 7 * MINIMUM_WEEKS.after - 1),
  };
}
