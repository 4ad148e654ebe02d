import { addMonths, type Day } from '#src/lib/calendar-day.ts';

/** Adults of a household and their wages: ceilings are higher for two wages and for a parent alone. */
export type Household = 'un' | 'deux' | 'seul';

/** Yearly ceilings in whole euros, before the rise for each child. */
interface Ceilings {
  /** Of the allowance at its full rate, and what two wages or a parent alone add to it. */
  full: { base: number; alone: number };
  /** Of the allowance at its half rate, and of the birth grant. */
  half: { base: number; alone: number };
  /** Wages of a year from which a second wage counts: 13.6 % of the Sécurité sociale's ceiling two years before. */
  secondWage: number;
}

/**
 * Ceilings by the year in which the right opens: arrêtés of 18 December 2025 (for 2026) and those of the year before,
 * articles L531-2 and L531-3 of the Code de la sécurité sociale. A year that is not here is not computed.
 */
export const CEILINGS: Readonly<Record<number, Ceilings>> = {
  2025: {
    full: { base: 24_414, alone: 9812 },
    half: { base: 29_169, alone: 11_725 },
    secondWage: 5983,
  },
  2026: {
    full: { base: 24_853, alone: 9989 },
    half: { base: 29_694, alone: 11_936 },
    secondWage: 6306,
  },
};

/** The monthly base of family benefits in cents, by its first day; each is good until the next first of April. */
export const BASES: readonly { from: Day; until: Day; cents: number }[] = [
  { from: '2024-04-01', until: '2025-03-31', cents: 46_644 },
  { from: '2025-04-01', until: '2026-03-31', cents: 47_437 },
  { from: '2026-04-01', until: '2027-03-31', cents: 47_816 },
];
/** The day on which these amounts were last read. */
export const BIRTH_AID_CHECKED_ON = '2026-11-27';

/** Shares of the monthly base, in hundred-thousandths: articles D531-2 and D531-3. */
const SHARES = { grant: 229_750, full: 41_650, half: 20_825 } as const;
const WHOLE = 100_000;
/** CRDS: 0.5 % of what is due, its fraction of a cent left out, as published amounts show. */
const LEVY = 0.005;
/** Article R522-2: what each child adds to a ceiling, from the third on a little more. */
const FIRST_CHILDREN = 2;
const RISE = { first: 0.25, later: 0.3 };
const GRANT_MONTHS_BEFORE = 2;
const THIRD_BIRTHDAY = 36;

export interface BirthAidAsk {
  /** Day of the birth, or the term. */
  birth: Day;
  household: Household;
  /** Children in charge, with those who are to be born. */
  children: number;
  /** Born together. */
  together: number;
  /** Net income by category of two years before, of the whole household, in whole euros. */
  income: number;
}

export interface BirthAid {
  grant: { month: Day; cents: number | null; ceiling: number | null };
  allowance: {
    from: Day;
    /** The last month that is paid. */
    to: Day;
    /** A month, for all the children of this birth; null where the year is not known. */
    cents: number | null;
    rate: 'full' | 'half' | 'none' | null;
    ceilings: { full: number; half: number } | null;
  };
}

const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
const yearOf = (day: Day) => Number(day.slice(0, 4));

/** The net amount of a share at a month, in cents; null when that month's base is not known. */
export function netCents(share: keyof typeof SHARES, month: Day): number | null {
  const base = BASES.find(({ from, until }) => month >= from && month <= until);
  if (!base) return null;
  const gross = Math.round((base.cents * SHARES[share]) / WHOLE);
  return gross - Math.floor(gross * LEVY);
}

/**
 * A year's ceiling for this household, in whole euros. Each child's rise is rounded by itself, as the published tables
 * are: 37 118 € for one child in 2026, 44 542 € for two, 8 908 € for each of the next.
 */
export function ceilingOf(
  kind: 'full' | 'half',
  { year, household, children }: { year: number; household: Household; children: number },
): number | null {
  const of = CEILINGS[year]?.[kind];
  if (!of) return null;
  const first = Math.min(children, FIRST_CHILDREN) * Math.round(of.base * RISE.first);
  const later = Math.max(children - FIRST_CHILDREN, 0) * Math.round(of.base * RISE.later);
  return of.base + first + later + (household === 'un' ? 0 : of.alone);
}

/** Estimates the birth grant and the basic allowance (PAJE). */
export function birthAid(ask: BirthAidAsk): BirthAid {
  return { grant: grantOf(ask), allowance: allowanceOf(ask) };
}

/** Article D531-2: before the end of the month that follows the sixth month of the pregnancy. */
function grantOf(ask: BirthAidAsk): BirthAid['grant'] {
  const month = monthOf(addMonths(monthOf(ask.birth), -GRANT_MONTHS_BEFORE));
  const ceiling = ceilingOf('half', { ...ask, year: yearOf(month) });
  const each = netCents('grant', month);
  if (ceiling === null || each === null) return { month, cents: null, ceiling };
  return { month, cents: ask.income <= ceiling ? each * ask.together : 0, ceiling };
}

function allowanceOf(ask: BirthAidAsk): BirthAid['allowance'] {
  const born = monthOf(ask.birth);
  const [from, to] = [addMonths(born, 1), addMonths(born, THIRD_BIRTHDAY - 1)];
  const year = yearOf(from);
  const full = ceilingOf('full', { ...ask, year });
  const half = ceilingOf('half', { ...ask, year });
  if (full === null || half === null) return { from, to, cents: null, rate: null, ceilings: null };
  const rate = rateOf(ask.income, { full, half });
  const each = rate === 'none' ? 0 : netCents(rate, from);
  return { from, to, cents: each === null ? null : each * ask.together, rate, ceilings: { full, half } };
}

function rateOf(income: number, { full, half }: { full: number; half: number }) {
  if (income <= full) return 'full';
  return income <= half ? 'half' : 'none';
}
