import type { Day } from '#src/lib/calendar-day.ts';

export interface AllowanceYear {
  /** Monthly ceiling of the Sécurité sociale. */
  ceilingCents: number;
  /** Least and most for a day, before levies, as published. */
  minimumCents: number;
  maximumCents: number;
}

/**
 * Amounts by the year in which the leave begins: arrêtés fixing the ceiling (3 925 € for 2025, 4 005 € for 2026) and
 * the amounts that the Assurance maladie published with them. A year that is not here is not computed.
 */
export const ALLOWANCE_YEARS: Readonly<Record<number, AllowanceYear>> = {
  2025: { ceilingCents: 392_500, minimumCents: 1102, maximumCents: 10_194 },
  2026: { ceilingCents: 400_500, minimumCents: 1112, maximumCents: 10_402 },
};
/** The day on which these amounts were last checked. */
export const ALLOWANCE_CHECKED_ON = '2026-11-23';

/** Code de la sécurité sociale, R331-5 and R323-4: a monthly wage's day is 1/91.25 of three months. */
const DAYS_OF_THREE_MONTHS = 91.25;
/** Arrêté of 28 March 2013: the flat rate taken in place of contributions. */
const FLAT_RATE = 0.21;
/** Levies on what is paid: CSG 6.2 % and CRDS 0.5 %. */
export const LEVIES = 0.067;

export interface AllowanceAsk {
  /** First day of the leave. */
  from: Day;
  /** Gross wages of the three months before it. */
  monthsCents: readonly number[];
}

export interface DailyAllowance {
  grossCents: number;
  /** After CSG and CRDS. */
  netCents: number;
  /** The ceiling or the minimum decided, or neither. */
  bound: 'ceiling' | 'minimum' | null;
  year: AllowanceYear;
}

/** Computes a day's allowance in integer cents; null for a year whose amounts are not known here. */
export function dailyAllowance({ from, monthsCents }: AllowanceAsk): DailyAllowance | null {
  const year = ALLOWANCE_YEARS[Number(from.slice(0, 4))];
  if (!year) return null;
  const capped = monthsCents.reduce((sum, wage) => sum + Math.min(wage, year.ceilingCents), 0);
  const computed = Math.round((capped / DAYS_OF_THREE_MONTHS) * (1 - FLAT_RATE));
  const grossCents = Math.min(Math.max(computed, year.minimumCents), year.maximumCents);
  return { grossCents, netCents: Math.round(grossCents * (1 - LEVIES)), bound: boundOf(), year };

  function boundOf(): DailyAllowance['bound'] {
    if (grossCents > computed) return 'minimum';
    return monthsCents.some((wage) => wage > (year?.ceilingCents ?? 0)) ? 'ceiling' : null;
  }
}
