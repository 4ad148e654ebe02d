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

/** The scale of the CMG since 1 September 2025 (decrees of June 2025), in cents an hour. */
export const CMG = {
  since: '2025-09-01' as Day,
  /** The median cost that the share is compared with. */
  referenceCents: 485,
  /** The highest cost that is helped; the rest stays with the parents, with its contributions. */
  mostCents: 800,
} as const;
/** The day on which this scale was last read. */
export const CHILDCARE_CHECKED_ON: Day = '2026-11-27';

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
  /** Children in charge; one with AEEH counts twice, since the next share applies. */
  children: number;
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

function shareOf(children: number): number {
  return (SHARES.find(({ upTo }) => children <= upTo)?.percent ?? 0) / PERCENT;
}

/** The family's part of an hour by the scale, in cents and fractions of them. */
function hourCents({ income, children }: ChildcareAsk): number {
  return income * PERCENT * shareOf(children);
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
export function childminderCost(ask: ChildcareAsk & { costCents: number }): ChildcareCost {
  const wholeCents = Math.round(ask.costCents * ask.hours);
  const known = Math.round(Math.min(ask.costCents, CMG.mostCents) * ask.hours);
  const aidCents = Math.max(0, Math.round(known * (1 - hourCents(ask) / CMG.referenceCents)));
  return withCredit({
    wholeCents,
    aidCents,
    restCents: wholeCents - aidCents,
    beyondCents: wholeCents - known,
  });
}
