import type { Day } from '#src/lib/calendar-day.ts';

/**
 * Families' share of an hour of care, in percent of the monthly income, by children in charge: the national scale of
 * crèches, which article D531-17 of the Code de la sécurité sociale takes over for a childminder.
 */
const SHARES: readonly { upTo: number; percent: number }[] = [
  { upTo: 1, percent: 0.0619 },
  { upTo: 2, percent: 0.0516 },
  { upTo: 3, percent: 0.0413 },
  { upTo: 7, percent: 0.031 },
  { upTo: Number.POSITIVE_INFINITY, percent: 0.0206 },
];

/** A scale of the CMG, in cents an hour: the cost that the family's share is compared with, and the highest that is helped. */
export interface CmgScale {
  from: Day;
  /** Its last day. */
  until: Day;
  childminder: { referenceCents: number; mostCents: number };
  /** Somebody whom the parents employ at home. */
  home: { referenceCents: number; mostCents: number };
}

/**
 * Article D531-18 (decree 2025-515 of 11 June 2025), then the amounts of each 1 April, which follow the Smic
 * (instruction DSS/2B/2026/46 of 20 March 2026). A day that is in none of them is not computed.
 */
export const CMG_SCALES: readonly CmgScale[] = [
  {
    from: '2025-09-01',
    until: '2026-03-31',
    childminder: { referenceCents: 485, mostCents: 800 },
    home: { referenceCents: 1038, mostCents: 1500 },
  },
  {
    from: '2026-04-01',
    until: '2027-03-31',
    childminder: { referenceCents: 491, mostCents: 809 },
    home: { referenceCents: 1050, mostCents: 1518 },
  },
];

/** The scale of a day; null where it is not known here. */
export function cmgScaleOf(day: Day): CmgScale | null {
  return CMG_SCALES.find(({ from, until }) => day >= from && day <= until) ?? null;
}

/** At home, an hour's share is twice that of a childminder or a crèche (article D531-17: 0.1238 % for a child). */
const AT_HOME = 2;
/** The day on which these scales were last read. */
export const CHILDCARE_CHECKED_ON: Day = '2026-11-28';

/**
 * Both scales have a least and a highest income, which change in a year. Between these two the rule needs neither;
 * beyond them nothing is computed here.
 */
export const INCOME_RANGE = { from: 1000, to: 6000 } as const;

/** Article 200 quater B of the Code général des impôts: half of at most 3 500 € a year and a child under six. */
const TAX_CREDIT = { rate: 0.5, mostCents: 350_000 };
const MONTHS = 12;
const PERCENT = 100;

export interface ChildcareAsk {
  /** The household's monthly income, in whole euros. */
  income: number;
  /** Children in charge. */
  children: number;
  /** One of them opens the right to AEEH: the next share of the scale applies, however many they are. */
  aeeh?: boolean;
  /** Hours of care a month. */
  hours: number;
}

export interface ChildcareCost {
  /** Paid to the childminder or the crèche before aid, in cents a month; null where the family pays its share only. */
  wholeCents: number | null;
  aidCents: number | null;
  /** Left to the family, before the tax credit. */
  restCents: number;
  /** At most, a year. */
  taxCreditCents: number;
  /** Above the most that the aid knows, in cents a month; inside `restCents`. */
  beyondCents: number;
}

function shareOf({ children, aeeh }: ChildcareAsk): number {
  const own = SHARES.findIndex(({ upTo }) => children <= upTo);
  const step = Math.min(own + (aeeh ? 1 : 0), SHARES.length - 1);
  return (SHARES[step]?.percent ?? 0) / PERCENT;
}

/** The family's part of an hour by the scale, in cents and fractions of them. */
function hourCents(ask: ChildcareAsk): number {
  return ask.income * PERCENT * shareOf(ask);
}

function withCredit(cost: Omit<ChildcareCost, 'taxCreditCents'>): ChildcareCost {
  const year = Math.min(cost.restCents * MONTHS, TAX_CREDIT.mostCents);
  return { ...cost, taxCreditCents: Math.round(year * TAX_CREDIT.rate) };
}

/** A crèche that is paid by the national scale. */
export function crecheCost(ask: ChildcareAsk): ChildcareCost {
  const restCents = Math.round(hourCents(ask) * ask.hours);
  return withCredit({ wholeCents: null, aidCents: null, restCents, beyondCents: 0 });
}

/** A childminder whom the parents employ, `costCents` an hour with upkeep and meals. */
export function childminderCost(
  ask: ChildcareAsk & { costCents: number },
  { childminder }: CmgScale,
): ChildcareCost {
  return withCredit(helped(ask, childminder, hourCents(ask)));
}

/** The net wage of somebody employed at home; contributions, which no rule here gives, are beside it. */
export function homeWage(ask: ChildcareAsk & { costCents: number }, { home }: CmgScale) {
  return helped(ask, home, AT_HOME * hourCents(ask));
}

/** Cost × (1 − share ÷ reference), of what is under the highest cost. */
function helped(
  { costCents, hours }: { costCents: number; hours: number },
  { referenceCents, mostCents }: CmgScale['home'],
  shareCents: number,
) {
  const wholeCents = Math.round(costCents * hours);
  const known = Math.round(Math.min(costCents, mostCents) * hours);
  const aidCents = Math.max(0, Math.round(known * (1 - shareCents / referenceCents)));
  return { wholeCents, aidCents, restCents: wholeCents - aidCents, beyondCents: wholeCents - known };
}
