/** Whole cents throughout. */
export interface BudgetLine {
  label: string;
  cents: number;
}

export interface Budget {
  once: BudgetLine[];
  monthly: BudgetLine[];
  onceCents: number;
  monthlyCents: number;
  firstYearCents: number;
  /** The rest of the ceiling after the purchases; negative when it is passed, null without a ceiling. */
  leftCents: number | null;
}

const MONTHS = 12;

const sum = (lines: readonly BudgetLine[]) => lines.reduce((total, { cents }) => total + cents, 0);
const filled = (lines: readonly BudgetLine[]) => lines.filter(({ cents }) => cents > 0);

/** Adds up what is bought once, what comes back every month, and the first year of both. */
export function budgetOf(
  once: readonly BudgetLine[],
  monthly: readonly BudgetLine[],
  ceilingCents: number | null,
): Budget {
  const [onceCents, monthlyCents] = [sum(once), sum(monthly)];
  return {
    once: filled(once).sort((a, b) => b.cents - a.cents),
    monthly: filled(monthly),
    onceCents,
    monthlyCents,
    firstYearCents: onceCents + MONTHS * monthlyCents,
    leftCents: ceilingCents === null ? null : ceilingCents - onceCents,
  };
}

/** Euros as typed, to cents. */
export function toCents(euros: number | null): number {
  return Math.round((euros ?? 0) * 100);
}
